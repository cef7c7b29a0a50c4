import { describe, expect, it } from 'vitest';
import type { CardId } from '../data/index.ts';
import { at, brief, fire, hand, hill, wood } from './fire-table.ts';
import type { Table } from './table.ts';

// Fire, read from the rulebook alone.

describe('LL 5-range-a, 5-range-b, 5-range-c how far', () => {
  const c = (gap: number): string => `10 ${10 + gap} 270 22`;
  it('small arms 6, canister 6, bombardment 24', () => {
    for (const [gap, foot, guns] of [
      [6, ['volley c1 4'], ['canister c1 4']],
      [6.1, [], ['bombardment c1 4']],
      [13.9, [], ['bombardment c1 4']],
    ] as const) {
      expect(brief(at({ f1: '10 10 90 2', c1: c(gap) }))).toEqual(foot);
      expect(brief(at({ f1: 'guns 10 10 90 1', c1: c(gap) }))).toEqual(guns);
    }
    const wide = (x: number) => brief(at({ f1: 'guns 5 12 0 1', c1: `${x} 12 180 22` }));
    expect([wide(29), wide(29.1)]).toEqual([['bombardment c1 4'], []]);
  });
  it('a rear rank in range counts when the front is out of the zone', () => {
    const table = at({ f1: '10 10 90 1', c1: '12.6 13 0 33' }); // its rear comes to x = 9.6
    expect(brief(table)).toEqual(['volley c1 3']);
  });
});

describe('LL 5-zone-a, 5-zone-b, 5-zone-c, 5-skir-e whom a base meets', () => {
  it('the first, however little of it; the target is the whole unit', () => {
    const table = at({ f1: '10 10 90 1', c1: '11.4 13 270 11', c2: '10 14 270 22' }); // 0.1 of c1
    expect(brief(table)).toEqual(['volley c1 4']);
    expect(brief(at({ f1: '10 10 90 1', c1: '11.5 13 270 11', c2: '10 14 270 22' }))).toEqual(['volley c2 4']);
  });
  it('two at once: the firer says which', () => {
    const both = { f1: '10 10 90 1', c1: '9 14 270 11', c2: '11 14 270 11' };
    for (const [target, hits] of [
      ['c1', [1, 0]],
      ['c2', [0, 1]],
    ] as const) {
      const table = at(both, { dice: [4] }).act(fire('f1', target));
      expect([table.t.hits[1], table.t.hits[2]]).toEqual(hits);
    }
  });
  it('a friend first: not straight ahead, but to the side', () => {
    expect(brief(at({ f1: '10 10 90 1', f2: '10 12 90 11', c1: '10 15 270 22' }))).toEqual([]);
    const aside = { f1: '10 10 90 1', f2: '10 12 90 11', c1: '10 15 270 22', c2: '13 13 270 22' };
    expect(brief(at(aside))).toEqual(['volley c2 4']);
  });
  it('a friend behind the enemy does not matter', () =>
    expect(brief(at({ f1: '10 10 90 1', f2: '10 15 90 11', c1: '10 13 270 11' }))).toEqual(['volley c1 4']));
  it('its own other bases do not stand in its way', () =>
    expect(brief(at({ f1: '10 10 90 11', c1: '14.5 14 270 11' }))).toEqual(Array(2).fill('volley c1 4')));
  it('bases of one regiment fire at different targets', () =>
    expect(brief(at({ f1: '10 10 90 1111', c1: '9 14 270 11', c2: '11 14 270 11' }))).toEqual([
      'volley c1 4',
      'volley c1 4',
      'volley c2 4',
      'volley c2 4',
    ]));
});

