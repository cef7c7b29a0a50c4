import { describe, expect, it } from 'vitest';
import type { CardId } from '../data/index.ts';
import { hitsAfter } from '../rules/05-fire.ts';
import { at, brief, fire, hand, hill, line, shots, wood } from './fire-table.ts';
import { casesOf } from './helpers.ts';
import { position, type Table } from './table.ts';

describe('LL 5-spri-a, 5-vol-a, 2-fence volleys', () => {
  it('in the open, and over a fence', () => {
    expect(brief(at(line))).toEqual(Array(3).fill('volley c1 4'));
    expect(brief(at(line, { terrain: ['fence 5 12 15 12'] }))).toEqual(Array(3).fill('volley c1 4'));
  });
  it.each(['wood 5 12 15 12 15 13 5 13', 'field 5 12 15 12 15 13 5 13', 'wall 5 12 15 12', hill(12)])(
    'not through %s',
    piece => expect(brief(at(line, { terrain: [piece] }))).toEqual(Array(3).fill('skirmish c1 6')),
  );
  it('nor at a target at a crest seen from the other side', () => {
    expect(brief(at({ f1: '10 10 90 1', c1: '10 14 270 1' }, { terrain: [hill(14.2)] }))).toEqual(['skirmish c1 6']);
  });
});

describe('LL 5-vol-b, 5-vol-c widened volleys', () => {
  it('at 30 degrees in the open', () =>
    expect(brief(at({ f1: '10 10 90 1', c1: '12.8 13.4 270 1' }))).toEqual(['volley c1 4']));
  it('go before a straight skirmish', () => {
    const table = at({ f1: '10 10 90 1', c1: '10 14 270 1', c2: '13 13 270 1' }, { terrain: ['wall 9.4 13 10.6 13'] });
    expect(brief(table)).toEqual(['volley c2 4']);
  });
});

describe('LL 5-skir-a, 5-skir-b, 5-skir-c, 2-wood-b, 2-wall-b skirmish fire', () => {
  it('through 5 BW of wood, at 6', () =>
    expect(brief(at({ f1: '10 5 90 1', c1: '10 11 270 1' }, { terrain: [wood(5.5, 5)] }))).toEqual(['skirmish c1 6']));
  it('over a hill at an unseen enemy, unless one is at the crest', () => {
    expect(brief(at({ f1: '10 8 90 1', c1: '10 13 270 1' }, { terrain: [hill(11)] }))).toEqual(['skirmish c1 6']);
    expect(brief(at({ f1: '10 8 90 1', c1: '10 13 270 1', c2: '10 11.1 270 1' }, { terrain: [hill(11)] }))).toEqual([
      'skirmish c2 6',
    ]);
  });
});

describe('LL 5-skir-d, 5-skir-e front first; friends hinder', () => {
  it('straight before aside', () => {
    const terrain = ['wall 5 12 15 12'];
    expect(brief(at({ f1: '10 10 90 1', c1: '10 14 270 1', c2: '12.5 13 270 1' }, { terrain }))).toEqual([
      'skirmish c1 6',
    ]);
    expect(brief(at({ f1: '10 10 90 1', f2: '10 11.5 90 1', c1: '10 14 270 1' }, { terrain }))).toEqual([]);
  });
});

describe('LL 5-own-a, 5-own-b, 2-in-c firing from cover', () => {
  it('over the wall one lines; not over one that is 1 BW ahead', () => {
    expect(brief(at(line, { terrain: ['wall 5 10.2 15 10.2'] }))).toEqual(Array(3).fill('volley c1 4'));
    expect(brief(at(line, { terrain: ['wall 5 11 15 11'] }))).toEqual(Array(3).fill('skirmish c1 6'));
  });
  it('out of the edge of a wood, in which one is only skirmished at', () => {
    const terrain = ['wood 5 7 15 7 15 10.1 5 10.1'];
    expect(brief(at(line, { terrain }))).toEqual(Array(3).fill('volley c1 4'));
    expect(brief(at(line, { terrain, active: 'confederate' }), 'c1')).toEqual(Array(3).fill('skirmish f1 6'));
  });
  it('on the same side of a wall nobody is behind it', () =>
    expect(brief(at(line, { terrain: ['wall 5 17 15 17'] }))).toEqual(Array(3).fill('volley c1 4')));
});

