import type { Choices, Setup, Text } from '@bivouac/kernel';
import { hexIds, hexNumber, type Side, unitIds } from '../data/index.ts';
import { sampleAdvance, sampleDeclaration } from '../fuzz/sample-battles.ts';
import { type Action, fightOf, isReorganizing, type Table } from '../state.ts';
import { tx } from '../text/keys.ts';
import { mayOccupy, vacated, whyNotAdvance } from './04-advance.ts';
import { contact, whyNotBattle, whyNotBombard } from './04-battles.ts';
import { whyNotReroll } from './10e-initiative.ts';

/** Battles are too many to list: they are sampled and checked. */
export const declareChoices = (t: Table, setup: Setup, side: Side): Choices<Action> => ({
  kind: 'space',
  sample: pick => sampleDeclaration(t, setup, side, pick),
  check: action => whyNotDeclare(t, setup, side, action),
  outline: () => {
    const open = contact(t, side);
    const names = (hexes: readonly number[]) => hexes.map(hex => hexIds[hex]!);
    return { attackers: names(open.attackers), defenders: names(open.defenders) };
  },
});

function whyNotDeclare(t: Table, setup: Setup, side: Side, action: Action): Text | null {
  if (action.type === 'declareBattle') return whyNotBattle(t, setup, side, action);
  if (action.type === 'bombard') return whyNotBombard(t, setup, side, action);
  if (action.type === 'move') return tx('no.movementOver', {}, '§2b-b');
  if (isReorganizing(action)) return tx('no.notNight', {}, '§10c-a');
  if (action.type !== 'endDeclaration') return tx('no.notNow', {}, '§4a-b');
  const left = contact(t, side).attackers[0];
  return left === undefined ? null : tx('no.mustFight', { hex: hexIds[left]! }, '§4a3-a');
}

/** Parties are too many to list when many generals are about: they are sampled and checked. */
export const advanceChoices = (t: Table, setup: Setup): Choices<Action> => ({
  kind: 'space',
  sample: pick => sampleAdvance(t, setup, pick),
  check: action => {
    if (action.type === 'endAdvance') return null; // §4f-b: never compulsory
    if (action.type === 'reroll') return whyNotReroll(t, setup);
    if (action.type !== 'advance') return tx('no.notNow', {}, '§4f-b');
    return whyNotAdvance(t, setup, action.units, hexNumber(action.to));
  },
  outline: () => ({
    units: mayOccupy(t, fightOf(t)).map(unit => unitIds[unit]!),
    hexes: vacated(t).map(hex => hexIds[hex]!),
  }),
});
