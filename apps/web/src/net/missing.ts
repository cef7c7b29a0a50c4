// A browser keeps a script that it could not fetch as failed for as long as the page lives: asking again asks nobody.

const PAUSE_MS = 2000;
const APART_MS = 10_000; // a page that cannot be had whole is not loaded again and again
const KEY = 'bivouac.loaded-anew';

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
const answers = (): Promise<boolean> =>
  fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** When a part of the page could not be fetched, the page is loaded anew as soon as the server answers. */
export function watchMissing(): void {
  window.addEventListener('vite:preloadError', () => void loadAnew(), { once: true });
}

/** The same at once, for who asks. */
export async function loadAgain(): Promise<void> {
  if (await answers()) location.reload();
}

async function loadAnew(): Promise<void> {
  const since = Date.now() - Number(sessionStorage.getItem(KEY) ?? 0);
  await pause(Math.max(PAUSE_MS, APART_MS - since));
  while (!(await answers())) await pause(PAUSE_MS);
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
