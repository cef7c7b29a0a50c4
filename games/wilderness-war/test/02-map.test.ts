import { look } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import {
  BRITISH,
  departmentOf,
  FRENCH,
  isCoureurs,
  isCultivated,
  isIndian,
  isRegular,
  originalOwner,
  pieceIds,
  spaceIds,
  spaceNumber,
  tribeOf,
  UNITS,
  unitsOf,
  villageOf,
  villageTribes,
} from '../data/index.ts';
import { game } from '../game.ts';
import { controls, isEnemyCultivated, isOriginallyFriendly } from '../rules/02-map.ts';
import { construct, landingsOf, marchTo, moving, placesOf, THREE, turn } from './06-help.ts';
import { position, scenario } from './table.ts';

const owner = (slug: string): number => originalOwner[spaceNumber(slug)]!;
const REGULAR = 'br-regular-44th';
const FRENCH_REGULAR = 'fr-regular-bearn';
const COUREURS = 'fr-coureurs-marin';

describe('WW 1.0a two players, two sides', () => {
  it('one seat a side, and no third chair', () => {
    const table = scenario('annus-mirabilis');
    const seats = game.seats(table.state.setup);
    expect(Object.keys(seats).sort()).toEqual(['british', 'french']);
    expect(
      Object.values(seats)
        .map(seat => seat.side)
        .sort(),
    ).toEqual(['british', 'french']);
    expect(table.whyNot({ type: 'pass' }, 'spanish' as 'french')).not.toBeNull();
  });
});

describe('WW 2.0a cultivated spaces belong to Departments', () => {
  it('each to one, but for Louisbourg and Halifax', () => {
    const without = spaceIds.filter((_, i) => isCultivated[i] && departmentOf[i]! < 0);
    expect(without.sort()).toEqual(['halifax', 'louisbourg']);
    expect(spaceIds.filter((_, i) => !isCultivated[i] && departmentOf[i]! >= 0)).toEqual([]);
  });
});

describe('WW 2.0b, 2.0c original owners', () => {
  it('the St. Lawrence Department and Louisbourg are French', () => {
    for (const space of ['trois-rivieres', 'louisbourg', 'ile-dorleans']) expect(owner(space)).toBe(FRENCH);
    const french = spaceIds.filter((_, i) => departmentOf[i] === 2);
    expect(french.every(space => owner(space) === FRENCH)).toBe(true);
  });
  it('the Northern and Southern Departments and Halifax are British', () => {
    for (const space of ['albany', 'carlisle', 'halifax']) expect(owner(space)).toBe(BRITISH);
    const british = spaceIds.filter((_, i) => departmentOf[i] === 0 || departmentOf[i] === 1);
    expect(british.every(space => owner(space) === BRITISH)).toBe(true);
  });
  it('wilderness is nobody’s, whatever fort stands there at the start', () => {
    const table = scenario('early-war');
    expect(table.fort('niagara')).toBe('french fort');
    expect(owner('niagara')).toBe(-1);
    expect(owner('oswego')).toBe(-1);
  });
});

describe('WW 2.0d originally enemy is the mirror', () => {
  it('a captured Québec is still originally enemy to the British', () => {
    const table = position({ pieces: { [REGULAR]: 'quebec' }, forts: { quebec: 'british' } });
    expect(controls(table.t, BRITISH, spaceNumber('quebec'))).toBe(true);
    expect(isEnemyCultivated(BRITISH, spaceNumber('quebec'))).toBe(true);
    expect(isOriginallyFriendly(FRENCH, spaceNumber('quebec'))).toBe(true);
    expect(isOriginallyFriendly(BRITISH, spaceNumber('quebec'))).toBe(false);
  });
  it('Ticonderoga is originally enemy to nobody', () => {
    for (const side of [BRITISH, FRENCH] as const) {
      expect(isEnemyCultivated(side, spaceNumber('ticonderoga'))).toBe(false);
      expect(isOriginallyFriendly(side, spaceNumber('ticonderoga'))).toBe(false);
    }
  });
});

describe('WW 2.0e what counts as a fortification', () => {
  it('Rangers arrive in a fortress, a fort or a stockade, not in a bare village', () => {
    const forts = { oswego: 'british stockade', 'wood-creek': 'british fort', raystown: 'british works' };
    const table = turn('british', {}, { forts, hands: { british: [53, 49] } }).event(53);
    const places = placesOf(table);
    for (const space of ['albany', 'oswego', 'wood-creek']) expect(places).toContain(space);
    for (const space of ['canajoharie', 'raystown', 'montreal']) expect(places).not.toContain(space);
  });
});

