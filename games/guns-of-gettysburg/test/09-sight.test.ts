import { picker } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import examples from '../data/examples.json' with { type: 'json' };
import { areaNumber, board, frontOf, positionNumber, type Side } from '../data/index.ts';
import { fieldOf, fieldsOf } from '../rules/09-sight.ts';
import { setUp } from '../setup.ts';
import { standRange, type Table } from '../state.ts';
import { slowField, slowPositions } from './slow-sight.ts';
import { position } from './table.ts';

const face = (position: string, front: string): number => {
  const p = positionNumber(position);
  const side = [0, 1].find(each => board.areaOf[frontOf(p, each)] === areaNumber(front));
  if (side === undefined) throw new Error(`${position} does not look into ${front}`);
  return frontOf(p, side);
};
const between = (a: string, b: string): string =>
  board.positionIds[board.positionsOf[areaNumber(a)]!.find(p => board.positionsOf[areaNumber(b)]!.includes(p))!]!;
const field = (position: string, front: string, friends: readonly string[] = [], guns = false): string[] => {
  const held = friends.map(positionNumber);
  return fieldOf(face(position, front), p => held.includes(p), guns)
    .map(area => board.areaIds[area]!)
    .sort();
};
/** A field of a block between a rear and a front area. */
const seen = (rear: string, front: string, friends: readonly string[] = []): string[] =>
  field(between(rear, front), front, friends);

describe('GOG 9.2a, 9.2b, 9.2c, 9.3a the table of fields of fire', () => {
  const TABLE: readonly (readonly [string, string, string[]])[] = [
    ['leister', 'codori-north', ['bliss', 'bliss-north', 'codori', 'codori-north', 'mcmillan']],
    ['cemetery-hill', 'winebrenner', ['benner-west', 'winebrenner', 'york-street']],
    ['cemetery-hill', 'town-south', ['town-south']],
    ['round-top-east', 'plum-run', ['devils-den', 'plum-run', 'wheatfield']],
    ['seminary-east', 'mcpherson', ['herbst-woods', 'mcpherson', 'railroad-cut', 'schultz']],
    ['peach-orchard', 'sherfy-west', ['henry-spangler', 'rose-west', 'sherfy-west']],
    ['culps-hill', 'rock-creek-s', []],
  ];
  it.each(TABLE)('from between %s and %s', (rear, front, areas) => expect(seen(rear, front)).toEqual(areas));
});

describe('GOG 9.1a front and rear', () => {
  it('the two facings of p176 see different areas', () => {
    expect(field('p176', 'codori-north')).toContain('codori-north');
    expect(field('p176', 'codori-north')).not.toContain('leister');
    expect(field('p176', 'leister')).toContain('leister');
    expect(field('p176', 'leister')).not.toContain('codori-north');
  });
});

describe('GOG 9.2d a ridge or an obstruction cuts an extension', () => {
  it('p159 carries a ridge and hides Bliss north from p176 that faces Leister', () => {
    expect(field('p176', 'leister')).not.toContain('bliss-north');
    expect(field('p176', 'leister')).toContain('hummelbaugh');
  });
  it('p085 is obstructed and hides what lies behind it from p075', () => {
    const beyond = [0, 1].map(side => board.areaIds[board.areaOf[frontOf(positionNumber('p085'), side)]!]!);
    const hidden = beyond.find(area => area !== 'herr-west')!;
    expect(field('p075', 'herr-west')).not.toContain(hidden);
  });
});

describe('GOG 9.2e, 9.3b friends stand in the way, enemies do not', () => {
  it('a friend between The Angle and Codori hides Codori', () => {
    const gate = between('codori-north', 'codori');
    expect(field('p176', 'codori-north', [gate])).toEqual(['bliss', 'bliss-north', 'codori-north', 'mcmillan']);
  });
  it('and stops a special line', () => {
    const gate = between('plum-run', 'wheatfield');
    expect(field('p249', 'plum-run', [gate])).toEqual(['devils-den', 'plum-run']);
  });
});

describe('GOG 3.2i, 9.3a a special line of sight', () => {
  it('goes over ridges, from its own side only', () => {
    expect(field('p100', 'mcpherson')).toContain('herbst-woods');
    expect(field('p100', 'seminary-east')).not.toContain('herbst-woods');
  });
});

