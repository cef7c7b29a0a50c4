import { FULL_TURN, HALF_TURN, turned } from '@bivouac/maps/plane';
import { footprintOf, isLegalForm } from '../rules/01-units.ts';
import { judgeChange, mayGuide } from '../rules/06-formations.ts';
import type { Judged } from '../rules/06-marches.ts';
import type { Moving } from '../rules/06-movement.ts';
import { linearDepths } from '../rules/07-ways.ts';
import { basesOf, filesOf, formOf, isInfantry, isLimbered, type Pub, unitId, unitNumber } from '../state.ts';

// 6 Formation changes as they are offered: each leads to a pose that can be shown. In a draft a change is a word.

export type Change = Extract<Moving, { type: 'quarter' | 'reshape' | 'limber' | 'unlimber' }>;
export interface Changed {
  readonly action: Change;
  readonly judged: Judged;
}

/** `quarter left`, `reshape 2 0 1 2.2.2`, `limber 1 9000`, `unlimber 0 9000`. */
export function changeWord(action: Change): string {
  switch (action.type) {
    case 'quarter':
      return `quarter ${action.to}`;
    case 'reshape':
      return `reshape ${action.guide.join(' ')} ${action.file} ${action.depths.join('.')}`;
    case 'limber':
      return `limber ${action.gun} ${action.heading}`;
    case 'unlimber':
      return `unlimber ${action.left} ${action.heading}`;
  }
}
export function changeOf(unit: string, word: string): Change | null {
  const [type, a = '', b = '', c = '', d = ''] = word.split(' ');
  const whole = (figure: string): number => (/^\d{1,5}$/.test(figure) ? Number(figure) : -1);
  if (type === 'quarter') return { type, unit, to: a };
  if (type === 'limber') return { type, unit, gun: whole(a), heading: whole(b) };
  if (type === 'unlimber') return { type, unit, left: whole(a), heading: whole(b) };
  if (type !== 'reshape') return null;
  return { type, unit, guide: [whole(a), whole(b)], file: whole(c), depths: d.split('.').map(whole) };
}

/** Files in as many ranks as it takes, the deeper ones in the middle. */
function blockOf(bases: number, files: number): readonly number[] {
  if (2 * files >= bases && files >= 2) return linearDepths(bases, files);
  const rank = Math.floor(bases / files);
  const over = bases - rank * files;
  const first = Math.floor((files - over) / 2);
  return Array.from({ length: files }, (_, i) => rank + (i >= first && i < first + over ? 1 : 0));
}

/** Guide bases from the middle outwards, each with the new files that stand best about it. */
function guides(old: number, files: number): readonly (readonly [from: number, file: number])[] {
  const froms = Array.from({ length: old }, (_, i) => i).sort(
    (x, y) => Math.abs(2 * x + 1 - old) - Math.abs(2 * y + 1 - old),
  );
  return froms.flatMap(from => {
    const even = Math.floor(((2 * from + 1) * files) / (2 * old));
    return [0, 1, -1, 2, -2]
      .map(step => even + step)
      .filter(file => file >= 0 && file < files && mayGuide([from, old - 1 - from], [file, files - 1 - file]))
      .map(file => [from, file] as const);
  });
}
const MOST_TRIES = 6;
/** A width of its own, on the guide base nearest to its middle that the rules allow. */
function reshaped(pub: Pub, unit: number, files: number): Changed | null {
  const { table: t } = pub;
  const depths = blockOf(basesOf(t, unit), files);
  if (!isLegalForm(depths) || formOf(depths) === t.form[unit]) return null;
  let first: Changed | null = null;
  for (const [from, file] of guides(filesOf(t, unit), files).slice(0, MOST_TRIES)) {
    const action: Change = { type: 'reshape', unit: unitId(t, unit), guide: [from, 0], file, depths };
    const found = { action, judged: judgeChange(pub, unit, action) };
    if (!found.judged.why) return found;
    first ??= found;
  }
  return first;
}
export function reshapesOf(pub: Pub, unit: number): readonly Changed[] {
  const bases = basesOf(pub.table, unit);
  const widths = Array.from({ length: bases }, (_, i) => i + 1).filter(files => Math.ceil(bases / files) <= 10);
  return widths.flatMap(files => reshaped(pub, unit, files) ?? []);
}
const judgedAs = (pub: Pub, action: Change): Changed => ({
  action,
  judged: judgeChange(pub, unitNumber(pub.table, action.unit), action),
});

/** Every change a unit may be offered, legal or not: its judgement says why. */
export function changesOf(pub: Pub, unit: number): readonly Changed[] {
  const { table: t } = pub;
  const slug = unitId(t, unit);
  const { heading } = footprintOf(pub, unit).pose;
  if (isInfantry(t, unit)) {
    const quarters = (['left', 'right'] as const).map(to => judgedAs(pub, { type: 'quarter', unit: slug, to }));
    return [...quarters, ...reshapesOf(pub, unit)];
  }
  const facings = [0, HALF_TURN, FULL_TURN / 4, -FULL_TURN / 4].map(turn => turned(heading, turn));
  if (!isLimbered(t, unit)) {
    const gun = (filesOf(t, unit) - 1) >> 1;
    return facings.map(to => judgedAs(pub, { type: 'limber', unit: slug, gun, heading: to }));
  }
  const left = (t.guns[unit]! - 1) >> 1;
  return facings.map(to => judgedAs(pub, { type: 'unlimber', unit: slug, left, heading: to }));
}
