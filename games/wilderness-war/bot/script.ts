import { type Idea, questionName, type Seat } from '@bivouac/kernel';
import { BRITISH, sideNumber } from '../data/index.ts';
import type { WildernessView, WW } from '../state.ts';
import { ideas } from './ideas.ts';

// A plain player, a yardstick beside greedy: one kind of thing before the next, whatever the position is worth.

const MANY = 24;
const MAD = -0.4; // points: nobody plays a card for this

type Kind = (key: string) => boolean;
const ends =
  (...purposes: string[]): Kind =>
  key =>
    purposes.some(purpose => key.endsWith(`:${purpose}`));
const raids: Kind = key => /:(raid|raids|individuals):/.test(key);

/** The British besiege, land and attack; then they gather, play events and build forts on the way. */
const BRITISH_PLAN: readonly Kind[] = [
  ends('siege'),
  ends('attack', 'land'),
  ends('sail', 'advance'),
  ends('event'),
  ends('forts'),
  ends('defend', 'relieve', 'winter'),
  ends('stockades'),
];

/** The French raid first, then play events, relieve and defend what is threatened, and attack where nothing else is left. */
const FRENCH_PLAN: readonly Kind[] = [
  raids,
  ends('siege'),
  ends('event'),
  ends('relieve', 'defend'),
  ends('forts', 'stockades'),
  ends('attack'),
  ends('winter', 'advance'),
];

/** What a plain player does now: a whole card, or the usual answer. */
export function script(view: WildernessView, seat: Seat): Idea<WW> {
  if (questionName(view) !== 'phase.choose') return ideas(view, seat, 1)[0]!;
  const all = ideas(view, seat, MANY).toSorted((a, b) => b.prior - a.prior);
  for (const kind of sideNumber(seat) === BRITISH ? BRITISH_PLAN : FRENCH_PLAN) {
    const found = all.find(idea => kind(idea.key) && idea.prior > MAD);
    if (found) return found;
  }
  return all[0]!;
}
