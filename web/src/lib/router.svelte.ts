/** Real paths, no hash. A click on a link of ours changes the page without loading it anew. */

export interface Route {
  page: string;
  id: string;
}

function read(path: string): Route {
  try {
    const [page = '', id = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
    return { page, id };
  } catch {
    return { page: 'nowhere', id: '' };
  }
}

/** How long nothing moves until one is taken to read there. */
const RESTED = 150;
/** How long a page may take to come until it is as long as it was. */
const COMING = 1500;

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  route = $derived(read(this.path));
  #scrolled: number | undefined;

  constructor() {
    // A page comes after its address, so that we know better than the browser when to go back to where one was.
    history.scrollRestoration = 'manual';
    addEventListener('scroll', () => {
      clearTimeout(this.#scrolled);
      this.#scrolled = setTimeout(() => this.#note(), RESTED);
    });
    addEventListener('popstate', () => {
      clearTimeout(this.#scrolled);
      this.#look();
      this.#goBack();
    });
    this.#goBack();
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(to: string, replace = false): void {
    this.#note();
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.#look();
    if (!location.hash) scrollTo(0, 0);
  }

  get #state(): { top?: number } {
    return (history.state ?? {}) as { top?: number };
  }

  /** Where one is on this page. */
  #note(): void {
    clearTimeout(this.#scrolled);
    history.replaceState({ ...this.#state, top: scrollY }, '');
  }

  /** To where one was on this page, unless one goes elsewhere meanwhile. */
  #goBack(): void {
    const { top } = this.#state;
    if (!top) return location.hash ? undefined : scrollTo(0, 0);
    const until = performance.now() + COMING;
    const path = location.pathname;
    const stop = new AbortController();
    for (const touched of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      addEventListener(touched, () => stop.abort(), { once: true, signal: stop.signal });
    const step = () => {
      if (stop.signal.aborted) return;
      if (location.pathname !== path || performance.now() > until) return stop.abort();
      if (Math.abs(scrollY - top) > 1) scrollTo(0, top);
      requestAnimationFrame(step);
    };
    step();
  }

  #look(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api') || link.pathname.startsWith('/schema')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
