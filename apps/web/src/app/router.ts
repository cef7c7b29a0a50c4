import { signal } from '@preact/signals';

/** Where in the house we are. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'invitation'; readonly token: string }
  | { readonly page: 'rules'; readonly game: string; readonly section: string | null }
  | { readonly page: 'about'; readonly game: string }
  | { readonly page: 'balance'; readonly game: string }
  | { readonly page: 'account' }
  | { readonly page: 'recover' } // a lost password; the secret of a link stands behind its #, which no server sees
  | { readonly page: 'missing' };

type Maker = (...parts: string[]) => Route;
const ROUTES: readonly (readonly [RegExp, Maker])[] = [
  [/^\/$/, () => ({ page: 'lobby' })],
  [/^\/new\/([^/]+)$/, game => ({ page: 'setup', game: game! })],
  [/^\/local\/([^/]+)$/, id => ({ page: 'local', id: id! })],
  [/^\/table\/([^/]+)$/, id => ({ page: 'table', id: id! })],
  [/^\/join\/([^/]+)$/, token => ({ page: 'invitation', token: token! })],
  [/^\/rules\/([^/]+)$/, game => ({ page: 'rules', game: game!, section: null })],
  [/^\/rules\/([^/]+)\/([^/]+)$/, (game, section) => ({ page: 'rules', game: game!, section: section! })],
  [/^\/about\/([^/]+)$/, game => ({ page: 'about', game: game! })],
  [/^\/balance\/([^/]+)$/, game => ({ page: 'balance', game: game! })],
  [/^\/account$/, () => ({ page: 'account' })],
  [/^\/recover$/, () => ({ page: 'recover' })],
];

export function routeOf(path: string): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [pattern, make] of ROUTES) {
    const found = pattern.exec(clean);
    const parts = found?.slice(1).map(decoded);
    if (parts?.every(part => part !== null)) return make(...(parts as string[]));
  }
  return { page: 'missing' };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const here = (): string => globalThis.location?.pathname ?? '/';

export const path = signal(here());
export const query = (): URLSearchParams => new URLSearchParams(globalThis.location?.search ?? '');

/** Goes to a page of ours. Going back brings one here again. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  path.value = here();
}

/** Follows links within the house without loading it anew, and the browser's own back button. */
export function watchHistory(): void {
  addEventListener('popstate', () => {
    path.value = here();
  });
  document.addEventListener('click', event => {
    const to = inHouse(event);
    if (to === null) return;
    event.preventDefault();
    go(to);
    if (!location.hash) scrollTo(0, 0);
  });
}

function inHouse(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  if (link.pathname.startsWith('/api') || (link.hash && link.pathname === location.pathname)) return null;
  return link.pathname + link.search + link.hash;
}
