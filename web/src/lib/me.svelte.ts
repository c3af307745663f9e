/** Who sits in front of this browser. */
import { api, AwayError, RefusedError } from './api';
import { settings } from './settings.svelte';
import type { Me } from './types';

class Myself {
  /** Undefined until the server has answered; null for somebody it does not know. */
  now = $state.raw<Me | null | undefined>(undefined);
  #sending = false;

  async look(): Promise<void> {
    try {
      const found = await api.me();
      if (!settings.ahead) settings.follow(found);
      this.now = found;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.now = null;
    }
  }

  /** Somebody the server knows: whoever is there, or a new guest by this name. */
  async beKnown(name: string): Promise<Me> {
    if (this.now === undefined) await this.look();
    if (!this.now) {
      const found = await api.becomeGuest(name, settings.language);
      settings.agree(null);
      this.now = found;
    }
    return this.now;
  }

  /** Come back to an account; what its owner prefers comes along. */
  async signIn(login: string, password: string): Promise<void> {
    const found = await api.signIn(login, password);
    settings.follow(found);
    this.now = found;
  }

  /** Have the server keep the settings, too. If it is away, it is told after the next change, or at the next visit. */
  async keepSettings(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      while (this.now && settings.changed) {
        const { all } = settings;
        await api.change(all);
        settings.agree(all);
      }
    } catch (error) {
      if (!(error instanceof RefusedError || error instanceof AwayError)) throw error;
    } finally {
      this.#sending = false;
    }
  }
}

export const me = new Myself();
