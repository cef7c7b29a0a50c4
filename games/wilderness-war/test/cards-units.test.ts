import { describe, expect, it } from 'vitest';
import { isCoureurs, pieceIds, unitsOf } from '../data/index.ts';
import {
  ARMSTRONG,
  at,
  BEARN,
  BR_MILITIA,
  BR_MILITIA2,
  basic,
  choose,
  event,
  FR_MILITIA,
  GOREHAM,
  GUYENNE,
  LERY,
  LIGHT,
  local,
  MARIN,
  NY1,
  NY2,
  PASS,
  place,
  places,
  R35,
  R40,
  R44,
  R48,
  ROGERS,
  restore,
  VIRGINIA,
} from './07-help.ts';
import { british, french } from './cards-help.ts';
import type { Position, Table } from './table.ts';

const spaces = (table: Table): string[] =>
  [...new Set(table.offered().flatMap(action => ('at' in action ? [action.at] : [])))].sort();
const words = (table: Table): string[] =>
  table.offered().flatMap(action => (action.type === 'choose' ? [action.what] : []));
const arrived = (table: Table): number => table.said('piece.arrives').length;
/** `fr-regular quebec`: side and type of those who came, and where. */
const comers = (table: Table): string[] =>
  table.said('piece.arrives').map(({ args }) => `${String(args.piece).split('-').slice(0, 2).join('-')} ${args.space}`);
/** Places everything at one space. */
const all = (table: Table, space: string): Table => {
  for (;;) {
    const action =
      table.asked[1] === 'reinforce.place'
        ? table.offered().find(each => each.type === 'place' && each.at === space)
        : undefined;
    if (!action) return table;
    table.act(action);
  }
};
const QUEBEC_LOST: Position = { pieces: { [R44]: 'quebec' }, forts: { quebec: 'british' } };

describe('WW card-43a Raise Provincial Regiments', () => {
  const forts = { carlisle: 'british stockade' };
  it('either places within the cap', () => {
    const table = british(43, { forts }).event(43).act(choose('raise-southern'));
    expect(spaces(table)).toEqual(['alexandria', 'baltimore', 'carlisle', 'philadelphia']);
    expect(arrived(all(table, 'carlisle'))).toBe(2);
    expect(arrived(all(british(43, { forts }).event(43).act(choose('raise-northern')), 'albany'))).toBe(4);
  });
  it('or restores, never both', () => {
    const p = { forts, pieces: { ...at('albany reduced', NY1, NY2), [VIRGINIA]: 'carlisle reduced' } };
    const table = british(43, p).event(43).act(choose('restore-northern'));
    expect([NY1, NY2, VIRGINIA].map(table.isReduced)).toEqual([false, false, true]);
    expect(table.asked[1]).toBe('phase.choose');
    expect(british(43, p).event(43).act(choose('raise-northern')).isReduced(NY1)).toBe(true);
  });
  it('not while Reluctant, nor above the limit', () => {
    british(43, { table: { assemblies: 0 } }).refused(event(43), 'card-43a');
    const three = ['br-provincial-maryland', 'br-provincial-pennsylvania-1', 'br-provincial-pennsylvania-2'];
    const table = british(43, { forts, pieces: at('carlisle', ...three) })
      .event(43)
      .act(choose('raise-southern'));
    expect(arrived(all(table, 'carlisle'))).toBe(1);
  });
});

