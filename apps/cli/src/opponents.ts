import { type Allowance, type Decision, isLevel, LEVEL_NAMES, mixed, Thinker, USUAL } from '@bivouac/bots';
import { type AnyRecord, type Notes, type Seat, view } from '@bivouac/kernel';
import { MINDS } from './arena-match.ts';
import type { Outside } from './outside.ts';
import type { AnyShelf } from './shelf.ts';
import { hears, screensOf, type Voice } from './shown.ts';
import type { TypedAction } from './words.ts';

/** Who may hold the seats that no person holds. */
export const RANDOM = 'random';
export const OPPONENTS: readonly string[] = [RANDOM, ...LEVEL_NAMES];

/** The bots of one evening: each gets what its seat sees and has heard, and nothing else. */
export interface Opponents {
  readonly name: string;
  decide(record: AnyRecord, seat: Seat): Promise<TypedAction>;
}

/** Without a wish the usual level; a game that has no mind is played at random. */
export function opponentsOf(outside: Outside, shelf: AnyShelf, wish: string | undefined, seed: number): Opponents {
  const mind = MINDS[shelf.game.id] ?? null;
  const name = mind ? (wish ?? USUAL) : RANDOM;
  const thinker = new Thinker(shelf.game, mind, outside.now);
  return {
    name,
    decide: async (record, seat) => {
      const job = {
        ...{ key: seat, level: name, seat },
        view: view(shelf.game, record.state, seat),
        notes: heardBy({ shelf, language: 'en' }, record, seat),
        seed: mixed(seed, record.history.length),
      };
      const allowed = thinker.allowance(job);
      const decision = thinker.decide(job);
      await patience(allowed, decision, isLevel(name));
      return decision.action;
    },
  };
}

function heardBy(voice: Voice, record: AnyRecord, seat: Seat): Notes {
  const screens = screensOf(voice, record, seat);
  return [record.opening, ...record.history.map(entry => entry.events)].flat().filter(event => hears(screens, event));
}

/** An answer in a window takes the same time whatever the hand holds. */
async function patience({ exact, ms }: Allowance, decision: Decision<TypedAction>, thinks: boolean): Promise<void> {
  if (!exact || !thinks) return;
  await new Promise(resolve => setTimeout(resolve, Math.max(0, ms - decision.ms)));
}
