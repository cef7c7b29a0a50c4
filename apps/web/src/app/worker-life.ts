import { signal } from '@preact/signals';

/** A newer version has been fetched and waits for the next load. */
export const freshVersion = signal(false);

/** The service worker keeps the client on this device, so that it opens without a network. */
export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    const had = navigator.serviceWorker.controller !== null;
    await quiet();
    await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (had) freshVersion.value = true;
    });
  } catch {
    // Without it everything works, but only with a network.
  }
}

const QUIET_MS = 1000;

/** Once nothing has come for a while: all that the service worker fetches would keep the first page waiting. */
async function quiet(): Promise<void> {
  const come = (): number => performance.getEntriesByType('resource').length;
  for (let before = -1; come() > before; ) {
    before = come();
    await new Promise(resolve => setTimeout(resolve, QUIET_MS));
  }
}
