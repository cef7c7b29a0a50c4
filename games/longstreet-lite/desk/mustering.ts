import type { Draft } from '@bivouac/desk';
import { pitched } from '../data/index.ts';
import type { Action } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Asked, button, drafting, type Offer, order, type Press, putBack, type Question, word } from './asked.ts';

// 3 A brigade is put together. Draft `{ army }`: its units in words, one after the other.

const unitsIn = (draft: Draft): readonly string[] => word(draft, 'army').split(', ').filter(Boolean);
const army = (units: readonly string[]) => drafting({ army: units.join(', ') });
const muster = (units: readonly string[]): Action => ({ type: 'muster', units });

/** Brigades as the rules find them usual, and a smaller one. */
const BRIGADES: Readonly<Record<'usual' | 'small', readonly string[]>> = {
  usual: ['infantry 8', 'infantry 7', 'infantry 6', 'infantry 6', 'artillery 3', 'artillery 2'],
  small: ['infantry 6', 'infantry 6', 'infantry 5', 'artillery 2'],
};
const sizes = ([least, most]: readonly number[]): number[] =>
  Array.from({ length: most! - least! + 1 }, (_, i) => most! - i);

function adding(units: readonly string[]): Press[] {
  return (['infantry', 'artillery'] as const).flatMap(arm =>
    sizes(pitched.units[arm]).map(bases => {
      const unit = `${arm} ${bases}`;
      return button('desk.addUnit', { arm, bases }, army([...units, unit]));
    }),
  );
}
function musterOffer(a: Asked, draft: Draft): Offer {
  const units = unitsIn(draft);
  const bases = (arm: string): number =>
    units.reduce((sum, unit) => sum + (unit.startsWith(arm) ? Number(unit.split(' ')[1]) : 0), 0);
  const hint = dx('desk.hint.muster', { units, infantry: bases('infantry'), guns: bases('artillery') }, '§3-army-b');
  if (units.length === 0) {
    const usual = button('desk.brigade', { which: 'usual' }, army(BRIGADES.usual), { primary: true });
    const small = button('desk.brigade', { which: 'small' }, army(BRIGADES.small));
    return { targets: [], buttons: [usual, small, ...adding(units)], hint };
  }
  const isFull = units.length >= pitched.most;
  return {
    targets: [],
    buttons: [
      order(a, dx('desk.muster', { count: units.length }), muster(units), true),
      button('desk.dropUnit', {}, army(units.slice(0, -1))),
      putBack(),
      ...(isFull ? [] : adding(units)),
    ],
    hint,
  };
}
export const mustering: Question = {
  rule: '§3-army-a',
  first: dx('desk.no.buttons', {}),
  offer: musterOffer,
  whyNot: () => null,
};
