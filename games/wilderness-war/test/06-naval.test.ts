import { describe, expect, it } from 'vitest';
import { BRITISH, spaceNumber } from '../data/index.ts';
import { controls } from '../rules/02-map.ts';
import { landingsOf, moving, ONE, placesOf, sailTo, THREE, TWO, turn, voyagesOf } from './06-help.ts';

const REGULAR = 'br-regular-44th';
const OTHER = 'br-regular-45th';
const FRENCH = 'fr-regular-bearn';
const COUREURS = 'fr-coureurs-marin';
const HELD = { louisbourg: 'british' };
const at = (space: string, ...pieces: string[]): Record<string, string> =>
  Object.fromEntries(pieces.map(piece => [piece, space]));
const land = (to: string, card = 17) => ({ type: 'land', to, card: `card-${card}` }) as const;
const hands = { british: [17, THREE, ONE] };

describe('WW 6.4a naval movement port to port', () => {
  it('any distance between controlled ports', () => {
    const pieces = { [REGULAR]: 'boston', [FRENCH]: 'new-york' };
    const table = moving('british', pieces, { sieges: { 'new-york': 0 } }).drilled(REGULAR);
    table.refused(sailTo('new-york'), '6.4a');
    table.refused(sailTo('albany'), '6.4a');
    expect(voyagesOf(table)).toEqual(['alexandria', 'baltimore', 'halifax', 'new-haven', 'philadelphia']);
    table.act(sailTo('philadelphia'));
    expect(table.where(REGULAR)).toBe('philadelphia');
  });
});

describe('WW 6.4b the French sea route', () => {
  it('Québec to Louisbourg and nothing else', () => {
    const table = moving('french', { [FRENCH]: 'quebec' }).drilled(FRENCH);
    expect(voyagesOf(table)).toEqual(['louisbourg']);
    const pieces = { [FRENCH]: 'louisbourg', 'fr-regular-guyenne': 'boston' };
    const captured = moving('french', pieces, { forts: { boston: 'french' } }).drilled(FRENCH);
    captured.refused(sailTo('boston'), '6.4b');
    captured.allowed(sailTo('quebec'));
  });
  it('both French-controlled, and not after Louisbourg Squadrons', () => {
    const besieged = moving('french', { [FRENCH]: 'louisbourg', [REGULAR]: 'quebec' }, { sieges: { quebec: 0 } });
    besieged.drilled(FRENCH).refused(sailTo('quebec'), '6.4b');
    const closed = moving('french', { [FRENCH]: 'louisbourg' }, { table: { noFrenchSea: true } }).drilled(FRENCH);
    closed.refused(sailTo('quebec'), 'card-21b');
  });
});

describe('WW 6.41a a force at sea needs a 3', () => {
  const pieces = at('boston', 'wolfe', REGULAR);
  it('refused with a 2, allowed with a 3 or a Campaign', () => {
    moving('british', pieces, {}, TWO).force('wolfe', REGULAR).refused(sailTo('halifax'), '6.41a');
    moving('british', pieces, {}, THREE).force('wolfe', REGULAR).allowed(sailTo('halifax'));
    const campaign = turn('british', pieces).event(THREE).force('wolfe', REGULAR).pass();
    campaign.allowed(sailTo('halifax'));
  });
});

describe('WW 6.42a individuals sail on any card', () => {
  it('one Regular on a 1-card, not a force', () => {
    const pieces = at('new-york', 'wolfe', REGULAR, OTHER);
    moving('british', pieces, {}, ONE).drilled(REGULAR).allowed(sailTo('halifax'));
    moving('british', pieces, {}, ONE).individuals('wolfe').allowed(sailTo('halifax'));
    moving('british', pieces, {}, ONE).force('wolfe', REGULAR).refused(sailTo('halifax'), '6.41a');
  });
});

describe('WW 6.43a, 6.431e the four landing routes', () => {
  const from = (space: string, forts = {}) =>
    moving('british', { [REGULAR]: space, ...(space !== 'halifax' && { [OTHER]: 'halifax' }) }, { forts, hands });
  it('from Halifax to Louisbourg alone', () => {
    const table = from('halifax').drilled(REGULAR);
    expect(landingsOf(table)).toEqual(['louisbourg']);
    table.refused(land('ile-dorleans'), '6.431e');
  });
  it('from Louisbourg once it is British', () => {
    const table = from('louisbourg', HELD).drilled(REGULAR);
    expect(landingsOf(table)).toEqual(['baie-st-paul', 'ile-dorleans', 'riviere-ouelle']);
  });
  it('from nowhere else', () => {
    from('boston').drilled(REGULAR).refused(land('louisbourg'), '6.431b');
    from('boston').drilled(REGULAR).refused(sailTo('louisbourg'), '6.4a');
  });
  it('not for the French', () => {
    const table = moving('french', { [FRENCH]: 'louisbourg' }, { hands: { french: [17, THREE] } });
    table.drilled(FRENCH).refused(land('ile-dorleans'), '6.43a');
  });
});

