import { inZone } from '@bivouac/maps/plane';
import { describe, expect, it } from 'vitest';
import { BW } from '../data/index.ts';
import { at, brief, fire, gun, hand, hill, line, shots, wood } from './fire-table.ts';
import { casesOf } from './helpers.ts';
import { position } from './table.ts';

describe('LL 5-fire-a, 5-fire-b, faq-4 who fires, and when', () => {
  it('only in a fire phase, only the active side, each unit once', () => {
    const table = at(line, { dice: [1, 1, 1] });
    table.refused(fire('c1'), '5-fire-b');
    table.act(fire('f1'));
    table.refused(fire('f1'), '5-fire-b');
    expect(position({ units: line }).whyNot(fire('f1'))?.rule).toBe('§5-fire-a');
    expect(table.said('roll.hit')).toHaveLength(3);
  });
});

describe('LL 5-who-a, 5-who-b front ranks and unlimbered guns', () => {
  it('two ranks of three throw three dice', () => expect(shots(at(line))).toHaveLength(3));
  it('a limber is refused', () => at({ f1: 'limber 10 10 90 3', c1: '10 14 270 222' }).refused(fire('f1'), '5-who-b'));
});

describe('LL 5-who-c base by base', () => {
  it('those that have a target fire, the others do not', () => {
    const table = at({ f1: '10 10 90 111111', c1: '5 15.6 270 11' }, { dice: [1, 1] });
    expect(shots(table)).toHaveLength(2);
    table.act(fire('f1')).done();
  });
});

describe('LL 5-who-d, 5-who-e guns in terrain', () => {
  const corner = (kind: string): string => `${kind} 11.3 9.7 14 9.7 14 12 11.3 12`;
  it('a gun partly in a wood is silent', () => expect(shots(at(gun, { terrain: [corner('wood')] }))).toHaveLength(2));
  it('one across a wall too, one that lines it is not', () => {
    expect(shots(at(gun, { terrain: ['wall 11.2 9.5 14 9.5'] }))).toHaveLength(2);
    expect(shots(at(gun, { terrain: ['wall 7 10.1 14 10.1'] }))).toHaveLength(3);
  });
  it('rocks do not matter', () =>
    expect(brief(at(gun, { terrain: [corner('rocky')] }))).toEqual(Array(3).fill('canister c1 4')));
});

describe('LL 2-in-d, 2-marsh-a no fire from the water', () => {
  it('one of three bases in a stream: two dice', () =>
    expect(shots(at(line, { terrain: ['stream 11.4 9 14 9 14 12 11.4 12'] }))).toHaveLength(2));
});

describe('LL 5-seq-a any order, nobody has to', () => {
  it('units are offered as they like', () => {
    const table = at(
      { f1: '10 10 90 222', f2: '15 10 90 222', c1: '10 14 270 222', c2: '15 14 270 222' },
      { dice: Array(6).fill(1) },
    );
    expect(table.offered().map(action => ('unit' in action ? action.unit : action.type))).toEqual(['end', 'f1', 'f2']);
    table.act(fire('f2')).act(fire('f1')).done();
    at(line).allowed({ type: 'end' });
  });
});

describe('LL 5-smoke-a, 5-smoke-b, 5-smoke-c smoke', () => {
  it('on infantry that fired, hit or miss; never on guns; off in the status phase', () => {
    const table = at({ ...line, f2: 'guns 20 10 90 1', c2: '20 14 270 22' }, { dice: [1, 1, 1, 1, 1, 1], ...hand() });
    table.act(fire('f1')).act(fire('f2')).end();
    expect(table.t.smoke).toEqual([1, 0, 0, 0]);
    table.pass();
    expect(table.t.smoke).toEqual([0, 0, 0, 0]);
  });
  it('does not forbid a move', () => {
    const table = position({ units: line, step: 'movement', table: { smoke: [1, 0] } });
    table.allowed({ type: 'march', unit: 'f1', steps: ['go 0 1000'] });
  });
});

describe('LL 5-seq-b hits add up', () => {
  it.each(casesOf<{ hits: number[] }, { total: number }>('accumulateHits'))('$id', ({ given, expected }) => {
    const units = { f1: '9 10 90 11', f2: '11.5 10 90 11', c1: '10 14 270 1111' };
    const dice = given.hits.flatMap(hits => Array(hits).fill(6));
    const table = at(units, { dice });
    table.act(fire('f1')).act(fire('f2')).done();
    expect(table.t.hits[2]).toBe(expected.total);
  });
});

