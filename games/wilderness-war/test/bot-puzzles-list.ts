import { isRegular, pieceNumber, spaceNumber } from '../data/index.ts';
import { type Flight, retreatsOf } from '../rules/07-retreat.ts';
import { CANADA, has, in1758, type Puzzle, provincials, regulars } from './bot-puzzle.ts';
import { position, type Table } from './table.ts';

// The positions of issue 15: what General did wrong in its own games.

const holds = (after: Table, space: string): boolean => unitsAt(after, space) > 0;
function unitsAt({ t }: Table, space: string): number {
  const at = spaceNumber(space);
  return t.at.filter((where, piece) => where === at && isRegular[piece]).length;
}
const BRITISH_GUARD: Record<string, string> = { shirley: 'albany', ...provincials(2, 'albany') };
const FOUR = ['44th', '48th', '55th', '58th'].map(name => `br-regular-${name}`);
const army = (names: readonly string[], where: string): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, where]));

/** Whether a piece that is beaten where it stands has nowhere to go. */
function isCutOff({ t }: Table, name: string): boolean {
  const piece = pieceNumber(name);
  const flight: Flight = { side: 0, where: t.at[piece]!, pieces: [piece], to: -1, barred: -1, inside: false };
  return t.at[piece]! >= 0 && retreatsOf(t, flight, piece).length === 0;
}

