import type { Seat } from '@bivouac/kernel';
import type { Pace } from '@bivouac/room';

export interface Running {
  readonly since: number;
  readonly banks: Readonly<Record<Seat, number>>; // milliseconds
  readonly pending: readonly Seat[];
}

const DAY = 86_400_000;
const ABANDONED_DAYS = 90; // even without a clock a game is not left lying for ever

/** What a seat has at the start, and again after each action unless the game is live. */
const full = (pace: Pace): number =>
  pace.kind === 'live' ? pace.bank * 1000 : (pace.kind === 'days' ? pace.days : ABANDONED_DAYS) * DAY;

export const firstBanks = (pace: Pace, seats: readonly Seat[]): Record<Seat, number> =>
  Object.fromEntries(seats.map(seat => [seat, full(pace)]));

/** The banks after an action at `now`: those who were asked have used their time, and who acted gets what his pace adds. */
export function banksAfter(pace: Pace, was: Running, actor: Seat | null, now: number): Record<Seat, number> {
  const banks = { ...was.banks };
  const used = Math.max(0, now - was.since);
  for (const seat of was.pending) if (seat in banks) banks[seat] = banks[seat]! - used;
  if (actor !== null && actor in banks) {
    banks[actor] = pace.kind === 'live' ? banks[actor]! + pace.more * 1000 : full(pace);
  }
  return banks;
}

/** When the first of the pending seats runs out of time; null: never. */
export function deadlineOf({ since, banks, pending }: Running): number | null {
  const left = pending.filter(seat => seat in banks).map(seat => banks[seat]!);
  return left.length > 0 ? since + Math.min(...left) : null;
}

const A_MINUTE = 60_000;

/** When to look at the clocks: often set it would be written with every action, so it may ring too early, never too late. */
export function alarmOf(was: number | null, deadline: number | null, now: number): number | null {
  const stands = was !== null && deadline !== null && was <= deadline && was > now + A_MINUTE;
  return stands ? was : deadline;
}

/** The same for the hour by which lists are sorted. */
export const changedAt = (was: number, now: number): number => (now - was < A_MINUTE ? was : now);

/** Who ran out of time first. */
export const latest = ({ banks, pending }: Running): Seat | null =>
  pending.filter(seat => seat in banks).sort((a, b) => banks[a]! - banks[b]!)[0] ?? null;