describe('LL 5-seq-c, 5-seq-d morale after all fire, then the dice to kill', () => {
  it('a card between two shots is refused; kills wait for the cards', () => {
    const table = at({ ...line, f2: '10 18 270 2' }, { dice: [6, 6, 1, 4, 3], ...hand('pioneers') });
    const card = table.card('pioneers', 'confederate');
    table.act(fire('f1'));
    expect(table.whyNot({ type: 'morale', card, unit: 'c1' }, 'confederate')).not.toBeNull();
    table.end();
    expect([table.asked, table.said('roll.kill').length]).toEqual([['confederate', 'fire.morale'], 0]);
    table.refused({ type: 'end' }, '5-seq-d');
    table.decline().quietly();
    expect(table.said('roll.kill')).toHaveLength(2);
  });
});

describe('LL 5-range-a close range', () => {
  it('6 yes, 6.1 no', () => {
    expect(shots(at({ f1: '10 10 90 1', c1: '10 16 270 1' }))).toHaveLength(1);
    expect(shots(at({ f1: '10 10 90 1', c1: '10 16.1 270 1' }))).toHaveLength(0);
    at({ f1: '10 10 90 1', c1: '10 16.1 270 1' }).refused(fire('f1'), '5-zone-b');
  });
});

describe('LL 5-range-b, 5-range-c, 5-hit-a canister and bombardment', () => {
  const far = (y: number) => at({ f1: 'guns 10 0 90 111', c1: `10 ${y} 270 222` });
  it('two dice at 5, one at 7', () => {
    const close = at({ f1: 'guns 10 10 90 111', c1: '10 15 270 222' }, { dice: Array(6).fill(1) });
    close.act(fire('f1')).done();
    const long = at({ f1: 'guns 10 10 90 111', c1: '10 17 270 222' }, { dice: Array(3).fill(1) });
    long.act(fire('f1')).done();
    expect([brief(far(5))[0], brief(far(7))[0]]).toEqual(['canister c1 4', 'bombardment c1 4']);
  });
  it('24 yes, 24.2 no', () => {
    expect(shots(at({ f1: 'guns 10 0 90 1', c1: '10 23.9 270 1' }))).toHaveLength(1);
    const wide = at({ f1: 'guns 1 5 0 1', c1: '25 5 180 1' });
    expect(shots(wide)).toHaveLength(1);
    expect(shots(at({ f1: 'guns 1 5 0 1', c1: '25.2 5 180 1' }))).toHaveLength(0);
  });
});

interface Rect {
  id: string;
  side: string;
  rect: number[][];
}
describe('LL 5-zone-a, 5-zone-b, 5-zone-c the lane', () => {
  it.each(
    casesOf<
      { base: { frontCentre: number[]; heading: number }; bases: Rect[] },
      { target: string | null; distance?: number }
    >('laneTarget'),
  )('$id', ({ given, expected }) => {
    const far = expected.target === null ? 4 : 0; // guns that bombard do not look aside
    const units: Record<string, string> = { f1: `${far ? 'guns ' : ''}${given.base.frontCentre.join(' ')} 90 1` };
    for (const { id, side, rect } of given.bases) {
      const name = `${side === 'enemy' ? 'c' : 'f'}-${id}`;
      units[name] = `${(rect[0]![0]! + rect[1]![0]!) / 2} ${rect[0]![1]! + 1 + (side === 'enemy' ? far : 0)} 90 1`;
    }
    const table = at(units);
    const [shot] = shots(table);
    expect(shot ? table.t.id[shot.target] : null).toBe(expected.target && `c-${expected.target}`);
    if (expected.distance) expect(shot!.distance).toBe(expected.distance * BW);
  });
  it('a corner 0.05 inside is met, the edge alone is not', () => {
    expect(shots(at({ f1: 'guns 10 10 90 1', c1: '10.95 18 270 1' }))).toHaveLength(1);
    expect(shots(at({ f1: 'guns 10 10 90 1', c1: '11 18 270 1' }))).toHaveLength(0);
  });
  it('behind a friend one may look aside', () => {
    const table = at({ f1: '10 10 90 1', f2: '10 12 90 1', c1: '13 13 270 1' });
    expect(brief(table)).toEqual(['volley c1 4']);
  });
});

