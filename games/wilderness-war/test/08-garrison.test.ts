import { describe, expect, it } from 'vitest';
import { pieceNumber } from '../data/index.ts';
import { isBesieged } from '../state.ts';
import { actsOf, moving } from './06-help.ts';
import {
  ARTOIS,
  at,
  BEARN,
  basic,
  CAMBIS,
  event,
  FR_MILITIA,
  GUYENNE,
  goInside,
  HURON,
  inside,
  LANGUEDOC,
  lose,
  MARIN,
  OTTAWA,
  places,
  prowl,
  R35,
  R44,
  R48,
  ROGERS,
  retreat,
  SORTIE,
  strike,
  wonBy,
} from './07-help.ts';
import type { Position, Table } from './table.ts';

const FORT = { ticonderoga: 'french fort' };
const bleed = (table: Table): Table => {
  while (table.asked[1] === 'losses.choose') table.act(table.offered()[0]!);
  return table;
};
/** The British march on a fort at Ticonderoga. */
const approach = (french: readonly string[], what = 'french fort', more: Position = {}) => {
  const pieces = { ...at('wood-creek', 'webb', R44, R48), ...at('ticonderoga', ...french), ...more.pieces };
  return strike({ ...more, pieces, forts: { ticonderoga: what } }, 'ticonderoga', 'webb', R44, R48);
};
/** Besiegers before Ticonderoga, a garrison within. */
const siege = (more: Position = {}, garrison: readonly string[] = [BEARN]): Table =>
  basic({
    ...more,
    pieces: { ...at('ticonderoga', 'webb', R44), ...at('ticonderoga inside', ...garrison), ...more.pieces },
    forts: { ...FORT, ...more.forts },
    sieges: { ticonderoga: 0, ...more.sieges },
  });

describe('WW 8.1a choose inside or outside', () => {
  it('asks before the battle; all inside is a siege', () => {
    const table = approach(['villiers', BEARN]);
    expect(table.asked).toEqual(['french', 'entry.inside']);
    table.act(inside('villiers', BEARN));
    expect([table.siege('ticonderoga'), table.said('battle.begins').length]).toEqual([0, 0]);
  });
  it('fights those left outside', () => {
    const table = approach([BEARN, MARIN], 'french fort', { dice: [1, 1] }).act(inside(BEARN));
    expect(table.said('battle.begins')).toHaveLength(1);
    table.done();
  });
});

describe('WW 8.1b stockades offer no inside', () => {
  it('fights at once, at -1', () => {
    const table = approach([MARIN], 'french stockade', { dice: [2, 2] });
    expect(table.said('battle.begins')).toHaveLength(1);
    expect(table.said('roll.fire')[0]!.args.modifier).toBe(-2); // and no Auxiliaries
    table.done();
  });
});

describe('WW 8.11a fort holds four units', () => {
  it('refuses a fifth, but any number of leaders', () => {
    const units = [BEARN, GUYENNE, ARTOIS, CAMBIS];
    const leaders = ['villiers', 'rigaud', 'dumas', 'beaujeu', 'levis', 'vaudreuil'];
    const table = approach([...units, LANGUEDOC, ...leaders]);
    table.refused(inside(...units, LANGUEDOC), '8.11a');
    table.allowed(inside(...units, ...leaders));
  });
});

describe('WW 8.11b fortress holds any number', () => {
  it('takes twelve', () => {
    const garrison = Array.from({ length: 7 }, (_, i) => `fr-marine-detachment-marine-detachment-${i + 1}`);
    const all = [...garrison, BEARN, GUYENNE, ARTOIS, CAMBIS, LANGUEDOC];
    const pieces = { ...at('sorel', 'webb', R44), ...at('montreal', ...all) };
    const table = strike({ pieces }, 'montreal', 'webb', R44).act(inside(...all));
    expect(all.every(unit => table.isInside(unit))).toBe(true);
  });
});

