/// <reference lib="webworker" />
/**
 * Keeps the page's own files, so that it opens while the server is away and can say so. Where a page is asked for the
 * server comes first, so nobody sees an older build; the name of an asset changes with what is in it. Nothing of the
 * interface is kept.
 */
export {};

declare const self: ServiceWorkerGlobalScope;
/** Of this build: a name, and what the first screen needs. The build fills them in. */
declare const BUILD: string;
declare const FILES: string[];

const ICON = '/icon.svg';
const NOT_PLACES = /^\/(api|schema|health|metrics)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !NOT_PLACES.test(pathname)) event.respondWith(present(request, '/'));
  else if (pathname === ICON) event.respondWith(present(request, ICON));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event));
});

async function keep(): Promise<void> {
  const kept = await caches.open(BUILD);
  await kept.addAll([...['/', ICON].map((file) => new Request(file, { cache: 'reload' })), ...FILES]);
}

async function forget(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('taletable-') && name !== BUILD).map((name) => caches.delete(name)),
  );
}

/** What the server has now; what is kept instead only where there is no server behind the address. */
async function present(request: Request, instead: string): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 502) return answer;
  return (await caches.match(instead, { ignoreVary: true })) ?? answer ?? Response.error();
}

async function asset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(add(request, answer.clone()));
  return answer;
}

/** Where there is no room left nothing is lost but a copy. */
async function add(request: Request, answer: Response): Promise<void> {
  const kept = await caches.open(BUILD);
  await kept.put(request, answer).catch(() => undefined);
}
