import { signal } from '@preact/signals';

/** A newer version has been fetched and waits for the next load. */
export const freshVersion = signal(false);

/** The service worker keeps the client on this device, so that it opens without a network. */
export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    const had = navigator.serviceWorker.controller !== null;
    await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (had) freshVersion.value = true;
    });
  } catch {
    // Without it everything works, but only with a network.
  }
}