describe('WW 8.13a beaten outside: flee or enter', () => {
  it('lets one more enter a fort that holds three', () => {
    const three = [GUYENNE, ARTOIS, CAMBIS];
    const table = approach([MARIN, HURON, ...three], 'french fort', { dice: [4, 2] }).act(inside(...three));
    expect(wonBy(bleed(table))).toBe('british');
    table.refused(goInside(MARIN, HURON), '8.11a');
    table.act(goInside(MARIN));
    table.refused(goInside(HURON), '8.11a');
    table.act(retreat('crown-point', HURON));
    expect(table.siege('ticonderoga')).toBe(0);
  });
  it('counts no leader among those who fill it', () => {
    const three = [GUYENNE, ARTOIS, CAMBIS];
    const table = approach([MARIN, HURON, 'villiers', ...three], 'french fort', { dice: [4, 2] });
    expect(wonBy(bleed(table.act(inside('villiers', ...three))))).toBe('british');
    table.allowed(goInside(MARIN));
  });
  it('kills those who find it full and have no other way', () => {
    const four = [GUYENNE, ARTOIS, CAMBIS, LANGUEDOC];
    const table = approach([BEARN, MARIN, ...four], 'french fort', { dice: [4, 2] }).act(inside(...four));
    expect(bleed(table).where(BEARN)).toBe('gone');
    table.allowed(retreat('crown-point', MARIN));
  });
});

describe('WW 8.21a how a siege begins', () => {
  it('on entering an empty fort', () => expect(approach([]).siege('ticonderoga')).toBe(0));
  it('when all go inside', () => expect(approach([BEARN]).act(inside(BEARN)).siege('ticonderoga')).toBe(0));
  it('after a battle won outside, when the last has gone', () => {
    const table = approach([BEARN, MARIN, HURON], 'french fort', { dice: [4, 2] }).act(inside(BEARN));
    expect(wonBy(bleed(table))).toBe('british');
    table.act(goInside(MARIN));
    expect(table.siege('ticonderoga')).toBe(-1);
    expect(table.act(retreat('crown-point', HURON)).siege('ticonderoga')).toBe(0);
  });
  it('not while an enemy unit stands outside', () => {
    const table = approach([MARIN, HURON], 'french fort', { dice: [1, 1] }).act(inside(MARIN));
    expect(wonBy(table)).toBe('french');
    expect([table.siege('ticonderoga'), table.where(R44)]).toEqual([-1, 'gone']);
  });
});