describe('LL 5-hit-b, 5-hit-c, 5-hit-d to hit', () => {
  it('4 or more; skirmishers on 6', () => {
    const table = at(line, { dice: [3, 4, 5] });
    table.act(fire('f1'));
    expect(table.t.hits[1]).toBe(2);
    const covered = at(line, { dice: [4, 5, 6], terrain: ['wall 5 12 15 12'] });
    expect(covered.act(fire('f1')).t.hits[1]).toBe(1);
  });
});

describe('LL 5-mod-a, 5-mod-b, 5-mod-c, 1-edge-c dense targets and flanks', () => {
  it.each(
    casesOf<{ bases: { behindTargetFrontLine?: boolean; inDifficultTerrain?: boolean }[] }, { needed: number[] }>(
      'toHitTargets',
    ),
  )('$id', ({ given, expected }) => {
    if (given.bases.some(base => base.inDifficultTerrain)) {
      const rocks = at({ f1: '10 10 90 1', c1: '10 14 270 1' }, { terrain: ['rocky 9 8 11 8 11 9.5 9 9.5'] });
      expect(shots(rocks).map(shot => shot.need)).toEqual(expected.needed);
      return;
    }
    const table = at({ f1: '10 10 90 11', c1: '14 10 0 22' });
    expect(table.whyNot(fire('f1'))).not.toBeNull();
    const mixed = at({ f1: '10 10 90 11', c1: '10.05 14 0 22' });
    expect(shots(mixed).map(shot => shot.need)).toEqual(expected.needed);
  });
  it('a 3 hits three ranks', () =>
    expect(brief(at({ f1: '10 10 90 1', c1: '10 14 270 33' }))).toEqual(['volley c1 3']));
  it('both together are still +1, and artillery has flanks too', () => {
    expect(brief(at({ f1: '10 10 90 1', c1: '10 15 90 33' }))).toEqual(['volley c1 3']);
    expect(brief(at({ f1: '10 10 90 1', c1: 'limber 10 15 90 2' }))).toEqual(['volley c1 3']);
  });
});

describe('LL 5-mod-d, 2-diff-a volleys from difficult ground', () => {
  it('only the bases that stand in it', () => {
    const terrain = ['rocky 5 8 9.6 8 9.6 12 5 12'];
    expect(brief(at(line, { terrain }))).toEqual(['volley c1 5', 'volley c1 5', 'volley c1 4']);
  });
});

describe('LL 5-mod-f skirmishers are never modified', () => {
  it('a dense target behind a wall, from rocks: still 6', () => {
    const terrain = ['wall 5 12 15 12', 'rocky 5 8 15 8 15 9.5 5 9.5'];
    expect(brief(at({ f1: '10 10 90 1', c1: '10 14 270 33' }, { terrain }))).toEqual(['skirmish c1 6']);
  });
});

/** After fire that left so many hits, at the choice of morale cards. */
const hit = (hits: number, cards: readonly CardId[], dice: readonly number[] = [], other = 0): Table =>
  position({
    units: { f1: '10 10 90 222', c1: '10 14 270 2222', c2: '20 14 270 22' },
    step: 'fire.morale',
    hands: { federal: ['quickstep'], confederate: cards },
    dice,
    table: { hits: [0, hits, other], call: { phase: 'fire', cards: 1, modifier: '', units: [] } },
  });
const VALUE: readonly CardId[] = ['quickstep', 'retrograde', 'pioneers']; // morale 1, 2, 3
const play = (table: Table, card: CardId) =>
  ({ type: 'morale', card: table.card(card, 'confederate'), unit: 'c1' }) as const;