describe('GOG 13.2f guns without a ridge see as far as with one', () => {
  it('p187 facing Codori sees its front area, defending guns there beyond', () => {
    expect(field('p187', 'codori')).toEqual(['codori']);
    expect(field('p187', 'codori', [], true).length).toBeGreaterThan(1);
    expect(field('p187', 'codori', [], true)).toEqual(slowField('p187', 'codori', [], true));
  });
  it('but an obstructed front sees nothing', () =>
    expect(field(between('culps-hill', 'rock-creek-s'), 'rock-creek-s', [], true)).toEqual([]));
});

interface FieldCase {
  readonly label: string;
  readonly position: string;
  readonly front: string;
  readonly friendsOn: readonly string[];
}
interface Seen {
  readonly areas: readonly string[];
  readonly positions?: readonly string[];
}
const cases = examples
  .filter(example => example.kind === 'field-of-fire')
  .flatMap(example =>
    (example.actions as unknown as readonly FieldCase[]).map(action => ({
      ...action,
      id: example.id,
      expected: (example.expect as unknown as Readonly<Record<string, Seen>>)[action.label]!,
    })),
  );
describe('GOG 9.1b worked examples of fields of fire', () => {
  it('every position round an area of the field is in it', () => {
    const { areas, positions } = fieldsOf(position({ blocks: { 'howard-f1': 'p176 codori-north' } }).t, 0);
    const seen = board.areaIds.flatMap((_, area) => (areas[area] === 1 ? board.positionsOf[area]! : []));
    expect(seen.length).toBeGreaterThan(10);
    for (const each of seen) expect(positions[each]).toBe(1);
  });
  it('are twelve', () => expect(cases.length).toBeGreaterThan(9));
  it.each(cases)('$id: $label', ({ position, front, friendsOn, expected }) => {
    const areas = field(position, front, friendsOn);
    expect(areas).toEqual([...expected.areas].sort());
    if (expected.positions) expect(slowPositions(areas)).toEqual([...expected.positions].sort());
  });
});

/** Stands of a side on random positions, stacked or scattered, some off the map. */
function scatter(t: Table, side: Side, pick: (n: number) => number): void {
  const [from, to] = standRange(side);
  const centre = pick(board.positions);
  for (let stand = from; stand < to; stand++) {
    const near = [centre, ...board.adjacent[centre]!];
    t.at[stand] = pick(4) === 0 ? -1 : pick(3) === 0 ? near[pick(near.length)]! : pick(board.positions);
    t.front[stand] = pick(2);
  }
}

describe('GOG 9.1c fields of a side, fast against slow', () => {
  it('agree on 2,000 random positions', () => {
    const pick = picker(1863);
    const { table: t } = setUp({ scenario: 'battle', options: [] });
    for (let n = 0; n < 2000; n++) {
      const side = (n % 2) as Side;
      scatter(t, side, pick);
      const [from, to] = standRange(side);
      const placed = Array.from({ length: to - from }, (_, i) => from + i).filter(stand => t.at[stand]! >= 0);
      const friends = placed.map(stand => board.positionIds[t.at[stand]!]!);
      const stand = placed[pick(placed.length)]!;
      const front = board.areaIds[board.areaOf[frontOf(t.at[stand]!, t.front[stand]!)]!]!;
      const slow = slowField(board.positionIds[t.at[stand]!]!, front, friends);
      const { areas, positions } = fieldsOf(t, side);
      const wrong = slow.filter(area => areas[areaNumber(area)] !== 1);
      expect(wrong).toEqual([]);
      expect(field(board.positionIds[t.at[stand]!]!, front, friends)).toEqual(slow);
      expect(slowPositions(slow).every(position => positions[positionNumber(position)] === 1)).toBe(true);
    }
  });
  it('a side sees exactly what its stands see', () => {
    const pick = picker(1913);
    const { table: t } = setUp({ scenario: 'battle', options: [] });
    for (let n = 0; n < 60; n++) {
      scatter(t, 0, pick);
      const [from, to] = standRange(0);
      const placed = Array.from({ length: to - from }, (_, i) => from + i).filter(stand => t.at[stand]! >= 0);
      const friends = placed.map(stand => board.positionIds[t.at[stand]!]!);
      const all = new Set(
        placed.flatMap(stand =>
          slowField(
            board.positionIds[t.at[stand]!]!,
            board.areaIds[board.areaOf[frontOf(t.at[stand]!, t.front[stand]!)]!]!,
            friends,
          ),
        ),
      );
      const fast = Array.from(fieldsOf(t, 0).areas).flatMap((one, area) => (one === 1 ? [board.areaIds[area]!] : []));
      expect(fast.sort()).toEqual([...all].sort());
    }
  });
});