describe('WW 2.0f fortresses are permanent', () => {
  it('neither built nor demolished', () => {
    const table = turn('british', { [REGULAR]: 'albany' }, { forts: { schenectady: 'british stockade' } });
    for (const what of ['fort', 'fortress', 'stockade', 'works'])
      table.refused({ type: 'demolish', space: 'albany', what }, '5.46a');
    table.allowed({ type: 'demolish', space: 'schenectady', what: 'stockade' });
    table.build(THREE, 'forts').refused(construct('albany'), '5.43c');
  });
  it('a fallen fortress changes hands and stands', () => {
    const pieces = { wolfe: 'louisbourg', [REGULAR]: 'louisbourg', 'br-regular-45th': 'louisbourg' };
    const table = moving('british', pieces, { sieges: { louisbourg: 2 }, dice: [4, 1] });
    table.force('wolfe', REGULAR, 'br-regular-45th').act({ type: 'assault' }).quietly().done();
    expect(table.fort('louisbourg')).toBe('british fortress');
  });
});

describe('WW 2.0g an unfinished fort is no fortification', () => {
  it('it gives no relief from the halt', () => {
    const table = moving('british', { [REGULAR]: 'carlisle' }, { forts: { raystown: 'british works' } });
    table.drilled(REGULAR).march('raystown', 'wills-creek').refused(marchTo('winchester'), '6.2b');
  });
  it('a completed one does', () => {
    const table = moving('british', { [REGULAR]: 'carlisle' }, { forts: { raystown: 'british fort' } });
    table.drilled(REGULAR).march('raystown', 'wills-creek').allowed(marchTo('winchester'));
  });
  it('winter spares four units in a fort, none beside a shovel', () => {
    for (const [kind, reduced] of [
      ['fort', false],
      ['works', true],
    ] as const) {
      const table = position({
        season: 'late',
        pieces: { [REGULAR]: 'raystown' },
        forts: { raystown: `british ${kind}` },
        hands: { french: [49] },
      });
      table.activate(49).pass();
      expect(table.isReduced(REGULAR)).toBe(reduced);
    }
  });
});

describe('WW 2.0h control of one’s own fortress', () => {
  it('empty Montréal is French', () => {
    const table = turn('french', {}, { hands: { french: [23, 49] } });
    table.allowed({ type: 'event', card: 'card-23' });
  });
  it('besieged it is nobody’s', () => {
    const more = { sieges: { montreal: 0 }, hands: { french: [23, 49] } };
    const table = turn('french', { [REGULAR]: 'montreal' }, more).sound();
    table.refused({ type: 'event', card: 'card-23' }, 'card-23a');
    const marker = position({ sieges: { montreal: 0 } });
    expect(controls(marker.t, FRENCH, spaceNumber('montreal'))).toBe(false);
    for (const side of [BRITISH, FRENCH] as const) expect(controls(table.t, side, spaceNumber('montreal'))).toBe(false);
  });
});

describe('WW 2.0i control of a captured fortress needs a unit', () => {
  const forts = { quebec: 'british' };
  const held = (pieces: Record<string, string>, amphib: string[] = []) =>
    controls(position({ pieces, forts, amphib }).t, BRITISH, spaceNumber('quebec'));
  it('a unit or an Amphib marker holds it, a leader does not', () => {
    expect(held({ [REGULAR]: 'quebec' })).toBe(true);
    expect(held({}, ['quebec'])).toBe(true);
    expect(held({ wolfe: 'quebec' })).toBe(false);
  });
  it('when the last unit leaves it goes back', () => {
    const table = moving('british', { wolfe: 'quebec', [REGULAR]: 'quebec' }, { forts });
    table.drilled(REGULAR).march('becancour');
    expect(table.holder('quebec')).toBe('french');
    expect(table.t.vp).toBe(3);
  });
});

