import type { Game } from '@bivouac/kernel';
import { audit } from './audit.ts';
import { cells } from './cells.ts';
import { options, scenarios, seats, sideNumber } from './data/index.ts';
import { imagine } from './imagine.ts';
import { withEntrants, withParts, withTraces } from './migrations.ts';
import { main, phase, season } from './rules/04-seasons.ts';
import { demolitionsNow, notAsked } from './rules/05-anytime.ts';
import { demolish } from './rules/05-construction.ts';
import { type Odds, oddsOf } from './rules/odds.ts';
import { procedures } from './rules/procedures.ts';
import { setUp } from './setup.ts';
import { standing } from './standing.ts';
import type { Action, WildernessView, WW } from './state.ts';
import { tx } from './text/keys.ts';
import { tile } from './tile.ts';

export const game: Game<WW> = {
  id: 'wilderness-war',
  version: tile.version,
  scenarios: scenarios.map(scenario => scenario.id), // §setup-a
  options: options.map(({ id, requires, variant }) => ({ id, variant, ...(requires ? { requires } : {}) })), // §18.0a
  actions: {
    bid: { vp: 'whole', side: 'word' },
    event: { card: 'word' },
    activate: { card: 'word' },
    build: { card: 'word', what: 'word' },
    hold: {},
    respond: { card: 'word' },
    pass: {},
    individuals: { pieces: 'words' },
    drilled: { unit: 'word' },
    force: { leader: 'word', pieces: 'words' },
    next: { piece: 'word' },
    construct: { space: 'word' },
    demolish: { space: 'word', what: 'word' },
    march: { to: 'word', leave: 'words?', infiltrate: 'flag?' },
    sail: { to: 'word', leave: 'words?' },
    land: { to: 'word', card: 'word', leave: 'words?' },
    siege: {},
    assault: {},
    sortie: {},
    stop: {},
    intercept: { pieces: 'words' },
    inside: { pieces: 'words' },
    avoid: { pieces: 'words', to: 'word' },
    join: { pieces: 'words' },
    muster: { units: 'words' },
    lose: { unit: 'word' },
    retreat: { pieces: 'words', to: 'word' },
    goInside: { pieces: 'words' },
    raid: { space: 'word' },
    goHome: { piece: 'word', to: 'word' },
    place: { piece: 'word', at: 'word' },
    restore: { unit: 'word' },
    eliminate: { piece: 'word' },
    choose: { what: 'word' },
    swap: { leaders: 'words' },
    takeCard: { card: 'word' },
  },
  seats,
  setup: setUp,
  main,
  procedures: [season, phase, ...procedures],
  outcome({ result }) {
    if (!result) return null;
    const { winner, why, vp } = result;
    return { winners: winner === 'draw' ? [] : [winner], why: tx(`outcome.${why}`, { winner, vp }, '§4.B.6a') };
  },
  imagine,
  audit,
  notAsked,
  cells,
  anytime: {
    types: ['demolish'], // §5.46a
    choices: (view, seat) => demolitionsNow(view, sideNumber(seat)),
    take(u, seat, action) {
      if (action.type === 'demolish') demolish(u, sideNumber(seat), action.space, action.what);
    },
  },
  standing,
  migrations: { 1: withTraces, 2: withEntrants, 3: withParts },
};

/** Exact odds of what an action leads to; null: no die is thrown for it. */
export const odds = (view: WildernessView, action: Action): Odds | null => oddsOf(view, action);
export type { Moment } from './rules/05-event-record.ts';
export { possibleResponses } from './rules/05-responses.ts';
export type * from './state.ts';