describe('LL 5-vol-b, 5-apri-b the zone at 45 degrees', () => {
  it('45 degrees from either corner and no more', () => {
    // its rear is 4 ahead: there the zone reaches from x = 5.5 to 14.5
    const side = (x: number) => brief(at({ f1: '10 10 90 1', c1: `${x} 13 270 11` }));
    expect([side(15.4), side(15.6)]).toEqual([['volley c1 4'], []]);
    expect([side(4.6), side(4.4)]).toEqual([['volley c1 4'], []]);
  });
  it('never behind the front line', () => expect(brief(at({ f1: '10 10 90 1', c1: '12 10 90 11' }))).toEqual([]));
  it('6 BW as the crow flies from the front edge', () => {
    const far = (y: number) => brief(at({ f1: '10 10 90 1', c1: `14.5 ${y} 270 11` })); // nearest corner 3 aside
    expect([far(15.1), far(15.3)]).toEqual([['volley c1 4'], []]);
  });
  it('straight ahead before nearer ones to the side', () =>
    expect(brief(at({ f1: '10 10 90 1', c1: '10 15 270 11', c2: '13 12 270 11' }))).toEqual(['volley c1 4']));
  it('of several to the side the nearest; one hidden behind a friend is passed over', () => {
    const sides = { f1: '10 10 90 1', c1: '13 13 270 11', c2: '7.2 12 270 11' };
    expect(brief(at(sides))).toEqual(['volley c2 4']);
    expect(brief(at({ ...sides, f2: 'guns 8.6 11.7 90 1' }))).toEqual(['volley c1 4']);
  });
  it('two to the sides at the same distance: the firer says which', () => {
    const sides = { f1: '10 10 90 1', c1: '7.5 13 270 11', c2: '12.5 13 270 11' };
    const offered = at(sides).offered();
    expect(offered.flatMap(each => (each.type === 'fire' ? [each.target ?? 'any'] : []))).toEqual(['any', 'c1', 'c2']);
    for (const [target, other] of [
      ['c1', 'c2'],
      ['c2', 'c1'],
    ] as const) {
      const table = at(sides, { dice: [4] }).act(fire('f1', target));
      expect([table.t.hits[table.number(target)], table.t.hits[table.number(other)]]).toEqual([1, 0]);
    }
    at({ ...sides, c2: '12.6 13 270 11' }).refused(fire('f1', 'c2'), '5-zone-b');
  });
  it('guns with canister widen, bombarding guns do not', () => {
    expect(brief(at({ f1: 'guns 10 10 90 1', c1: '13 13 270 11' }))).toEqual(['canister c1 4']);
    expect(brief(at({ f1: 'guns 10 10 90 1', c1: '14 20 270 11' }))).toEqual([]);
  });
});

describe('LL 5-apri-a, 5-apri-c, 5-apri-d, 5-apri-e, 5-zone-e batteries', () => {
  it('one gun with a target at close range: the others wait, though they could bombard', () => {
    const units = { f1: 'guns 10 10 90 111', c1: '4 13 270 11', c2: '11.5 20 270 11' };
    expect(brief(at(units))).toEqual(['canister c1 4']);
  });
  it('canister is split, bombardment is not: the firer names whom', () => {
    expect(brief(at({ f1: 'guns 10 10 90 11', c1: '9 14 270 11', c2: '11 14 270 11' }))).toEqual([
      'canister c1 4',
      'canister c2 4',
    ]);
    const far = { f1: 'guns 10 10 90 111', c1: '9 20 270 11', c2: '11 20 270 11' };
    for (const target of ['c1', 'c2']) {
      const table = at(far, { dice: [6, 6] }).act(fire('f1', target)); // the middle gun meets both at once
      expect(table.t.hits[table.number(target)]).toBe(2);
      table.done();
    }
    expect(at(far).whyNot(fire('f1', 'f1'))).not.toBeNull();
  });
  it('canister throws two dice a gun, bombardment one', () => {
    at({ f1: 'guns 10 10 90 11', c1: '10 14 270 22' }, { dice: [1, 1, 1, 1] })
      .act(fire('f1'))
      .done();
    at({ f1: 'guns 10 10 90 11', c1: '10 20 270 22' }, { dice: [1, 1] })
      .act(fire('f1'))
      .done();
  });
  it('a friend in the way of a gun silences that gun', () =>
    expect(brief(at({ f1: 'guns 10 10 90 11', f2: '8.9 12 90 11', c1: '10 20 270 2222' }))).toEqual([
      'bombardment c1 4',
    ]));
});

