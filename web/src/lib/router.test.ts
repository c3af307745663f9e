import { beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from './router.svelte';

function link(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

function click(element: Element, how: MouseEventInit = {}): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}

// What the router leaves to the browser is not followed here either.
addEventListener('click', (event) => event.preventDefault());

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  router.go('/');
});

describe('paths', () => {
  it.each([
    ['/', '', ''],
    ['/table/abc', 'table', 'abc'],
    ['/rules/grimm_forest/', 'rules', 'grimm_forest'],
    ['/table/a%20b', 'table', 'a b'],
    ['/table/%E0%A4%A', 'nowhere', ''],
  ])('%s', (path, page, id) => {
    router.go(path);
    expect(router.route).toEqual({ page, id });
  });

  it('come with what is asked and where on the page', () => {
    router.go('/rules/a?table=t#2.1');
    expect([router.path, router.search, router.hash]).toEqual(['/rules/a', '?table=t', '#2.1']);
  });

  it('are gone through, or replaced', () => {
    const before = history.length;
    router.go('/me');
    expect(history.length).toBe(before + 1);
    router.go('/credits', true);
    expect(history.length).toBe(before + 1);
    expect(router.path).toBe('/credits');
  });

  it('begin at the top, unless a place is named', () => {
    router.go('/me');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    vi.mocked(scrollTo).mockClear();
    router.go('/rules/a#2.1');
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('links', () => {
  it('of ours change the page without loading it anew', () => {
    const inner = link('<a href="/table/x?i=1#here"><b>go</b></a>').firstElementChild as Element;
    click(inner);
    expect([router.path, router.search, router.hash]).toEqual(['/table/x', '?i=1', '#here']);
  });

  it.each([
    ['elsewhere', '<a href="https://example.org/me">x</a>'],
    ['in another window', '<a href="/me" target="_blank">x</a>'],
    ['to a file', '<a href="/me" download>x</a>'],
    ['to the interface', '<a href="/api/tables/x/record">x</a>'],
    ['to its description', '<a href="/schema">x</a>'],
    ['none', '<span>x</span>'],
  ])('that are %s are left to the browser', (_, html) => {
    click(link(html));
    expect(router.path).toBe('/');
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'clicked with %o are left to the browser',
    (how) => {
      click(link('<a href="/me">x</a>'), how);
      expect(router.path).toBe('/');
    },
  );
});
