import type { Seat } from '@bivouac/kernel';
import type { Clock } from '@bivouac/room';

/** Milliseconds a seat has left; `heard` is this device's time when the clock was told. */
export function left(clock: Clock, seat: Seat, pending: readonly Seat[], heard: number, now: number): number | null {
  const bank = clock.banks[seat];
  if (bank === undefined) return null;
  const thinking = pending.includes(seat) ? clock.now - clock.since + (now - heard) : 0;
  return Math.max(0, bank - thinking);
}

const two = (n: number): string => String(n).padStart(2, '0');

/** 24:55, 1:02:10, 22 h, 3 d 1 h. */
export function shownTime(ms: number, day = 'd'): string {
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return `${Math.floor(hours / 24)} ${day} ${hours % 24} h`;
  if (hours >= 6) return `${hours} h`;
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}