describe('WW 6.431a a landing needs the card', () => {
  it('of cards 17 to 20, in addition to the activating one', () => {
    const none = moving('british', { [REGULAR]: 'halifax' }).drilled(REGULAR);
    expect(landingsOf(none)).toEqual([]);
    none.refused(land('louisbourg', 33), '6.431a');
    const table = moving('british', { [REGULAR]: 'halifax' }, { hands: { british: [20, ONE] } }, ONE).drilled(REGULAR);
    table.act(land('louisbourg', 20));
    expect(table.where(REGULAR)).toBe('louisbourg');
    expect(table.t.discard).toEqual([1049, 1020]);
  });
  it('a force still needs a 3-card', () => {
    const table = moving('british', at('halifax', 'wolfe', REGULAR), { hands: { british: [17, 18, TWO] } }, TWO);
    table.force('wolfe', REGULAR).refused(land('louisbourg'), '6.41a');
  });
});

describe('WW 6.431b control of the departure port only', () => {
  it('besieged Halifax: none; a French Louisbourg may be the target', () => {
    const besieged = moving(
      'british',
      { [REGULAR]: 'halifax inside', [FRENCH]: 'halifax' },
      { hands, sieges: { halifax: 0 } },
    );
    besieged.drilled(REGULAR).refused(land('louisbourg'), '8.25a');
    const taken = moving('british', { [REGULAR]: 'louisbourg' }, { hands, sieges: { louisbourg: 0 } }).drilled(REGULAR);
    taken.refused(land('ile-dorleans'), '6.431b');
    moving('british', { [REGULAR]: 'halifax' }, { hands })
      .drilled(REGULAR)
      .allowed(land('louisbourg'));
  });
});

describe('WW 6.431c the Amphib marker is placed', () => {
  it('before the battle is fought', () => {
    const more = { hands: { british: [17, THREE], french: [50] } };
    const table = moving('british', { [REGULAR]: 'halifax', [FRENCH]: 'louisbourg' }, more)
      .drilled(REGULAR)
      .quietly();
    table.act(land('louisbourg'));
    expect(table.asked).toEqual(['french', 'entry.inside']);
    expect(table.t.amphib[spaceNumber('louisbourg')]).toBe(1);
  });
  it('not by an ordinary naval move', () => {
    const table = moving('british', { [REGULAR]: 'halifax' })
      .drilled(REGULAR)
      .act(sailTo('boston'));
    expect(table.t.amphib.every(marker => marker === 0)).toBe(true);
  });
});

describe('WW 6.431d the Amphib marker is removed', () => {
  const enter = (unit: string) => {
    const table = moving('french', { [unit]: 'quebec' }, { amphib: ['ile-dorleans'] });
    if (unit === FRENCH) table.drilled(unit);
    else table.individuals(unit);
    return table.march('ile-dorleans').t.amphib[spaceNumber('ile-dorleans')];
  };
  it('by Drilled Troops alone there, not by Coureurs', () => {
    expect(enter(FRENCH)).toBe(0);
    expect(enter(COUREURS)).toBe(1);
  });
  it('not while a British unit is inside', () => {
    const pieces = { montcalm: 'louisbourg', [FRENCH]: 'louisbourg', [REGULAR]: 'louisbourg inside' };
    const place = { amphib: ['louisbourg'], forts: { louisbourg: 'british' }, sieges: { louisbourg: 2 } };
    const table = moving('french', pieces, { ...place, dice: [1, 5] }).force('montcalm', FRENCH);
    table.act({ type: 'assault' }).quietly().done();
    expect(table.t.amphib[spaceNumber('louisbourg')]).toBe(1);
  });
  it('not by an empty French fortress', () => {
    const pieces = { [REGULAR]: 'louisbourg', [OTHER]: 'halifax' };
    const table = moving('british', pieces, { amphib: ['louisbourg'], sieges: { louisbourg: 0 } }).drilled(REGULAR);
    table.act(sailTo('halifax'));
    expect(table.t.amphib[spaceNumber('louisbourg')]).toBe(1);
  });
});