describe('LL 5-vol-c, 5-skir-a, 5-skir-b, 5-skir-c, 5-skir-d volley or skirmish', () => {
  it('a clear target to the side comes before a covered one ahead', () => {
    const units = { f1: '10 10 90 1', c1: '10 14 270 11', c2: '13.5 13.5 270 11' };
    expect(brief(at(units, { terrain: ['wall 9 13.8 11 13.8'] }))).toEqual(['volley c2 4']);
  });
  it('only covered ones: straight ahead first', () => {
    const units = { f1: '10 10 90 1', c1: '10 15 270 11', c2: '13.5 12.5 270 11' };
    expect(brief(at(units, { terrain: [wood(11, 1)] }))).toEqual(['skirmish c1 6']);
  });
  it('any amount of wood, walls and crests in 6 BW; over a hill', () => {
    const units = { f1: '10 10 90 1', c1: '10 16 270 11' };
    expect(brief(at(units, { terrain: [wood(10.5, 5), 'wall 5 13 15 13'] }))).toEqual(['skirmish c1 6']);
    expect(brief(at(units, { terrain: [hill(13)] }))).toEqual(['skirmish c1 6']);
  });
  it('an enemy at the crest is met before one beyond it', () =>
    expect(brief(at({ f1: '10 10 90 1', c1: '10 13 270 1', c2: '10 15 270 11' }, { terrain: [hill(13)] }))).toEqual([
      'skirmish c1 6',
    ]));
  it('from the crest down the slope it volleys; at one who stands on the same side too', () => {
    expect(brief(at({ f1: '10 10 90 1', c1: '10 14 270 11' }, { terrain: [hill(10.1)] }))).toEqual(['volley c1 4']);
    expect(brief(at({ f1: '10 10 90 1', c1: '10 12 270 11' }, { terrain: [hill(14)] }))).toEqual(['volley c1 4']);
  });
});

describe('LL 5-own-a, 5-own-b one’s own cover', () => {
  const units = { f1: '10 10 90 1', c1: '10 14 270 11' };
  it('a wall at its front does not hinder it, one farther off does', () => {
    expect(brief(at(units, { terrain: ['wall 8 10.2 12 10.2'] }))).toEqual(['volley c1 4']);
    expect(brief(at(units, { terrain: ['wall 8 10.4 12 10.4'] }))).toEqual(['skirmish c1 6']);
  });
  it('at the edge of a wood it sees out; deeper in it does not', () => {
    expect(brief(at(units, { terrain: ['wood 5 8 15 8 15 10.2 5 10.2'] }))).toEqual(['volley c1 4']);
    expect(brief(at(units, { terrain: ['wood 5 8 15 8 15 10.6 5 10.6'] }))).toEqual(['skirmish c1 6']);
  });
  it('the wood covers it from whoever fires in', () => {
    const table = at({ f1: '10 14 270 1', c1: '10 10 90 11' }, { terrain: ['wood 5 8 15 8 15 10.2 5 10.2'] });
    expect(brief(table)).toEqual(['skirmish c1 6']);
    const guns = at({ f1: 'guns 10 14 270 1', c1: '10 10 90 11' }, { terrain: ['wood 5 8 15 8 15 10.2 5 10.2'] });
    expect(brief(guns)).toEqual(['canister c1 5']);
  });
  it('guns fire over the wall they line, and as far as ever', () =>
    expect(brief(at({ f1: 'guns 10 10 90 1', c1: '10 15 270 11' }, { terrain: ['wall 8 10.1 12 10.1'] }))).toEqual([
      'canister c1 4',
    ]));
});

