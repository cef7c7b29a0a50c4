import type { Game } from '@bivouac/kernel';
import { SHAPES } from './actions.ts';
import { audit } from './audit.ts';
import { scenarios, sideNumber } from './data/index.ts';
import { imagine } from './imagine.ts';
import { asItWas, withLimits } from './migrations.ts';
import { choosable } from './options.ts';
import { main, transfers, turn } from './rules/03-turn.ts';
import { cycle } from './rules/04-cycle.ts';
import { activation } from './rules/05-activation.ts';
import { assault } from './rules/05-assault.ts';
import { march } from './rules/05-march.ts';
import { homes } from './rules/06-homes.ts';
import { marchAttack } from './rules/07-attack.ts';
import { evade } from './rules/07-cavalry.ts';
import { combat } from './rules/07-combat.ts';
import { GUN_CELLS } from './rules/07-modifiers.ts';
import { retreat } from './rules/07-retreat.ts';
import { labours, recovery } from './rules/08-recovery.ts';
import { foraging } from './rules/08-supply.ts';
import { swamps } from './rules/12-swamps.ts';
import { forceNumbered, show, showable } from './rules/li-forces.ts';
import { forceMarch } from './rules/li-march.ts';
import { scout } from './rules/li-sight.ts';
import { surrender } from './rules/special-events.ts';
import { setUp } from './setup.ts';
import { standing } from './standing.ts';
import { type GCACW, seats } from './state.ts';
import { tx } from './text/keys.ts';
import { tile } from './tile.ts';

export const game: Game<GCACW> = {
  id: 'gcacw',
  version: tile.version,
  scenarios: scenarios.map(({ id }) => id),
  options: choosable,
  actions: SHAPES,
  seats,
  setup: setUp,
  main,
  procedures: [
    turn,
    transfers,
    cycle,
    homes,
    activation,
    march,
    forceMarch,
    marchAttack,
    assault,
    evade,
    combat,
    retreat,
    surrender,
    recovery,
    labours,
    foraging,
    swamps,
  ],
  outcome({ result }) {
    if (!result) return null;
    const { winner, level, score } = result;
    return {
      winners: winner === 'draw' ? [] : [winner],
      why: tx('outcome.score', { level, score }, '§3.0-turn-marker'),
    };
  },
  anytime: {
    types: ['show'],
    choices: (view, seat) => showable(view, sideNumber(seat)).map(force => ({ type: 'show', force })),
    take(u, seat, action) {
      if (action.type !== 'show') return;
      show(u, forceNumbered(u.table, sideNumber(seat), action.force)!); // §LI-remove-vol
      scout(u);
    },
  },
  notAsked: (_pub, _seat, action) => tx('no.now', { what: action.type }, '§4.3-one-action'),
  standing,
  imagine,
  audit,
  cells: GUN_CELLS,
  migrations: { 1: withLimits, 2: asItWas, 3: asItWas, 4: asItWas, 5: asItWas },
};

export type * from './state.ts';