describe('WW 6.431f Foul Weather before the landing card', () => {
  it('the window opens after the activation, and no other follows', () => {
    const more = { hands: { british: [17, THREE, ONE], french: [14, 50] } };
    const start = () => moving('british', { [REGULAR]: 'halifax' }, more).drilled(REGULAR);
    expect(start().asked).toEqual(['french', 'responses.offer']);
    start().respond(14).refused(land('louisbourg'), 'card-14a');
    const table = start().pass().act(land('louisbourg'));
    expect(table.hand('french')).toContain('card-14');
    expect(table.where(REGULAR)).toBe('louisbourg');
    expect(table.asked).toEqual(['french', 'phase.choose']);
  });
});

describe('WW 6.432a an Amphib space works as a harbour', () => {
  const siege = { amphib: ['louisbourg', 'ile-dorleans'], sieges: { louisbourg: 0 } };
  it('reinforcements for the besiegers by sea, without a card', () => {
    const table = moving('british', { [REGULAR]: 'boston', [OTHER]: 'louisbourg' }, siege).drilled(REGULAR);
    expect(voyagesOf(table)).toContain('louisbourg');
    table.act(sailTo('louisbourg'));
    expect(table.where(REGULAR)).toBe('louisbourg');
  });
  it('and back, but not from one such space to another', () => {
    const table = moving('british', { [REGULAR]: 'louisbourg' }, siege).drilled(REGULAR);
    table.allowed(sailTo('boston'));
    table.refused(sailTo('ile-dorleans'), '6.432a');
    const bare = moving('british', { [REGULAR]: 'louisbourg' }, { sieges: { louisbourg: 0 } }).drilled(REGULAR);
    bare.refused(sailTo('boston'), '6.4a');
  });
});

describe('WW 6.432b the Amphib marker keeps Louisbourg', () => {
  const leave = (amphib: string[]) =>
    moving('british', { [REGULAR]: 'louisbourg' }, { forts: HELD, amphib })
      .drilled(REGULAR)
      .act(sailTo('boston'));
  it('without any unit there', () => {
    const table = leave(['louisbourg']);
    expect(controls(table.t, BRITISH, spaceNumber('louisbourg'))).toBe(true);
    expect(table.t.vp).toBe(0);
  });
  it('without it the fortress goes back', () => {
    const table = leave([]);
    expect([table.holder('louisbourg'), table.t.vp]).toEqual(['french', 3]);
  });
});

describe('WW 6.432c retreat from an Amphib space', () => {
  it('to any British port that is not besieged', () => {
    const pieces = { [REGULAR]: 'halifax', [FRENCH]: 'louisbourg' };
    const more = { hands, dice: [2, 4] };
    const table = moving('british', pieces, more).drilled(REGULAR).act(land('louisbourg'));
    table.act({ type: 'inside', pieces: [] }).quietly();
    expect(table.asked).toEqual(['british', 'retreat.choose']);
    const flee = (to: string) => ({ type: 'retreat', pieces: [REGULAR], to }) as const;
    table.allowed(flee('boston'));
    table.allowed(flee('halifax'));
    table.refused(flee('albany'), '7.92e');
    table.done();
  });
  it('not to a besieged one', () => {
    const pieces = { [REGULAR]: 'ile-dorleans', [FRENCH]: 'quebec', 'fr-regular-guyenne': 'halifax' };
    const more = { amphib: ['ile-dorleans'], sieges: { halifax: 0, louisbourg: 1 }, dice: [4, 1] };
    const table = moving('french', { ...pieces, [OTHER]: 'louisbourg' }, more).drilled(FRENCH);
    table.march('ile-dorleans').quietly();
    const flee = (to: string) => ({ type: 'retreat', pieces: [REGULAR], to }) as const;
    expect(table.asked).toEqual(['british', 'retreat.choose']);
    table.refused(flee('halifax'), '7.92c');
    table.refused(flee('louisbourg'), '7.91b'); // the British besiege it, they do not control it
    table.allowed(flee('boston'));
  });
});

describe('WW 6.432d reinforcements at an Amphib space', () => {
  const play = (amphib: string[], pieces: Record<string, string> = {}, sieges = {}) =>
    turn('british', pieces, { amphib, sieges, hands: { british: [57, ONE] } }).event(57);
  it('as if it were a port, not during a siege there', () => {
    expect(placesOf(play(['ile-dorleans']))).toContain('ile-dorleans');
    expect(placesOf(play([]))).not.toContain('ile-dorleans');
    const besieged = play(['louisbourg'], { [REGULAR]: 'louisbourg' }, { louisbourg: 0 });
    expect(placesOf(besieged)).not.toContain('louisbourg');
    expect(placesOf(besieged)).toContain('boston');
  });
});