describe('WW 2.0j one village per tribe', () => {
  it('every Indian has one but the Cherokee', () => {
    for (let unit = 0; unit < UNITS; unit++) {
      if (!isIndian[unit]) continue;
      if (tribeOf(unit) === 'Cherokee') expect(villageOf[unit]).toBe(-1);
      else expect(villageTribes[villageOf[unit]!]).toContain(tribeOf(unit));
    }
    const tribes = villageTribes.flat();
    expect(new Set(tribes).size).toBe(tribes.length);
    expect(villageTribes[spaceNumber('pays-den-haut')]).toEqual(['Huron', 'Ojibwa', 'Ottawa', 'Potawatomi']);
  });
  it('at the end of the year a Mohawk goes home, a Cherokee has none', () => {
    const pieces = { 'br-cherokee-1': 'raystown', 'br-mohawk-1': 'raystown' };
    const table = position({ season: 'late', pieces, hands: { french: [49] } })
      .activate(49)
      .pass();
    expect(table.where('br-cherokee-1')).toBe('off');
    expect(table.where('br-mohawk-1')).toBe('canajoharie');
  });
});

describe('WW 2.0k links join adjacent spaces', () => {
  it('a march follows a river or a land link, nothing else', () => {
    const table = moving('french', { [FRENCH_REGULAR]: 'quebec' }).drilled(FRENCH_REGULAR);
    table.allowed(marchTo('becancour'));
    table.allowed(marchTo('notre-dame-north'));
    table.refused(marchTo('sorel'), '2.0k');
  });
  it('so does a retreat', () => {
    const pieces = { [REGULAR]: 'sorel', [COUREURS]: 'trois-rivieres' };
    const table = moving('british', pieces, { dice: [4, 1] })
      .drilled(REGULAR)
      .march('trois-rivieres')
      .quietly();
    expect(table.asked).toEqual(['french', 'retreat.choose']);
    const flee = (to: string) => ({ type: 'retreat', pieces: [COUREURS], to }) as const;
    table.allowed(flee('becancour')); // a river
    table.allowed(flee('st-francois')); // a land link
    table.refused(flee('quebec'), '7.91b');
    table.done();
  });
});

describe('WW 2.0l water links also carry land moves', () => {
  it('Albany to Hudson Carry South fits both', () => {
    const table = moving('british', { [REGULAR]: 'albany' })
      .drilled(REGULAR)
      .march('hudson-carry-south');
    expect([table.t.move!.path.land, table.t.move!.path.boat]).toEqual([true, true]);
    table.march('hoosic');
    expect([table.t.move!.path.land, table.t.move!.path.boat]).toEqual([true, false]);
  });
});

describe('WW 2.0m amphibious arrows are British only', () => {
  it('the French never use them', () => {
    const table = moving('french', { [FRENCH_REGULAR]: 'louisbourg' }, { hands: { french: [17, THREE] } });
    table.drilled(FRENCH_REGULAR).refused({ type: 'land', to: 'ile-dorleans', card: 'card-17' }, '6.43a');
    table.refused(marchTo('ile-dorleans'), '2.0k');
    table.refused({ type: 'sail', to: 'ile-dorleans' }, '6.4b');
  });
  it('the British only with their card', () => {
    const forts = { louisbourg: 'british' };
    const bare = moving('british', { [REGULAR]: 'louisbourg' }, { forts }).drilled(REGULAR);
    bare.refused({ type: 'land', to: 'ile-dorleans', card: 'card-17' }, '5.21a');
    bare.refused({ type: 'land', to: 'ile-dorleans', card: 'card-33' }, '6.431a');
    bare.refused(marchTo('ile-dorleans'), '2.0k');
    const hands = { british: [17, THREE] };
    const armed = moving('british', { [REGULAR]: 'louisbourg' }, { forts, hands }).drilled(REGULAR);
    expect(landingsOf(armed)).toEqual(['baie-st-paul', 'ile-dorleans', 'riviere-ouelle']);
  });
});

describe('WW 2.0n Pays d’en Haut arrows one-way', () => {
  it('out by land or boat', () => {
    for (const space of ['niagara', 'toronto', 'presquile', 'french-creek']) {
      const table = moving('french', { 'fr-ottawa': 'pays-den-haut' }).individuals('fr-ottawa').march(space);
      expect(table.where('fr-ottawa')).toBe(space);
      expect([table.t.move!.path.land, table.t.move!.path.boat]).toEqual([true, true]);
    }
  });
  it('never back in', () => {
    const table = moving('french', { 'fr-ottawa': 'niagara' }).individuals('fr-ottawa');
    table.refused(marchTo('pays-den-haut'), '2.0k');
  });
});