describe('LL 5-zone-d bases may have different targets', () => {
  it('left half at A, right half at B', () => {
    const table = at({ f1: '10 10 90 1111', c1: '8.9 14 270 22', c2: '11.1 14 270 22' });
    expect(brief(table)).toEqual(['volley c1 4', 'volley c1 4', 'volley c2 4', 'volley c2 4']);
  });
  it('equally near, the firer chooses', () => {
    const table = at({ f1: '10 10 90 1', c1: '9 14 270 11', c2: '11 14 270 11' }, { dice: [6] });
    expect(table.offered()).toHaveLength(4);
    table.act(fire('f1', 'c2'));
    expect(table.t.hits).toEqual([0, 0, 1]);
    at(line).refused(fire('f1', 'f1'), '5-zone-b');
  });
});

describe('LL 5-zone-e a bombarding battery fires at one unit', () => {
  it('the others are silent', () => {
    const table = at({ f1: 'guns 10 5 90 111', c1: '9 15 270 11', c2: '11.5 15 270 11' });
    expect(brief(table)).toEqual(['bombardment c1 4', 'bombardment c1 4']);
    expect(shots(table, 'f1', table.number('c2'))).toHaveLength(1);
    expect(table.offered()).toHaveLength(4);
  });
});

describe('LL 5-apri-a straight before aside', () => {
  it('a straight target at 5 before one aside at 2', () => {
    const table = at({ f1: 'guns 10 10 90 1', c1: '10 15 270 1', c2: '12 12 270 1' });
    expect(brief(table)).toEqual(['canister c1 4']);
  });
});

describe('LL 5-apri-b within 45 degrees', () => {
  it.each(casesOf<{ base: { frontCentre: number[] }; point: number[] }, { inside: boolean }>('inWidenedZone'))(
    '$id',
    ({ given, expected }) => {
      const [x, y] = given.point.map(each => each * BW) as [number, number];
      const [a, b] = given.base.frontCentre.map(each => each * BW) as [number, number];
      expect(inZone({ x: a, y: b, heading: 9000 }, BW / 2, x, y)).toBe(expected.inside);
    },
  );
  it('the nearest that nothing blocks', () => {
    const table = at({ f1: '10 10 90 1', c1: '12.5 12.5 270 1', c2: '14.2 14.2 270 1' });
    expect(brief(table)).toEqual(['volley c1 4']);
    const blocked = at({ f1: '10 10 90 1', f2: '11.6 11.7 90 1', c1: '13.5 13.5 270 1' });
    expect(brief(blocked)).toEqual([]);
  });
});

describe('LL 5-apri-c, 5-apri-d, 5-apri-e canister for all or bombardment', () => {
  it('one gun with a close target silences those that have far ones', () => {
    const table = at({ f1: 'guns 10 5 90 111', c1: '8.6 10.9 270 1', c2: '11 15 270 11' });
    expect(brief(table)).toEqual(['canister c1 4', 'canister c1 4']);
  });
  it('far targets are bombarded straight ahead only, or not at all', () => {
    expect(shots(at({ f1: 'guns 10 5 90 1', c1: '12 15 270 1' }))).toHaveLength(0);
    at({ f1: 'guns 10 5 90 1', c1: '10 15 270 1' }).allowed({ type: 'end' });
  });
});

