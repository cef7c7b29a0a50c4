import type { Draft } from '@bivouac/desk';
import { removableFiles, withoutBase } from '../rules/01-losses.ts';
import { type Action, depthsIn, depthsOf, formOf, isInfantry, type Table, unitNumber } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atSprite,
  button,
  drafting,
  listed,
  type Offer,
  type Press,
  type Question,
  wordAmong,
} from './asked.ts';
import { unique } from './cards.ts';

// 1 Losses: which base goes. Draft `{ unit }`.

type Lose = Extract<Action, { type: 'lose' }>;

/** The file one misses least: from the deepest, so that the front stays; the right one of equals. */
export function leastMissed(depths: readonly number[]): number {
  const open = removableFiles(depths);
  const deepest = Math.max(...open.map(file => depths[file]!));
  return open.filter(file => depths[file] === deepest).at(-1)!;
}
/** All that one side owes, in order. */
export function suggested(t: Table, units: readonly string[]): Lose[] {
  return units.flatMap(slug => {
    const unit = unitNumber(t, slug);
    let depths = depthsOf(t, unit);
    return Array.from({ length: t.owed[unit]! }, () => {
      const file = leastMissed(depths);
      depths = withoutBase(depths, file)!;
      return { type: 'lose' as const, unit: slug, file };
    });
  });
}

const fileButtons = (t: Table, unit: string, files: readonly number[]): Press[] =>
  files.map(file => {
    const left = withoutBase(depthsOf(t, unitNumber(t, unit)), file)!;
    const args = { unit, file: file + 1, form: formOf(left), rank: depthsIn(t.form[unitNumber(t, unit)]!)[file]! };
    return button('desk.loseFile', args, acting({ type: 'lose', unit, file }));
  });

function loseOffer(a: Asked, draft: Draft): Offer {
  const { t } = a;
  const all = listed(a).flatMap((action): Lose[] => (action.type === 'lose' ? [action] : []));
  const units = unique(all.map(({ unit }) => unit));
  const unit = units.length === 1 ? units[0]! : wordAmong(draft, 'unit', units);
  const [first, ...rest] = suggested(t, units);
  const all_ = button('desk.loseAll', { count: rest.length + 1 }, acting(first!, rest), { primary: true });
  const target = (each: string): Aim =>
    atSprite(
      each,
      dx('desk.pickUnit', { unit: each }),
      drafting({ unit: each }),
      each === unit ? { picked: true } : {},
    );
  const files = all.filter(action => action.unit === unit).map(({ file }) => file);
  return {
    targets: units.map(target),
    buttons: [all_, ...(unit ? fileButtons(t, unit, files) : [])],
    hint: dx('desk.hint.lose', { units }, '§1-loss-b'),
  };
}

export const losing: Question = {
  rule: '§1-loss-b',
  first: dx('desk.no.unitFirst', {}),
  offer: loseOffer,
  whyNot: (a, _draft, { unit, name }) => {
    if (unit < 0) return null;
    return a.whyNot({ type: 'lose', unit: name, file: isInfantry(a.t, unit) ? depthsOf(a.t, unit).length : -1 });
  },
};
