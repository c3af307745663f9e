/** Who sits in front of this browser. */
import { api, RefusedError } from './api';
import { settings } from './settings.svelte';
import type { Me } from './told';

class Myself {
  /** Undefined until the server has answered; null for somebody it does not know. */
  now = $state.raw<Me | null | undefined>(undefined);

  async look(): Promise<void> {
    try {
      this.now = await api.me();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.now = null;
    }
  }

  /** Somebody the server knows: whoever is there, or a new guest by this name. */
  async beKnown(name: string): Promise<Me> {
    if (this.now === undefined) await this.look();
    this.now ??= await api.becomeGuest(name, settings.language);
    return this.now;
  }
}

export const me = new Myself();