describe('WW card-46a Colonial Recruits', () => {
  it('restores as many as the die says, no Regulars', () => {
    const pieces = at('albany reduced', ROGERS, GOREHAM, NY1, R44);
    const table = british(46, { pieces, dice: [2] }).event(46);
    table.refused(restore(R44), '5.523a');
    table.act(restore(ROGERS)).act(restore(NY1));
    expect([table.isReduced(GOREHAM), table.asked[1]]).toEqual([true, 'phase.choose']);
    const light = british(46, { pieces: at('albany reduced', LIGHT, R44), dice: [2] }).event(46);
    expect(light.act(restore(LIGHT)).isReduced(LIGHT)).toBe(false);
    const coureurs = french(46, { pieces: at('quebec reduced', MARIN, BEARN), dice: [2] }).event(46);
    expect(coureurs.act(restore(MARIN)).isReduced(MARIN)).toBe(false);
  });
  it('not the besieged', () => {
    const p = {
      pieces: { [NY1]: 'albany inside reduced', [BEARN]: 'albany', [NY2]: 'boston reduced' },
      sieges: { albany: 0 },
      dice: [2],
    };
    british(46, p).event(46).refused(restore(NY1), '5.523a');
  });
});

describe('WW card-47a Troop Transports & Local Enlistments', () => {
  it('6 British, 3 French', () => {
    expect(local(british(47, { pieces: at('albany reduced', R44) }).event(47), 'left')).toBe(6);
    expect(local(french(47, { pieces: at('quebec reduced', BEARN) }).event(47), 'left')).toBe(3);
    const four = ['fr-regular-artois', 'fr-regular-cambis', BEARN, GUYENNE];
    const table = french(47, { pieces: at('quebec reduced', ...four) }).event(47);
    table.act(restore(BEARN)).act(restore(GUYENNE)).act(restore('fr-regular-artois'));
    expect([table.isReduced('fr-regular-cambis'), table.asked[1]]).toEqual([true, 'phase.choose']);
    const mixed = british(47, { pieces: at('albany reduced', NY1, LIGHT) }).event(47);
    mixed.refused(restore(NY1), '5.523a');
    mixed.allowed(restore(LIGHT));
  });
  it('not for the French after Quiberon Bay or without Québec', () => {
    french(47, { table: { quiberon: true } }).refused(event(47), 'card-47a');
    french(47, QUEBEC_LOST).refused(event(47), 'card-47a');
    british(47, { table: { quiberon: true } }).allowed(event(47));
  });
});

describe('WW card-48a Victories in Germany', () => {
  it('not in 1755; as many as the die says', () => {
    british(48, { year: 1755 }).refused(event(48), 'card-48a');
    const table = british(48, { year: 1756, pieces: at('albany reduced', R44, R48), dice: [1] })
      .event(48)
      .act(restore(R44));
    expect([table.isReduced(R48), table.asked[1]]).toEqual([true, 'phase.choose']);
    french(48, { year: 1757, table: { quiberon: true } }).refused(event(48), 'card-48a');
    french(48, { year: 1757, ...QUEBEC_LOST }).refused(event(48), 'card-48a');
  });
});

describe('WW card-49a Call Out Militias', () => {
  const reduced = at('militia-northern reduced', BR_MILITIA, BR_MILITIA2);
  it('either one in a box of one’s own', () => {
    const table = british(49, { pieces: reduced }).event(49);
    expect(words(table).sort()).toEqual(['northern', 'restore', 'southern']);
    table.act(choose('southern'));
    expect([table.where('br-militia-colonial-militia-3'), table.isReduced(BR_MILITIA)]).toEqual([
      'militia-southern',
      true,
    ]);
    expect(french(49).event(49).where(FR_MILITIA)).toBe('militia-st-lawrence');
  });
  it('or up to two restored', () => {
    const [third, fourth] = ['br-militia-colonial-militia-3', 'br-militia-colonial-militia-4'];
    const table = british(49, { pieces: { ...reduced, [third]: 'militia-northern reduced' } }).event(49);
    table.act(choose('restore')).act(restore(BR_MILITIA)).act(restore(BR_MILITIA2));
    expect([BR_MILITIA, BR_MILITIA2, third].map(table.isReduced)).toEqual([false, false, true]);
    expect([table.asked[1], table.where(fourth)]).toEqual(['phase.choose', 'off']);
  });
});

