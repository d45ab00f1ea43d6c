/** What one version of the app consists of. The build writes it in front of the service worker. */
export interface Precache {
  /** Differs whenever any file differs. */
  readonly version: string;
  readonly files: readonly PrecachedFile[];
}

/** A file of the app: its address, and the sum by which the browser knows that it is the one that belongs to this version. */
export interface PrecachedFile {
  readonly url: string;
  readonly integrity: string;
}

/** The page that every address of the app gets. */
export const PAGE = '/index.html';

const CACHE = 'stammtisch-';

/** The cache of a version. */
export function cacheOf(version: string): string {
  return CACHE + version;
}

/**
 * The caches that a version that starts to work can throw away, given all in the order in which they were made. The one before it stays:
 * a window may still run the older version and fetch another part of it.
 */
export function outdatedCaches(names: readonly string[], version: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(CACHE) && name !== cacheOf(version));
  return others.slice(0, -1);
}

/** Where the answer to a request comes from: the page of this version, a file of a version, or the network. */
export type Source =
  { readonly from: 'page' } | { readonly from: 'cache'; readonly url: string } | { readonly from: 'network' };

/** What concerns the answer in a request. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Decides where the answer comes from. `origin` is where the app lives; nothing of other places is ever answered. */
export function sourceOf({ method, mode, url }: Asked, origin: string, { files }: Precache): Source {
  const { origin: where, pathname } = new URL(url);
  if (method !== 'GET' || where !== origin) return { from: 'network' };
  const isHashed = pathname.startsWith('/assets/');
  if (isHashed || files.some((file) => file.url === pathname)) return { from: 'cache', url: pathname };
  const isPage = mode === 'navigate' && !pathname.slice(pathname.lastIndexOf('/')).includes('.');
  return isPage ? { from: 'page' } : { from: 'network' };
}