describe('WW 2.0o arrows are not adjacency', () => {
  const enter = (from: string) =>
    moving('british', { [REGULAR]: 'la-belle-famille', [COUREURS]: from })
      .drilled(REGULAR)
      .march('niagara');
  it('nobody intercepts along them', () => {
    expect(enter('pays-den-haut').asked[1]).toBe('act.decide');
    expect(enter('mississauga').asked[1]).toBe('entry.intercept');
  });
  it('an attacker straight from the box cannot retreat and is lost', () => {
    const pieces = { 'fr-ottawa': 'pays-den-haut', 'br-ranger-rogers': 'presquile' };
    const table = moving('french', pieces, { dice: [1, 1] })
      .individuals('fr-ottawa')
      .march('presquile')
      .quietly();
    table.done();
    expect(table.where('fr-ottawa')).toBe('off');
    const near = { 'fr-ottawa': 'french-creek', 'br-ranger-rogers': 'presquile' };
    const other = moving('french', near, { dice: [1, 1] })
      .individuals('fr-ottawa')
      .march('presquile')
      .quietly();
    expect(other.where('fr-ottawa')).toBe('french-creek');
  });
  it('a loser does not retreat into the box', () => {
    const attack = { 'br-ranger-rogers': 'french-creek', [COUREURS]: 'presquile' };
    const table = moving('british', attack, { dice: [4, 1] })
      .individuals('br-ranger-rogers')
      .march('presquile');
    table.quietly();
    expect(table.where(COUREURS)).toBe('cattaraugus-creek');
  });
});

describe('WW 2.0p leader boxes are only storage', () => {
  it('no piece is ever in one: whoever is with a leader stands in his space', () => {
    const table = moving('french', { montcalm: 'montreal', [FRENCH_REGULAR]: 'montreal' });
    table.force('montcalm', FRENCH_REGULAR).refused(marchTo('montcalm'), '2.0k');
    table.march('sorel');
    expect([table.where(FRENCH_REGULAR), table.where('montcalm')]).toEqual(['sorel', 'sorel']);
  });
  it('they are attacked there, with him', () => {
    const pieces = { [REGULAR]: 'sorel', dumas: 'st-jean', [COUREURS]: 'st-jean', 'fr-coureurs-lery': 'st-jean' };
    const table = moving('british', pieces, { dice: [3, 3] })
      .drilled(REGULAR)
      .march('st-jean')
      .quietly();
    expect(table.said('roll.fire').map(({ args }) => `${args.side} ${args.modifier} on ${args.column}`)).toEqual([
      'british 0 on 3',
      'french 0 on 2',
    ]);
    table.done();
  });
});

describe('WW 2.0q no stacking limit except in forts', () => {
  const slugs = unitsOf[FRENCH]!.filter(unit => isCoureurs[unit] || isRegular[unit])
    .slice(0, 10)
    .map(unit => pieceIds[unit]!);
  const ten = Object.fromEntries(slugs.map(slug => [slug, 'crown-point']));
  it('an eleventh joins ten, in a fort or without', () => {
    for (const forts of [{}, { 'crown-point': 'french fort' }]) {
      const pieces = { ...ten, 'fr-huron': 'ticonderoga' };
      const table = moving('french', pieces, { forts }).individuals('fr-huron').march('crown-point').stop();
      expect(slugs.map(slug => table.where(slug))).toEqual(slugs.map(() => 'crown-point'));
      expect(table.sound().where('fr-huron')).toBe('crown-point');
    }
  });
  it('ten units stack in peace, four go inside', () => {
    const table = moving(
      'british',
      { ...ten, [REGULAR]: 'ticonderoga' },
      { forts: { 'crown-point': 'french fort' } },
    ).sound();
    table.drilled(REGULAR).march('crown-point').quietly();
    expect(table.asked).toEqual(['french', 'entry.inside']);
    table.refused({ type: 'inside', pieces: slugs.slice(0, 5) }, '8.11a');
    table.allowed({ type: 'inside', pieces: slugs.slice(0, 4) });
  });
});

describe('WW 2.0r stacks are open information', () => {
  it('each seat sees every piece and step, and his own hand alone', () => {
    const { state } = scenario('early-war');
    for (const [seat, other] of [
      ['british', 'french'],
      ['french', 'british'],
    ] as const) {
      const view = look(game, state, seat);
      expect(view.table.at).toEqual(state.table.at);
      expect(view.table.reduced).toEqual(state.table.reduced);
      expect(view.hands[seat]!.cards).toHaveLength(8);
      expect(view.hands[other]).toBeUndefined();
    }
  });
});
