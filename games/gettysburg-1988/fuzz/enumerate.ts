import { choices, questionName, type Seat } from '@bivouac/kernel';
import { hexIds, sideNumber, unitIds } from '../data/index.ts';
import { game } from '../game.ts';
import { ableUnits, destinations } from '../rules/03-reach.ts';
import { advanceOf, parties, vacated } from '../rules/04-advance.ts';
import { legalBattles } from '../rules/04-battles.ts';
import type { Action, GettysburgView } from '../state.ts';

/** Every move of a single unit by its cheapest path, every battle without support: the lattice for counting. */
export function enumerate(view: GettysburgView, seat: Seat): readonly Action[] {
  const { table: t, setup } = view;
  const side = sideNumber(seat);
  if (questionName(view) === 'phase.move') {
    const moves = ableUnits(t, side).flatMap(unit => {
      const units = [unitIds[unit]!];
      return destinations(t, setup, side, units).map(({ path }): Action => ({ type: 'move', units, path }));
    });
    return [...moves, { type: 'endMovement' }];
  }
  if (questionName(view) === 'phase.declare') {
    const names = (hexes: readonly number[]) => hexes.map(hex => hexIds[hex]!);
    const battles = legalBattles(t, side).map(
      ({ attackers, defenders }): Action => ({
        type: 'declareBattle',
        attackers: names(attackers),
        defenders: names(defenders),
      }),
    );
    return [...battles, { type: 'endDeclaration' }];
  }
  if (questionName(view) === 'combat.advance') {
    const open = vacated(t).flatMap(to => [...parties(t, setup, to)].map(party => advanceOf(party, to)));
    return [...open, { type: 'endAdvance' }];
  }
  const offered = choices(game, view, seat);
  return offered.kind === 'list' ? offered.actions : [{ type: 'supportDefence', guns: [] }];
}