describe('WW card-53a Rangers', () => {
  const forts = { hoosic: 'british stockade' };
  it('either one at a fortification', () => {
    const table = british(53, { forts, pieces: at('albany reduced', ROGERS) })
      .event(53)
      .act(choose('place'));
    expect(spaces(table)).toContain('hoosic');
    expect(spaces(table)).not.toContain('kinderhook');
    expect(arrived(all(table, 'hoosic'))).toBe(1);
  });
  it('or two restored', () => {
    const rangers = [ROGERS, GOREHAM, ARMSTRONG];
    const table = british(53, { forts, pieces: at('albany reduced', ...rangers) }).event(53); // nothing else to choose
    table.act(restore(ROGERS)).act(restore(GOREHAM));
    expect([rangers.map(table.isReduced), arrived(table)]).toEqual([[false, false, true], 0]);
    expect(table.asked[1]).toBe('phase.choose');
  });
});

/** Only Murray can be drawn. */
const POOL = { murray: 'pool' };

describe('WW card-54a Light Infantry', () => {
  it('a leader and two units, at fortresses', () => {
    const table = british(54, { pieces: POOL, forts: { hoosic: 'british stockade' }, dice: [1] }).event(54);
    expect(spaces(table)).toEqual([
      'albany',
      'alexandria',
      'baltimore',
      'boston',
      'halifax',
      'new-haven',
      'new-york',
      'philadelphia',
    ]);
    table.act(table.offered().find(each => each.type === 'place' && each.at === 'boston')!);
    expect(
      all(table, 'albany')
        .said('piece.arrives')
        .map(({ args }) => args.piece),
    ).toEqual([expect.stringMatching(/^br-light-infantry/), expect.stringMatching(/^br-light-infantry/), 'murray']);
    expect(table.where('murray')).toBe('albany');
  });
});

describe('WW card-55a French Regulars', () => {
  it('two at Québec or Louisbourg, once', () => {
    const table = french(55, { table: { montcalm: false } })
      .event(55)
      .act(choose('louisbourg'));
    expect(comers(table)).toEqual(['fr-regular louisbourg', 'fr-regular louisbourg']);
    expect(table.t.removed).toEqual([1055]);
  });
  it('not where the British stand, not after Quiberon Bay', () => {
    const table = french(55, { pieces: { [R44]: 'quebec' }, sieges: { quebec: 0 }, table: { montcalm: false } }).event(
      55,
    );
    expect(table.said('piece.arrives').map(({ args }) => args.space)).toEqual(['louisbourg', 'louisbourg']);
    french(55, { table: { quiberon: true } }).refused(event(55), 'card-55a');
  });
});

describe('WW card-55b Montcalm arrives', () => {
  const chiefs = ['montcalm', 'levis', 'bougainville'];
  it('with the first event only', () => {
    expect(places(french(55).event(55).act(choose('quebec')), ...chiefs)).toEqual(['quebec', 'quebec', 'quebec']);
    const second = french(55, { table: { montcalm: false } })
      .event(55)
      .act(choose('quebec'));
    expect(places(second, ...chiefs)).toEqual(['off', 'off', 'off']);
    expect(places(french(55).activate(55).pass(), ...chiefs)).toEqual(['off', 'off', 'off']);
  });
  it('is not received with the first event when both places are closed, nor by a second', () => {
    const pieces = { ...at('quebec', R40), ...at('louisbourg', R48) };
    const hands = { french: [55, 56, 1], british: [2, 3] };
    const table = french(55, { pieces, sieges: { quebec: 0, louisbourg: 0 }, hands }).event(55);
    expect(table.said('piece.notReceived')).toHaveLength(5);
    expect(table.t.montcalm).toBe(false);
  });
});

