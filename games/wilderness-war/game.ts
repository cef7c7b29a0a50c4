import type { Game } from '@bivouac/kernel';
import { audit } from './audit.ts';
import { cells } from './cells.ts';
import { imagine } from './imagine.ts';
import { scenarios } from './data/index.ts';
import { main, phase, season } from './rules/04-seasons.ts';
import { procedures } from './rules/procedures.ts';
import { demolish } from './rules/05-construction.ts';
import { demolitionsNow, notAsked } from './rules/05-anytime.ts';
import { sideNumber } from './data/index.ts';
import { setUp } from './setup.ts';
import type { WW } from './state.ts';
import { tx } from './text/keys.ts';

export const OPTIONS = [
  { id: 'basic' },
  { id: 'pitt-diplo-link' },
  { id: 'raid-militia-loss' },
  { id: 'early-regulars-cost' },
  { id: 'surrender-either-side' },
  { id: 'acadians-either-side' },
  { id: 'bidding' },
  { id: 'vp-2', variant: true },
  { id: 'one-regulars-event', variant: true },
] as const;

export const game: Game<WW> = {
  id: 'wilderness-war',
  version: 1,
  scenarios: scenarios.map(scenario => scenario.id), // §setup-a
  options: OPTIONS,
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
    sail: { to: 'word' },
    land: { to: 'word', card: 'word' },
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
  seats: () => ({
    british: { side: 'british', screens: ['british'] },
    french: { side: 'french', screens: ['french'] },
  }), // §1.0a
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
  migrations: {},
};
