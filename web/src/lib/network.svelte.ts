/** Whether others in the home network reach the server, and where they find the page. */
import { api } from './api';
import type { Network } from './types';

/** What only this computer calls itself. */
const HERE = /^(localhost|127\..*|\[::1\])$/;

class HomeNetwork {
  now = $state.raw<Network | null>(null);
  /** Whether this page was opened by an address that only this computer knows. */
  readonly here = HERE.test(location.hostname);
  /** Where others find this page, as far as we know. */
  origin = $derived(this.here && this.now?.open && this.now.address ? this.now.address : location.origin);

  async look(): Promise<void> {
    if (this.here) this.now = await api.network();
  }

  async letIn(open: boolean): Promise<void> {
    this.now = await api.openNetwork(open);
  }
}

export const network = new HomeNetwork();
