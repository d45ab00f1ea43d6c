import { cacheOf, outdatedCaches, PAGE, sourceOf, type Precache, type PrecachedFile } from './precache.ts';

/**
 * Keeps one whole version of the app in the browser, so that it works without a network and never mixes two versions. A newer version is
 * fetched beside it and waits until somebody asks for it.
 */
declare const self: ServiceWorkerGlobalScope & { readonly __PRECACHE__: Precache };

const precache = self.__PRECACHE__;

self.addEventListener('install', (event) => event.waitUntil(fetchVersion()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const source = sourceOf(event.request, self.location.origin, precache);
  if (source.from === 'network') return;
  event.respondWith(source.from === 'page' ? answer(PAGE, event.request) : answer(source.url, event.request));
});

async function fetchVersion(): Promise<void> {
  const cache = await caches.open(cacheOf(precache.version));
  await Promise.all(precache.files.map(async (file) => cache.put(file.url, await fetched(file))));
}

/** A file whose name holds its hash may be here already; everything else must be exactly the one of this version. */
async function fetched({ url, integrity }: PrecachedFile): Promise<Response> {
  const isHashed = url.startsWith('/assets/');
  const known = isHashed ? await caches.match(url) : undefined;
  if (known !== undefined) return known;
  const response = await fetch(url, { integrity, cache: isHashed ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

async function takeOver(): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), precache.version);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A file of this version, or of the one before it, or what the network says. */
async function answer(url: string, request: Request): Promise<Response> {
  const own = await caches.open(cacheOf(precache.version));
  return (await own.match(url)) ?? (await caches.match(url)) ?? fetch(request);
}
