import { viewBehind } from '@bivouac/kernel';
import { entryOf } from '@bivouac/registry';
import type { Views } from '@bivouac/room';
import type { Head } from './store.ts';

/** What the person at this screen sees of a table, told without its rules; null: older rules made it, or it is passed from hand to hand. */
export async function glanceAt({ game, version, setup, players, pending, branch, state }: Head): Promise<Views | null> {
  const entry = entryOf(game);
  if (entry?.tile.version !== version) return null;
  await entry.data?.(setup.scenario);
  const seats = (await entry.seats())(setup);
  const people = Object.keys(seats).filter(seat => players[seat]?.kind === 'person');
  const hides = Object.values(seats).some(({ screens }) => screens.length > 0);
  if (hides && people.length > 1 && !branch) return null;
  const eyes = pending.find(seat => people.includes(seat)) ?? people[0] ?? null;
  return { [eyes ?? '']: viewBehind(eyes === null ? [] : seats[eyes]!.screens, state, eyes) };
}