describe('WW 8.21b meaning of besieged', () => {
  it('holds for those inside only', () => {
    const { t } = siege({}, ['villiers', BEARN]);
    expect([R44, 'webb', BEARN, 'villiers'].map(piece => isBesieged(t, pieceNumber(piece)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    t.siege.fill(-1);
    expect(isBesieged(t, pieceNumber(BEARN))).toBe(false);
  });
});

describe('WW 8.21c stockades cannot be besieged', () => {
  it('places no marker', () => expect(approach([], 'french stockade').siege('ticonderoga')).toBe(-1));
  it('nor when Rangers, who cannot take it, stand before it', () => {
    const p = { pieces: { [ROGERS]: 'la-belle-river' }, forts: { venango: 'french stockade' }, dice: [5] };
    const table = prowl({ ...p, active: 'british', hands: { british: [49, 50] } }, 49, ROGERS, 'venango');
    expect([table.said('siege.begins'), table.siege('venango')]).toEqual([[], -1]);
    table.done();
  });
});

describe('WW 8.22a a besieged fortress has no controller', () => {
  const alliance = (sieges: Record<string, number>) =>
    basic({ active: 'french', pieces: { [R44]: 'montreal' }, sieges, hands: { french: [23] } });
  it('is closed to events that ask for control', () => alliance({ montreal: 0 }).refused(event(23), 'card-23a'));
  it('is open unbesieged', () => basic({ active: 'french', hands: { french: [23] } }).allowed(event(23)));
});

describe('WW 8.22b no reinforcements in a siege space', () => {
  const regulars = (sieges: Record<string, number>, louisbourg: string) =>
    basic({
      pieces: { ...at('louisbourg', R44), [BEARN]: 'louisbourg inside' },
      forts: { louisbourg },
      sieges,
      amphib: ['louisbourg'],
      hands: { british: [57] },
    });
  it('is closed to the besiegers, marker or not', () => {
    const table = regulars({ louisbourg: 1 }, 'french').event(57);
    const spaces = table.offered().map(action => (action.type === 'place' ? action.at : ''));
    expect(spaces).toContain('halifax');
    expect(spaces).not.toContain('louisbourg');
  });
});

describe('WW 8.22c, 8.22d events and the besieged', () => {
  it('restores besiegers, not the besieged', () => {
    const pieces = { [R44]: 'ticonderoga reduced', [R48]: 'ticonderoga reduced' };
    const british = siege({ pieces, hands: { british: [47] } }).event(47);
    british.allowed({ type: 'restore', unit: R44 });
    const french = siege({
      active: 'french',
      pieces: { [BEARN]: 'ticonderoga inside reduced', [GUYENNE]: 'quebec reduced' },
      hands: { french: [47] },
    }).event(47);
    french.refused({ type: 'restore', unit: BEARN }, '5.523a');
    french.allowed({ type: 'restore', unit: GUYENNE });
  });
  it('does not let besieged Indians desert', () => {
    const table = siege({ hands: { british: [33] }, pieces: { [OTTAWA]: 'quebec' } }, [HURON]).event(33);
    table.refused({ type: 'eliminate', piece: HURON }, 'card-33a');
    table.allowed({ type: 'eliminate', piece: OTTAWA });
  });
});

describe('WW 8.22e Small Pox ignores the walls', () => {
  it('may strike five besieged units', () => {
    const five = [BEARN, GUYENNE, ARTOIS, CAMBIS, HURON];
    const pieces = { ...at('quebec inside', ...five), [R44]: 'quebec' };
    const table = basic({ pieces, sieges: { quebec: 0 }, hands: { british: [34] }, dice: [1] });
    table.event(34).act(lose(BEARN));
    expect([table.isReduced(BEARN), table.where(HURON)]).toEqual([true, 'off']);
    table.done();
  });
});

/** The garrison of Montréal is besieged by one regiment. */
const montreal = (dice: number[], more: Record<string, string> = {}, raided: Position['raided'] = {}) =>
  basic({
    active: 'french',
    pieces: { ...at('montreal inside', 'montcalm', BEARN, GUYENNE, MARIN), ...at('montreal', R44, R48, R35), ...more },
    sieges: { montreal: 1 },
    raided: raided ?? {},
    dice,
  })
    .activate(1)
    .force('montcalm', BEARN, GUYENNE);

describe('WW 8.25a the besieged may sortie', () => {
  it('cannot leave, but attack; the others stay inside', () => {
    const table = montreal([2, 2]);
    table.refused({ type: 'march', to: 'sorel' }, '8.25a');
    table.act(SORTIE);
    expect(table.said('roll.fire').map(({ args }) => args.column)).toEqual(['6-8', '9-12']);
    expect(table.isInside(MARIN)).toBe(true);
  });
  it('is all they are offered: they neither sail nor land', () => {
    const halifax = { [R44]: 'halifax inside', [BEARN]: 'halifax' };
    const hands = { british: [17, 18, 1], french: [50, 49] };
    const table = moving('british', halifax, { sieges: { halifax: 0 }, hands }, 1)
      .drilled(R44)
      .quietly();
    expect([actsOf(table), actsOf(montreal([]))]).toEqual([
      ['stop', 'sortie'],
      ['stop', 'sortie'],
    ]);
    table.refused({ type: 'sail', to: 'boston' }, '8.25a');
    table.refused({ type: 'land', to: 'louisbourg', card: 'card-17' }, '8.25a');
  });
  it('is nothing for a leader alone, and goes no further though it overran', () => {
    const besieged = { ...at('montreal inside', 'montcalm', BEARN, GUYENNE), [ROGERS]: 'montreal reduced' };
    const p: Position = { active: 'french', pieces: besieged, sieges: { montreal: 0 }, dice: [5, 1] };
    basic(p).activate(1).individuals('montcalm').refused(SORTIE, '8.25a');
    const table = basic(p).activate(1).force('montcalm', BEARN, GUYENNE).act(SORTIE);
    expect([table.where(ROGERS), table.asked[1]]).toEqual(['off', 'phase.choose']);
    table.done();
  });
  it('is nothing for the unbesieged', () => {
    basic({ active: 'french', pieces: at('montreal', 'montcalm', BEARN) })
      .activate(1)
      .force('montcalm', BEARN)
      .refused(SORTIE, '8.25a');
  });
});

describe('WW 8.25b militia in a sortie', () => {
  const box = { [FR_MILITIA]: 'militia-st-lawrence' };
  it('is offered unless the Department is raided', () => {
    expect(montreal([], box).act(SORTIE).asked).toEqual(['french', 'muster.choose']);
    expect(montreal([2, 2], box, { sorel: 'british' }).act(SORTIE).asked[1]).not.toBe('muster.choose');
  });
});

/** Friends come to Ticonderoga from Crown Point. */
const relief = (dice: number[], ...joining: string[]) => {
  const table = strike(
    {
      active: 'french',
      pieces: {
        ...at('crown-point', 'dieskau', GUYENNE),
        ...at('ticonderoga inside', BEARN, ARTOIS),
        ...at('ticonderoga', R44, R48),
      },
      forts: { ...FORT, 'crown-point': 'french stockade' },
      sieges: { ticonderoga: 1 },
      dice,
    },
    'ticonderoga',
    'dieskau',
    GUYENNE,
  );
  expect(table.asked).toEqual(['french', 'entry.join']);
  return bleed(table.act({ type: 'join', pieces: joining }));
};

describe('WW 8.251a garrison may join a relief battle', () => {
  it('adds those who join', () => {
    expect(relief([2, 2], BEARN, ARTOIS).said('roll.fire')[0]!.args.column).toBe('9-12');
    expect(relief([2, 2]).said('roll.fire')[0]!.args.column).toBe('3');
  });
  it('who then act no more in this phase', () => {
    const pieces = {
      ...at('crown-point', 'dieskau', GUYENNE),
      ...at('ticonderoga inside', 'villiers', BEARN, ARTOIS),
      ...at('ticonderoga', R44, R48),
    };
    const forts = { ...FORT, 'crown-point': 'french stockade' };
    const table = basic({ active: 'french', pieces, forts, sieges: { ticonderoga: 1 }, dice: [1, 3] });
    table.event(1).force('dieskau', GUYENNE).force('villiers', BEARN, ARTOIS);
    table.act({ type: 'next', piece: 'dieskau' }).march('ticonderoga');
    bleed(table.act({ type: 'join', pieces: [BEARN] }));
    expect(table.said('act.begins').map(({ args }) => args.pieces)).toEqual([
      ['dieskau', GUYENNE],
      ['villiers', ARTOIS],
    ]);
    table.done();
  });
});

describe('WW 8.252a after a lost sortie', () => {
  it('they go back inside and nowhere else, besieged as before', () => {
    const table = bleed(montreal([1, 3]).act(SORTIE));
    expect(wonBy(table)).toBe('british');
    expect(table.asked[1]).not.toBe('retreat.choose');
    expect(places(table, 'montcalm', GUYENNE)).toEqual(['montreal', 'montreal']);
    expect([table.isInside('montcalm'), table.isInside(GUYENNE), table.siege('montreal')]).toEqual([true, true, 1]);
    table.done();
  });
});

describe('WW 8.252a, 8.252b after a lost relief battle', () => {
  it('the garrison goes back inside, the relief where it came from', () => {
    const table = relief([1, 3], BEARN);
    expect(wonBy(table)).toBe('british');
    expect([table.isInside(BEARN), table.siege('ticonderoga')]).toEqual([true, 1]);
    expect(places(table, BEARN, 'dieskau')).toEqual(['ticonderoga', 'crown-point']);
    expect(table.isInside('dieskau')).toBe(false);
    table.done();
  });
  it('they are inside already while the relief looks for a port', () => {
    const pieces = { [R44]: 'louisbourg inside', [R48]: 'boston', ...at('louisbourg', BEARN, GUYENNE) };
    const p = { pieces, forts: { louisbourg: 'british' }, sieges: { louisbourg: 1 }, amphib: ['louisbourg'] };
    const table = basic({ ...p, dice: [1, 3] })
      .activate(1)
      .drilled(R48);
    bleed(table.act({ type: 'sail', to: 'louisbourg' }).act({ type: 'join', pieces: [R44] }));
    expect(table.asked).toEqual(['british', 'retreat.choose']);
    expect([table.isInside(R44), table.isInside(R48)]).toEqual([true, false]);
    table.refused(goInside(R48), '8.252b');
    table.act(retreat('halifax', R48)).done();
    expect([...places(table, R44, R48), table.siege('louisbourg')]).toEqual(['louisbourg', 'halifax', 1]);
  });
});
