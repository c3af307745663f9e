/** Real paths, no hash. A click on a link of ours changes the page without loading it anew. */

export interface Route {
  page: string;
  id: string;
}

function read(path: string): Route {
  const [page = '', id = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  return { page, id };
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  route = $derived(read(this.path));

  constructor() {
    addEventListener('popstate', () => this.#look());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.#look();
    if (!location.hash) scrollTo(0, 0);
  }

  #look(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api') || link.pathname.startsWith('/schema')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