describe('LL 5-mod-a, 5-mod-b, 5-mod-c, 5-mod-e, 5-mod-f, 5-aterr-b, 5-aterr-c modifiers', () => {
  it('three ranks are dense, two are not', () => {
    expect(brief(at({ f1: '10 10 90 1', c1: '10 14 270 33' }))).toEqual(['volley c1 3']);
    expect(brief(at({ f1: '10 10 90 1', c1: '10 14 270 131' }))).toEqual(['volley c1 3']);
    expect(brief(at({ f1: 'guns 10 10 90 1', c1: '10 14 270 3' }))).toEqual(['canister c1 3']);
  });
  it('a base wholly behind the target’s front line: base by base', () => {
    const table = at({ f1: '10 10 90 1111', c1: '10 13 0 11' }); // its front line is x = 10
    expect(brief(table)).toEqual(['volley c1 3', 'volley c1 3', 'volley c1 4', 'volley c1 4']);
    expect(brief(at({ f1: '10.1 10 90 1111', c1: '10 13 0 11' }))).toEqual([
      'volley c1 3',
      'volley c1 4',
      'volley c1 4',
      'volley c1 4',
    ]);
  });
  it('from the rear and dense: still +1; limbers and guns too', () => {
    expect(brief(at({ f1: '10 10 90 1', c1: '10 16 90 33' }))).toEqual(['volley c1 3']);
    expect(brief(at({ f1: '10 10 90 1', c1: 'guns 10 14 90 11' }))).toEqual(['volley c1 3']);
    expect(brief(at({ f1: '10 10 90 1', c1: 'limber 10 14 90 3' }))).toEqual(['volley c1 3']);
  });
  it('+1 and -1 are both counted', () => {
    expect(brief(at({ f1: 'guns 10 10 90 1', c1: '10 14 270 33' }, { terrain: ['wall 5 13.9 15 13.9'] }))).toEqual([
      'canister c1 4',
    ]);
    const rocks = { terrain: ['rocky 9 9.2 11 9.2 11 9.5 9 9.5'] };
    expect(brief(at({ f1: '10 10 90 1', c1: '10 14 270 33' }, rocks))).toEqual(['volley c1 4']);
  });
  it('skirmishers need 6 whatever they stand in and fire at', () =>
    expect(
      brief(
        at({ f1: '10 10 90 1', c1: '10 14 90 33' }, { terrain: [wood(10.5, 0.2), 'rocky 9 9.2 11 9.2 11 9.5 9 9.5'] }),
      ),
    ).toEqual(['skirmish c1 6']));
  it('cover for guns lies across all that the gun sees; a gap leaves none', () => {
    const units = { f1: 'guns 10 10 90 11', c1: '10 13 270 22' };
    expect(brief(at(units, { terrain: ['wall 8 12.5 12 12.5'] }))).toEqual(Array(2).fill('canister c1 5'));
    expect(brief(at(units, { terrain: ['wall 8 12.5 10 12.5'] }))).toEqual(['canister c1 5', 'canister c1 4']);
    expect(brief(at(units, { terrain: ['wall 8 12.5 10.5 12.5'] }))).toEqual(['canister c1 5', 'canister c1 4']);
  });
});

describe('LL 5-seq-b, 5-morale-a, 5-morale-b, 5-morale-c, 5-kill-a, 5-kill-b hits, cards, kills', () => {
  const battery = { f1: '8.5 10 90 222', f2: '11.5 10 90 222', c1: '10 14 270 222222' };
  const hits = (table: Table): number => table.t.hits[table.number('c1')]!;
  it('five hits of two regiments; cards of 1 and 2 leave two; two dice kill', () => {
    const table = at(battery, { ...hand('quickstep', 'cold-steel'), dice: [4, 5, 6, 4, 4, 1, 4, 3] });
    table.act(fire('f1')).act(fire('f2')).act({ type: 'end' });
    expect(hits(table)).toBe(5);
    const play = (card: CardId) => table.act({ type: 'morale', card: table.card(card, 'confederate'), unit: 'c1' });
    play('quickstep');
    expect(hits(table)).toBe(4);
    play('cold-steel');
    expect(table.said('roll.kill')).toHaveLength(2);
    expect(table.t.owed[table.number('c1')]).toBe(1);
  });
  it('without hits nobody is asked', () => {
    const table = at(battery, { ...hand('quickstep'), dice: [1, 1, 1] })
      .act(fire('f1'))
      .act({ type: 'end' });
    expect(table.asked[0]).toBe('federal');
    table.done();
  });
  it('one hit: no card may be played for it', () => {
    const table = at(battery, { ...hand('quickstep'), dice: [4, 1, 1, 3] })
      .act(fire('f1'))
      .act({ type: 'end' });
    expect([table.asked[0], table.said('roll.kill').length, hits(table), table.bases('c1')]).toEqual([
      'federal',
      1,
      0,
      12,
    ]);
    table.done();
  });
});