describe('LL 5-morale-a, 5-morale-b, 5-morale-c, 4-morale-a morale cards', () => {
  it.each(casesOf<{ hits: number; cards: number[] }, { legal: boolean; hitsLeft?: number }>('fireMorale'))(
    '$id',
    ({ given, expected }) => {
      const copies: readonly CardId[] = ['quickstep', 'quickstep', 'quickstep', 'retrograde', 'pioneers'];
      const table = hit(given.hits, copies, Array(6).fill(1), given.cards.length > 2 ? 2 : 0);
      const plays = given.cards.map(value => VALUE[value - 1]!);
      for (const card of plays.slice(0, 2)) table.act(play(table, card));
      if (plays.length > 2) table.refused(play(table, plays[2]!), '5-morale-a');
      else expect(table.said('fire.saved').at(-1)!.args['hits']).toBe(expected.hitsLeft);
    },
  );
  it('the last hit stays', () => {
    const table = hit(2, ['retrograde', 'pioneers'], [1]);
    table.act(play(table, 'retrograde')).quietly();
    expect([hitsAfter(2, 2), hitsAfter(5, 3)]).toEqual([1, 2]);
    expect(table.said('roll.kill')).toHaveLength(1);
  });
  it('is for units that were hit, with a card of one’s hand', () => {
    const table = hit(3, ['retrograde']);
    table.refused({ type: 'morale', card: table.card('retrograde'), unit: 'f1' }, '5-morale-a');
    table.refused({ type: 'morale', card: 'c-quickstep-1', unit: 'c1' }, '4-morale-a');
    expect(table.whyNot({ type: 'morale', card: 'f-quickstep-1', unit: 'c1' }, 'federal')).not.toBeNull();
  });
  it('a red card is discarded as usual', () => {
    const [example] = casesOf<{ use: string }, { goesTo: string }>('playRedCard').filter(
      ({ given }) => given.use === 'morale',
    );
    const table = hit(3, ['they-couldnt-hit-an'], [1, 1]);
    table.act(play(table, 'they-couldnt-hit-an'));
    expect([example!.expected.goesTo, table.discards('confederate'), table.t.gone]).toEqual([
      'discard',
      ['they-couldnt-hit-an'],
      [],
    ]);
  });
});

describe('LL 5-kill-a to kill', () => {
  it.each(
    casesOf<{ hits: number; cards: number[]; killDice: number[] }, { diceRolled: number; basesLost: number }>(
      'killRoll',
    ),
  )('$id', ({ given, expected }) => {
    const table = hit(given.hits, ['retrograde'], given.killDice);
    table.act(play(table, 'retrograde')).quietly().done();
    expect([table.said('roll.kill').length, table.t.owed[1]]).toEqual([expected.diceRolled, expected.basesLost]);
  });
});

describe('LL 5-kill-b, 5-kill-c what is left', () => {
  it('hits that do not kill vanish', () => {
    const done = at(line, { dice: [4, 1, 1, 3], ...hand() });
    done.act(fire('f1')).end();
    expect([done.t.hits, done.t.lost]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
  it('three bases and two kills: gone', () => {
    const table = at({ f1: '10 10 90 222', c1: '10 14 270 111' }, { dice: [6, 6, 1, 4, 4], ...hand() });
    table.act(fire('f1')).end();
    expect([table.form('c1'), table.t.lost, table.said('unit.gone').length]).toEqual(['', [0, 3], 1]);
  });
});

describe('LL 1-loss-e rout and breaking', () => {
  it('a broken unit is removed, with all it had left', () => {
    const table = at({ f1: '10 10 90 222', c1: '10 14 270 111' }, { dice: [6, 6, 1, 4, 4], ...hand() });
    expect(table.act(fire('f1')).end().t.lost[1]).toBe(3);
  });
});

describe('LL 5-limb-a, 5-limb-b, 5-limb-c fire at limbers', () => {
  it('a limber loses guns by the same dice, and is not counted itself', () => {
    const one = at({ f1: '10 10 90 222', c1: 'limber 10 14 270 3' }, { dice: [6, 1, 1, 4], ...hand() });
    one.act(fire('f1')).end();
    expect([one.bases('c1'), one.t.lost]).toEqual([2, [0, 1]]);
    const last = at({ f1: '10 10 90 222', c1: 'limber 10 14 270 1' }, { dice: [6, 1, 1, 4], ...hand() });
    last.act(fire('f1')).end();
    expect([last.form('c1'), last.t.lost]).toEqual(['', [0, 1]]);
  });
});