describe('LL 2-obs-a, 2-obs-b, 5-aterr-a, 2-wood-c, 2-wall-c, 2-field guns and obstruction', () => {
  it.each(casesOf<{ terrainStartsAt: number; targetAt: number }, { reachable: boolean }>('obstruction'))(
    '$id',
    ({ given, expected }) => {
      const table = at(
        { f1: 'guns 10 5 90 1', c1: `10 ${5 + given.targetAt} 270 1` },
        { terrain: [wood(5 + given.terrainStartsAt, 5)] },
      );
      expect(shots(table)).toHaveLength(expected.reachable ? 1 : 0);
    },
  );
  it('wood at 5: 6.9 can be hit, 7.1 not', () => {
    const hit = (y: number) =>
      shots(at({ f1: 'guns 10 5 90 1', c1: `10 ${5 + y} 270 1` }, { terrain: [wood(10, 8)] })).length;
    expect([hit(6.9), hit(7.1)]).toEqual([1, 0]);
  });
  it('a sliver in the lane is enough', () => {
    const terrain = ['wood 10.45 9 14 9 14 9.2 10.45 9.2'];
    expect(shots(at({ f1: 'guns 10 5 90 1', c1: '10 11.5 270 1' }, { terrain }))).toHaveLength(0);
  });
  it('a wall lets guns reach 2 BW past it', () => {
    const hit = (past: number) =>
      shots(at({ f1: 'guns 10 5 90 1', c1: `10 ${8 + past} 270 1` }, { terrain: ['wall 5 8 15 8'] })).length;
    expect([hit(1.5), hit(3)]).toEqual([1, 0]);
  });
  it('a field too, without a -1', () => {
    const field = 'field 5 8 15 8 15 14 5 14';
    expect(brief(at({ f1: 'guns 10 5 90 1', c1: '10 9.5 270 1' }, { terrain: [field] }))).toEqual(['canister c1 4']);
    expect(shots(at({ f1: 'guns 10 5 90 1', c1: '10 10.5 270 1' }, { terrain: [field] }))).toHaveLength(0);
  });
  it('small arms pass any amount of it as skirmishers', () =>
    expect(brief(at({ f1: '10 5 90 1', c1: '10 11 270 1' }, { terrain: [wood(5.5, 5.2)] }))).toEqual([
      'skirmish c1 6',
    ]));
  it('a river does not stop guns', () =>
    expect(brief(at({ f1: 'guns 10 5 90 1', c1: '10 10 270 1' }, { terrain: ['river 0 6 36 6 36 8 0 8'] }))).toEqual([
      'canister c1 4',
    ]));
});

describe('LL 2-hill-a, 2-crest-b, 2-crest-c guns and crests', () => {
  it.each(casesOf<{ crestAt: number; targetAt: number }, { reachable: boolean; cover?: boolean }>('crestObstruction'))(
    '$id',
    ({ given, expected }) => {
      const table = at(
        { f1: 'guns 10 1 90 1', c1: `10 ${1 + given.targetAt} 270 1` },
        { terrain: [hill(1 + given.crestAt)] },
      );
      expect(brief(table)).toEqual(expected.reachable ? [`bombardment c1 ${expected.cover ? 5 : 4}`] : []);
    },
  );
  it('half a base width behind it: no target', () =>
    expect(shots(at({ f1: 'guns 10 1 90 1', c1: '10 11.5 270 1' }, { terrain: [hill(11)] }))).toHaveLength(0));
  it('from the same side no cover', () => {
    const table = at({ f1: 'guns 10 16 270 1', c1: '10 11.1 90 1' }, { terrain: [hill(10)] });
    expect(brief(table)).toEqual(['canister c1 4']);
  });
});

describe('LL 5-aterr-b, 5-aterr-c, 5-mod-e cover from guns', () => {
  const target = { f1: 'guns 10 5 90 111', c1: '10 9 270 222' };
  it('a wall across all of it: needs 5', () =>
    expect(brief(at(target, { terrain: ['wall 5 8.5 15 8.5'] }))).toEqual(Array(3).fill('canister c1 5')));
  it('across half of what a gun sees: none; dice of one battery differ', () => {
    expect(brief(at(target, { terrain: ['wall 5 8.5 9.5 8.5'] }))).toEqual([
      'canister c1 5',
      'canister c1 4',
      'canister c1 4',
    ]);
    expect(brief(at(target, { terrain: ['wall 5 8.5 9.9 8.5'] }))).toEqual([
      'canister c1 5',
      'canister c1 4',
      'canister c1 4',
    ]);
  });
  it('a wood before it covers', () =>
    expect(brief(at(target, { terrain: [wood(8, 0.5)] }))).toEqual(Array(3).fill('canister c1 5')));
  it('a fence does not', () =>
    expect(brief(at(target, { terrain: ['fence 5 8.5 15 8.5'] }))).toEqual(Array(3).fill('canister c1 4')));
});
