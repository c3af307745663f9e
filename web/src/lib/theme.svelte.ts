/** Dark or light: as chosen, or as the system has it. */
import { settings } from './settings.svelte';

const system = matchMedia('(prefers-color-scheme: dark)');

class Theme {
  #systemDark = $state(system.matches);

  constructor() {
    system.addEventListener('change', (event) => (this.#systemDark = event.matches));
  }

  get dark(): boolean {
    return settings.theme === 'dark' || (settings.theme === 'auto' && this.#systemDark);
  }
}

export const theme = new Theme();