describe('WW card-57a British Regulars', () => {
  it('a leader and three 3-4 Regulars, at ports or Amphib spaces', () => {
    const p = {
      pieces: { ...POOL, [R44]: 'ile-dorleans', [BEARN]: 'boston' },
      sieges: { boston: 0 },
      amphib: ['ile-dorleans'],
      dice: [1],
    };
    const table = british(57, p).event(57);
    expect(spaces(table)).toEqual([
      'alexandria',
      'baltimore',
      'halifax',
      'ile-dorleans',
      'new-haven',
      'new-york',
      'philadelphia',
    ]);
    const three = Array.from({ length: 3 }, () => 'br-regular halifax');
    expect(comers(all(table, 'halifax'))).toEqual([...three, 'murray halifax']);
    expect(table.t.removed).toEqual([1057]);
  });
});

describe('WW card-60a Highlanders: condition', () => {
  it('Pitt, or 1759', () => {
    for (const year of [1756, 1758]) british(60, { year }).refused(event(60), 'card-60a');
    british(60, { year: 1756, table: { pitt: true } }).allowed(event(60));
    british(60, { year: 1759 }).allowed(event(60));
  });
});

describe('WW card-60b Highlanders: reinforcements', () => {
  const come = (card: number, ...dice: number[]) =>
    all(british(card, { year: 1759, pieces: { ...POOL, bradstreet: 'pool' }, dice }).event(card), 'new-york');
  it('two leaders and four units by card 60, one and one by 61 and 63', () => {
    expect(arrived(come(60, 1, 1))).toBe(6);
    expect([arrived(come(61, 1)), arrived(come(63, 2))]).toEqual([2, 2]);
    expect([come(61, 1).where('br-highland-1-42nd'), come(60, 1, 1).t.removed]).toEqual(['new-york', [1060]]);
    expect(spaces(british(61, { year: 1759, pieces: POOL, dice: [1] }).event(61))).not.toContain('albany');
  });
});

describe('WW card-62a Quiberon Bay: hand and order', () => {
  it('needs one of three reasons', () => {
    for (const year of [1758, 1759]) british(62, { year }).refused(event(62), 'card-62a');
    british(62, { year: 1758, removed: [21] }).allowed(event(62));
    british(62, { year: 1758, pieces: { [R44]: 'louisbourg' }, forts: { louisbourg: 'british' } }).allowed(event(62));
    british(62, { year: 1760 }).allowed(event(62));
  });
  it('leaves the French 7 cards and gives the British the first phase', () => {
    const table = basic({ year: 1760, scenario: 'full-campaign', hands: { british: [62] } }).event(62);
    expect([table.t.limit[1], table.hand('french').length, table.asked[0]]).toEqual([7, 7, 'british']);
    expect(table.t.removed).toEqual([1062]);
    const other = basic({ hands: { british: [5] } })
      .activate(5)
      .pass();
    expect(other.asked[0]).toBe('french');
  });
});

describe('WW card-62b Quiberon Bay: events barred', () => {
  it('to the French, who may still activate with them', () => {
    for (const card of [55, 69, 47, 48]) {
      const table = french(card, { year: 1757, table: { quiberon: true } });
      expect(table.whyNot(event(card))).not.toBeNull();
      table.allowed({ type: 'activate', card: `card-${card}` });
      french(card, { year: 1757 }).allowed(event(card));
    }
  });
});

describe('WW card-65a Royal Americans', () => {
  it('four units and a leader, at fortresses of the two Departments', () => {
    const table = british(65, { pieces: POOL, dice: [1] }).event(65);
    expect(spaces(table)).not.toContain('halifax');
    table.allowed(place('br-royal-american-1-60th', 'new-york'));
    expect(arrived(all(table, 'philadelphia'))).toBe(5);
    expect(table.t.removed).toEqual([1065]);
  });
});

