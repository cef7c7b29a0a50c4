import { api } from '../net/api.ts';

// Web push: the browser's own address is given to the server, and taken back.

export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && Notification.permission !== 'denied';

const manager = async (): Promise<PushManager | null> =>
  (await navigator.serviceWorker?.getRegistration())?.pushManager ?? null;

export const subscription = async (): Promise<PushSubscription | null> =>
  (await (await manager())?.getSubscription().catch(() => null)) ?? null;

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, each => each.charCodeAt(0));
}

export async function notifyHere(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const applicationServerKey = bytes(await api.pushKey());
  const made = await (await manager())?.subscribe({ userVisibleOnly: true, applicationServerKey });
  if (made) await api.subscribe(made.toJSON());
}

export async function notNotifyHere(): Promise<void> {
  const old = await subscription();
  if (!old) return;
  await api.unsubscribe(old.endpoint).catch(() => null);
  await old.unsubscribe();
}
