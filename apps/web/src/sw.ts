// Keeps the client on the device: what was built is fetched once and then served from here, with or without a network.

interface Worker extends ServiceWorkerGlobalScope {
  readonly PRECACHE: { readonly version: string; readonly files: readonly string[] };
}
declare const self: Worker;
declare const __PRECACHE__: Worker['PRECACHE']; // put in by the build

const { version, files } = __PRECACHE__;
const CACHE = `bivouac ${version}`;
const kept = new Set(files);
const PATIENCE_MS = 4000;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const fresh = (file: string): RequestCache => (file.startsWith('/assets/') ? 'default' : 'reload'); // those never change
  await cache.addAll(files.map(file => new Request(file, { cache: fresh(file) })));
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys(); // pages that are still open may want files of the version before
  for (const name of names.slice(0, -2)) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

/** Pages come from the network if there is one, so that a new version is seen; then from here. */
async function page(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (fresh.ok) return fresh;
  } catch {
    // no network, or none to speak of
  }
  return (await caches.match('/index.html', { cacheName: CACHE })) ?? Response.error();
}

const file = async (request: Request, path: string): Promise<Response> =>
  (await caches.match(path, { cacheName: CACHE })) ?? (await caches.match(path)) ?? fetch(request);

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(activate()));
self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (kept.has(pathname) || pathname.startsWith('/assets/')) event.respondWith(file(request, pathname));
});

/** The server's words are shown as they came. */
self.addEventListener('push', event => {
  const { title = 'Bivouac', body, table, url = '/' } = event.data?.json() ?? {};
  const options = { body, tag: table, data: { url }, icon: '/icons/tent-192.png' };
  event.waitUntil(self.registration.showNotification(title, options));
});
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data?.url ?? '/', self.location.origin).href));
});

async function show(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(each => each.url === address);
  if (open) await open.focus();
  else await self.clients.openWindow(address);
}