describe('WW card-66a Acadians Expelled', () => {
  it('two Regulars at Halifax; a Coureurs for the French, and theirs restored', () => {
    const pieces = {
      [MARIN]: 'quebec reduced',
      [LERY]: 'montreal inside reduced',
      [R40]: 'montreal',
      [FR_MILITIA]: 'militia-st-lawrence reduced',
      [BEARN]: 'quebec reduced',
    };
    const table = british(66, { pieces, sieges: { montreal: 0 } }).event(66);
    expect(table.said('piece.arrives').map(({ args }) => args.space)).toEqual(['halifax', 'halifax']);
    expect(table.asked[0]).toBe('french');
    table.act(choose('quebec'));
    expect(arrived(table)).toBe(3);
    expect([MARIN, FR_MILITIA, LERY, BEARN].map(table.isReduced)).toEqual([false, false, true, true]);
    expect(table.t.removed).toEqual([1066]);
  });
  it('restores them though Québec and Louisbourg are closed', () => {
    const pieces = { ...at('quebec', R40), ...at('louisbourg', R48), [MARIN]: 'montreal reduced' };
    const table = british(66, { pieces, sieges: { quebec: 0, louisbourg: 0 } }).event(66);
    expect([table.isReduced(MARIN), table.asked]).toEqual([false, ['french', 'phase.choose']]);
    expect(table.said('piece.notReceived')).toHaveLength(1);
  });
  it('asks for no space when no Coureurs are left', () => {
    const coureurs = unitsOf[1]!.filter(unit => isCoureurs[unit]).map(unit => pieceIds[unit]!);
    const table = british(66, { pieces: at('montreal', ...coureurs) }).event(66);
    expect(table.asked).toEqual(['french', 'phase.choose']);
  });
  it('is no French event', () => french(66).refused(event(66), '5.12a'));
});

describe('WW card-67a William Pitt: hand and leaders', () => {
  it('nine cards, three leaders, Highlanders', () => {
    const table = british(67).event(67);
    expect([table.t.limit[0], table.t.pitt, ...places(table, 'amherst', 'forbes', 'wolfe')]).toEqual([
      9,
      true,
      'pool',
      'pool',
      'pool',
    ]);
    expect(table.t.removed).toEqual([1067]);
    const used = british(67).activate(67).pass();
    expect([used.t.limit[0], used.t.pitt, used.where('wolfe')]).toEqual([8, false, 'off']);
  });
});

describe('WW card-67b William Pitt: card back', () => {
  it('from the discard pile, not from the removed', () => {
    const listed = [57, 47, 60, 54];
    const table = british(67, { discard: [...listed, 9], removed: [58] }).event(67);
    expect(table.offered()).toEqual([PASS, ...listed.map(card => ({ type: 'takeCard', card: `card-${card}` }))]);
    expect(table.act({ type: 'takeCard', card: 'card-57' }).hand('british')).toContain('card-57');
  });
});

describe('WW card-69a, card-69b Diplomatic Revolution', () => {
  it('nine cards, and one back', () => {
    const table = french(69, { discard: [55, 57, 47] }).event(69);
    expect([table.t.limit[1], table.t.removed]).toEqual([9, [1069]]);
    expect(table.offered()).toEqual([PASS, ...[55, 47].map(card => ({ type: 'takeCard', card: `card-${card}` }))]);
    expect(table.act({ type: 'takeCard', card: 'card-55' }).hand('french')).toContain('card-55');
    expect(french(69, { discard: [57] }).event(69).asked).toEqual(['british', 'phase.choose']);
  });
  it('not after Quiberon Bay', () => french(69, { table: { quiberon: true } }).refused(event(69), 'card-69a'));
});

describe('WW card-70a Intrigues Against Shirley', () => {
  const p: Position = { vp: 1, pieces: { ...at('albany', 'shirley', R44, R35) } };
  it('removes Shirley', () => {
    const table = french(70, p).event(70);
    expect([table.where('shirley'), table.t.removed]).toEqual(['gone', [1070]]);
  });
  it('not without a French point, nor besieged', () => {
    french(70, { ...p, vp: 0 }).refused(event(70), 'card-70a');
    french(70, { vp: 1 }).refused(event(70), 'card-70a'); // he is not there
    const pieces = { shirley: 'albany inside', [R44]: 'albany inside', [BEARN]: 'albany' };
    french(70, { vp: 1, pieces, sieges: { albany: 0 } }).refused(event(70), 'card-70a');
  });
});
