import { describe, expect, it } from 'vitest';
import {
  chosenBy,
  type EditionOf,
  exactly,
  fields,
  fileProblems,
  flag,
  type Infer,
  list,
  nameIn,
  nullOr,
  oneOf,
  row,
  tableFor,
  text,
  whole,
} from '../src/index.ts';

const foot = fields({ arm: exactly('foot'), id: text, men: whole(1, 900) }, { note: text });
const gun = fields({ arm: exactly('gun'), id: text, range: row(whole(1, 3), whole(1, 9)) });
const unit = chosenBy('arm', { foot, gun });
const file = fields({ units: list(unit, item => nameIn(item, 'id')), by: nullOr(text), open: flag });
const FILES = { army: ['army.json', file] } as const;

type Unit = Infer<typeof unit>;
type Army = EditionOf<typeof FILES>['army'];

const army: Army = {
  units: [
    { arm: 'foot', id: 'iron', men: 400 },
    { arm: 'gun', id: 'battery-b', range: [2, 4] },
  ],
  by: null,
  open: true,
};
const lines = (value: unknown): readonly string[] => fileProblems({ army: value }, FILES);

describe('one declaration gives the check and the type', () => {
  it('finds nothing wrong with a value of the type', () => expect(lines(army)).toEqual([]));

  it('names the item and the field of one that is not', () => {
    const [iron, battery] = army.units;
    expect(lines({ ...army, units: [{ ...iron, men: 0 }, battery] })).toEqual([
      'army.json: iron: men must be a whole number from 1 to 900, found 0',
    ]);
    expect(lines({ ...army, units: [iron, { ...battery, range: [2] }] })).toEqual([
      'army.json: battery-b: range must be a list of 2, found a list',
    ]);
    expect(lines({ ...army, units: [iron, { ...battery, range: [2, 'far'] }] })).toEqual([
      'army.json: battery-b: range[1] must be a whole number from 1 to 9, found "far"',
    ]);
  });

  it('lets a reader ask one of several objects for a field of another', () => {
    const menOf = ({ men = 0 }: Unit): number => men;
    expect(army.units.map(menOf)).toEqual([400, 0]);
  });

  it('does not compile where the shape would complain', () => {
    // @ts-expect-error a gun has no men
    const armed: Unit = { arm: 'gun', id: 'x', range: [1, 2], men: 3 };
    // @ts-expect-error null is not asked for
    const noted: Unit = { arm: 'foot', id: 'x', men: 3, note: null };
    // @ts-expect-error two numbers
    const ranged: Unit = { arm: 'gun', id: 'x', range: [1] };
    const faults = [armed, noted, ranged].map(each => lines({ ...army, units: [each] }).length);
    expect(faults).toEqual([1, 1, 1]);
  });

  it('knows the keys of a table', () => {
    const sides = tableFor(['north', 'south'], oneOf([1, 2]));
    const held: Infer<typeof sides> = { north: 1 };
    expect(fileProblems({ held }, { held: ['held.json', sides] })).toEqual([]);
    expect(fileProblems({ held: { east: 1 } }, { held: ['held.json', sides] })).toEqual([
      'held.json has an unknown field "east"',
    ]);
  });
});
