import { type Choices, list, type Setup, type Text } from '@bivouac/kernel';
import { enemyOf, hexIds, hexNumber, isArtillery, isGeneral, SIDES, unitIds, unitNumber } from '../data/index.ts';
import { type Action, type Fight, fightOf, has, isOccupied, type Table, type U, unitsIn } from '../state.ts';
import { tx } from '../text/keys.ts';
import { loseLoneGenerals } from './02-generals.ts';
import { stackFault } from './02-stacking.ts';
import { hasCombatUnit } from './02-zones.ts';
import { stackRefusal } from './03-mending.ts';
import { whyNotTerrain } from './03-movement.ts';
import { disturb } from './04-losses.ts';
import { isBombardment } from './04-modifiers.ts';
import { enterHex } from './06-victory.ts';

/** The hexes the beaten defenders left empty. */
export function vacated(t: Table): readonly number[] {
  const f = fightOf(t);
  if (f.loser !== enemyOf(t.phase) || isBombardment(f)) return []; // 4f-c, 10b2-e
  return f.defenders.filter(hex => !isOccupied(t, enemyOf(t.phase), hex)); // 4f-b, 4f-f
}

/** The attackers of the battle and the generals with them. */
const mayOccupy = (t: Table, f: Fight): number[] => f.attackers.flatMap(hex => unitsIn(t, t.phase, hex)); // 4f-b

/** Why a unit may not occupy this hex; null: it may. */
export function whyNotAdvance(t: Table, setup: Setup, name: string, to: number): Text | null {
  const f = fightOf(t);
  const unit = unitNumber(name);
  const args = { unit: name };
  if (f.advanced.includes(unit)) return tx('no.advanceTwice', args, '§4f-b');
  if (unit < 0 || !mayOccupy(t, f).includes(unit)) return tx('no.advanceUnit', args, '§4f-b');
  if (!vacated(t).includes(to)) return tx('no.advanceHex', { hex: hexIds[to] ?? '?' }, '§4f-f');
  if (isGeneral[unit] && !hasCombatUnit(t, t.phase, to))
    return tx('no.advanceGeneral', { ...args, hex: hexIds[to]! }, '§4f-b');
  if (isArtillery[unit] && has(setup, '10b4')) return tx('no.advanceGun', args, '§10b4-a');
  const from = t.at[unit]!;
  return whyNotTerrain([unit], has(setup, '10g1') ? from : -1, to) ?? whyNotStacks(t, setup, unit, from, to);
}

/** Stacking holds in the hex occupied and in the hex left. */
function whyNotStacks(t: Table, setup: Setup, unit: number, from: number, to: number): Text | null {
  // 4f-d
  const there = stackFault(t, setup, [...unitsIn(t, t.phase, to), unit]);
  if (there) return stackRefusal(there, to, true);
  const here = stackFault(
    t,
    setup,
    unitsIn(t, t.phase, from).filter(other => other !== unit),
  );
  return here ? stackRefusal(here, from, false) : null;
}

const END: Action = { type: 'endAdvance' };

export function advanceChoices(t: Table, setup: Setup): Choices<Action> {
  const hexes = vacated(t);
  const actions: Action[] = [END]; // 4f-b: never compulsory
  for (const unit of mayOccupy(t, fightOf(t))) {
    for (const to of hexes) {
      if (!whyNotAdvance(t, setup, unitIds[unit]!, to))
        actions.push({ type: 'advance', unit: unitIds[unit]!, to: hexIds[to]! });
    }
  }
  return list(actions, action =>
    action.type === 'advance'
      ? whyNotAdvance(t, setup, action.unit, hexNumber(action.to))
      : tx('no.notNow', {}, '§4f-b'),
  );
}

export const mayAdvance = (t: Table, setup: Setup): boolean => {
  const choices = vacated(t).length > 0 ? advanceChoices(t, setup) : null;
  return choices?.kind === 'list' && choices.actions.length > 1;
};

export function advance(u: U, name: string, to: number): void {
  const unit = unitNumber(name);
  const { table: t } = u;
  u.say(tx('advance.done', { unit: name, to: hexIds[to]! }, '§4f-b'), {
    by: SIDES[t.phase],
    trails: [{ pieces: [name], spots: [hexIds[t.at[unit]!]!, hexIds[to]!], kind: 'march' }],
  });
  t.at[unit] = to; // 4f-a: no points, no zones
  fightOf(t).advanced.push(unit);
  disturb(u, unit);
  enterHex(u, t.phase, to);
}

/** After the last advance. */
export const endAdvance = (u: U): void => loseLoneGenerals(u); // 2d-c

export const advancePrompt = (t: Table): Text =>
  tx('prompt.advance', { side: SIDES[t.phase], hexes: vacated(t).map(hex => hexIds[hex]!) }, '§4f-b');