export const listed: readonly Puzzle[] = [
  {
    id: 'ww-burn-the-captured',
    seat: 'french',
    set: () =>
      in1758('french', {
        pieces: {
          ...CANADA,
          levis: 'hoosic',
          ...army(['fr-regular-artois', 'fr-regular-bearn'], 'hoosic'),
          abercromby: 'albany',
          ...regulars('br', 7, 'albany'),
        },
        forts: { hoosic: 'french stockade' },
        hands: { french: [49, 50], british: [55, 56] },
      }),
    until: 'phase',
    found: (_actions, after) => after.fort('hoosic') === 'none',
  },
  {
    id: 'ww-burn-behind-you',
    seat: 'british',
    set: () =>
      in1758('british', {
        pieces: {
          ...CANADA,
          bradstreet: 'oswego',
          ...provincials(4, 'oswego'),
          villiers: 'st-regis',
          ...army(['fr-regular-artois', 'fr-regular-bearn'], 'st-regis'),
        },
        forts: { oswego: 'british fort', oswegatchie: 'british stockade', cataraqui: 'british stockade' },
        hands: { british: [49, 50], french: [54, 43] },
      }),
    until: 'phase',
    found: (_actions, after) => after.fort('oswegatchie') === 'none' && after.fort('cataraqui') === 'none',
  },
  {
    id: 'ww-burn-before-it-falls',
    seat: 'british',
    set: () =>
      position({
        year: 1756,
        active: 'british',
        pieces: {
          ...BRITISH_GUARD,
          levis: 'onondaga',
          ...army(['fr-regular-artois', 'fr-regular-bearn', 'fr-regular-guyenne'], 'onondaga'),
        },
        forts: { 'oneida-carry-west': 'british stockade', 'ohio-forks': 'french fort' },
        hands: { british: [49, 50], french: [54, 43] },
      }),
    until: 'phase',
    found: (_actions, after) => after.fort('oneida-carry-west') === 'none',
  },
  {
    id: 'ww-keep-the-depot', // the other side of the same: an army lives by it
    seat: 'british',
    set: () =>
      in1758('british', {
        pieces: { ...CANADA, forbes: 'wood-creek', ...army(FOUR, 'wood-creek'), ...BRITISH_GUARD },
        forts: { 'wood-creek': 'british stockade', ticonderoga: 'french fort', 'hudson-carry-south': 'british fort' },
        hands: { british: [49, 50, 43], french: [54, 44] },
      }),
    until: 'phase',
    found: (_actions, after) => after.fort('wood-creek') === 'british stockade',
  },
  {
    id: 'ww-hold-louisbourg',
    seat: 'french',
    set: () =>
      in1758('french', {
        pieces: {
          ...CANADA,
          drucour: 'louisbourg',
          ...army(['fr-regular-artois', 'fr-regular-bourgogne'], 'louisbourg'),
          amherst: 'halifax',
          ...regulars('br', 7, 'halifax'),
        },
        hands: { french: [55, 57], british: [17, 56] },
      }),
    until: 'phase',
    found: (_actions, after) => holds(after, 'louisbourg'),
  },
  {
    id: 'ww-hold-quebec',
    seat: 'french',
    set: () =>
      position({
        scenario: 'annus-mirabilis',
        year: 1759,
        active: 'french',
        pieces: {
          montcalm: 'montreal',
          ...army(['fr-regular-la-sarre', 'fr-regular-la-reine', 'fr-regular-languedoc'], 'montreal'),
          levis: 'quebec',
          ...army(['fr-regular-cambis', 'fr-regular-bearn'], 'quebec'),
          wolfe: 'louisbourg',
          ...regulars('br', 7, 'louisbourg'),
          'br-provincial-massachusetts-1': 'becancour',
        },
        forts: { louisbourg: 'british' },
        hands: { french: [54, 43], british: [17, 56] },
      }),
    until: 'phase',
    found: (_actions, after) => holds(after, 'quebec'),
  },
  {
    id: 'ww-no-way-back',
    seat: 'british',
    set: () =>
      in1758('british', {
        pieces: {
          ...CANADA,
          forbes: 'oneida-carry-west',
          ...army(FOUR, 'oneida-carry-west'),
          'br-ranger-rogers': 'oneida-carry-west',
          rigaud: 'oneida-castle',
          ...army(['fr-regular-artois', 'fr-regular-bearn', 'fr-regular-bourgogne'], 'oneida-castle'),
          'fr-coureurs-marin': 'oneida-castle',
        },
        forts: { oswego: 'french fort' },
        hands: { british: [49, 50], french: [54, 43] },
      }),
    until: 'phase',
    found: actions => !has(actions, action => action.type === 'march' && action.to === 'oneida-castle'),
  },
  {
    id: 'ww-lay-a-way-back',
    seat: 'british',
    set: () =>
      in1758('british', {
        pieces: {
          ...CANADA,
          forbes: 'gists-station',
          ...army(FOUR.slice(0, 3), 'gists-station'),
          rigaud: 'ohio-forks',
          ...army(['fr-regular-artois', 'fr-regular-bearn', 'fr-regular-bourgogne'], 'ohio-forks'),
          'fr-coureurs-marin': 'ohio-forks',
          'fr-delaware-1': 'ohio-forks',
        },
        forts: { 'ohio-forks': 'french fort', 'wills-creek': 'british fort', 'laurel-ridge-south': 'british stockade' },
        hands: { british: [49, 50], french: [54, 43] },
      }),
    until: 'phase',
    found: (_actions, after) => !isCutOff(after, 'br-regular-44th'),
  },
  {
    id: 'ww-sortie-now',
    seat: 'french',
    set: () =>
      in1758('french', {
        pieces: {
          vaudreuil: 'montreal',
          ...army(['fr-regular-la-sarre', 'fr-regular-la-reine'], 'montreal'),
          dumas: 'niagara inside',
          ...army(['fr-regular-artois', 'fr-regular-bearn'], 'niagara inside'),
          murray: 'niagara',
          ...army(FOUR.slice(0, 2), 'niagara reduced'),
        },
        forts: { niagara: 'french fort' },
        sieges: { niagara: 1 },
        hands: { french: [49, 50], british: [55, 43] },
      }),
    until: 'phase',
    found: actions => has(actions, ({ type }) => type === 'sortie'),
  },
  {
    id: 'ww-no-sortie',
    seat: 'french',
    set: () =>
      position({
        scenario: 'annus-mirabilis',
        year: 1758,
        season: 'late',
        active: 'french',
        pieces: {
          ...CANADA,
          dumas: 'niagara inside',
          ...army(['fr-regular-artois', 'fr-regular-bearn'], 'niagara inside'),
          webb: 'niagara',
          ...army(FOUR.slice(0, 3), 'niagara'),
          'br-ranger-rogers': 'niagara',
        },
        forts: { niagara: 'french fort' },
        sieges: { niagara: 0 },
        hands: { french: [49, 50], british: [51] }, // a one moves no Webb: nothing can come of this siege
      }),
    until: 'phase',
    found: actions => !has(actions, ({ type }) => type === 'sortie'),
  },
  {
    id: 'ww-slip-through',
    seat: 'french',
    set: () =>
      position({
        year: 1755,
        season: 'late',
        active: 'french',
        pieces: {
          'fr-delaware-1': 'laurel-ridge-north',
          'br-provincial-pennsylvania-1': 'raystown',
          ...BRITISH_GUARD,
        },
        forts: { 'ohio-forks': 'french fort' },
        hands: { french: [49], british: [43] },
      }),
    until: 'phase',
    found: actions => has(actions, action => action.type === 'march' && action.infiltrate === true),
  },
  {
    id: 'ww-rangers-at-the-last',
    seat: 'british',
    set: () =>
      position({
        scenario: 'annus-mirabilis',
        year: 1757,
        season: 'late',
        active: 'british',
        pieces: { ...CANADA, ...BRITISH_GUARD, 'br-ranger-rogers': 'ile-aux-noix' },
        hands: { british: [49], french: [43] },
      }),
    until: 'phase',
    found: actions => has(actions, action => action.type === 'march' && action.to === 'st-jean'),
  },
  {
    id: 'ww-two-at-once',
    seat: 'british',
    set: () =>
      position({
        scenario: 'annus-mirabilis',
        year: 1758,
        season: 'late',
        active: 'british',
        pieces: {
          ...CANADA,
          forbes: 'ohio-forks',
          ...army(FOUR, 'ohio-forks'),
          wolfe: 'niagara',
          ...regulars('br', 4, 'niagara'),
        },
        forts: { 'ohio-forks': 'french fort', niagara: 'french fort' },
        sieges: { 'ohio-forks': 1, niagara: 1 },
        hands: { british: [1], french: [50, 51] },
        table: { keys: [1, 1] },
      }),
    until: 'phase',
    found: (_actions, after) => after.fort('ohio-forks') !== 'french fort' && after.fort('niagara') !== 'french fort',
  },
];
