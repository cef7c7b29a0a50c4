import { isAuxiliary, isCultivated, isRegular, neighbours, pieceNumber } from '../data/index.ts';
import { type Flight, retreatsOf } from '../rules/07-retreat.ts';
import { exposed } from '../rules/11-winter.ts';
import type { Action } from '../state.ts';
import { outsideIn, unitsIn } from '../state.ts';
import { CANADA, has, in1758, type Puzzle, provincials, regulars } from './bot-puzzle.ts';
import { listed } from './bot-puzzles-list.ts';
import { type Position, position, type Table } from './table.ts';

// The positions every good player solves (BOTS.md, “Must find”): how they stand, and what counts as found.

const BRADDOCK: Record<string, string> = {
  beaujeu: 'ohio-forks',
  dumas: 'ohio-forks',
  'fr-coureurs-ligneris': 'ohio-forks',
  'fr-ottawa': 'ohio-forks',
  'fr-potawatomi': 'ohio-forks',
  'fr-marine-detachment-marine-detachment-1': 'ohio-forks',
};
const column = (where: string): Record<string, string> => ({
  braddock: where,
  'br-regular-44th': where,
  'br-regular-48th': where,
  'br-provincial-virginia-1': where,
  'br-provincial-maryland': where,
});
const OHIO: NonNullable<Position['forts']> = { 'ohio-forks': 'french fort', 'wills-creek': 'british fort' };

const played = (actions: readonly Action[], type: string, card: number): boolean =>
  has(actions, action => action.type === type && 'card' in action && action.card === `card-${card}`);

/** Regulars in the wild, next to enemy Auxiliaries, without eyes of their own and without a way back. */
function isTrapped({ t }: Table): boolean {
  return t.at.some((where, piece) => {
    if (where < 0 || !isRegular[piece] || !pieceNameIsBritish(piece) || isCultivated[where]) return false;
    const here = outsideIn(t, 0, where);
    if (here.some(each => isAuxiliary[each])) return false;
    if (!neighbours[where]!.some(near => unitsIn(t, 1, near).some(each => isAuxiliary[each]))) return false;
    const flight: Flight = { side: 0, where, pieces: [piece], to: -1, barred: -1, inside: false };
    return retreatsOf(t, flight, piece).length === 0;
  });
}
const pieceNameIsBritish = (piece: number): boolean => BRITISH_REGULARS.has(piece);
const BRITISH_REGULARS = new Set(['br-regular-44th', 'br-regular-48th'].map(pieceNumber));

const oddRaid = (markers: number): Table =>
  position({
    scenario: 'early-war',
    year: 1756,
    season: 'late',
    active: 'french',
    pieces: {
      dumas: 'allegheny-south',
      'fr-ottawa': 'allegheny-south',
      shirley: 'albany',
      ...provincials(2, 'albany'),
    },
    forts: { 'ohio-forks': 'french fort' },
    raided: Object.fromEntries(['reading', 'easton'].slice(0, markers).map(space => [space, 'french' as const])),
    hands: { french: [49], british: [43] },
  });

const foulWeather = (left: readonly number[]): Table => {
  const table = in1758('british', {
    pieces: {
      loudoun: 'halifax',
      ...regulars('br', 7, 'halifax'),
      drucour: 'louisbourg',
      ...regulars('fr', 3, 'louisbourg'),
      ...CANADA,
    },
    hands: { british: [57, ...left], french: [14, 49] },
  });
  const army = Object.keys(regulars('br', 7, 'halifax'));
  return table.activate(57).force('loudoun', ...army);
};

export const puzzles: readonly Puzzle[] = [
  {
    id: 'ww-surrender-now',
    seat: 'british',
    set: () =>
      in1758('british', {
        pieces: {
          amherst: 'louisbourg',
          ...regulars('br', 6, 'louisbourg'),
          drucour: 'louisbourg inside',
          'fr-regular-artois': 'louisbourg inside',
          'fr-regular-bourgogne': 'louisbourg inside',
          'fr-regular-bearn': 'louisbourg inside',
        },
        sieges: { louisbourg: 1 },
        amphib: ['louisbourg'],
        hands: { british: [6, 54], french: [49] },
      }),
    until: 'phase',
    found: (actions, after) => after.holder('louisbourg') === 'british' && played(actions, 'respond', 6),
  },
  {
    id: 'ww-assault-now',
    seat: 'british',
    set: () =>
      in1758('british', {
        pieces: {
          forbes: 'ohio-forks',
          ...regulars('br', 3, 'ohio-forks'),
          'br-provincial-virginia-1': 'ohio-forks',
          'br-provincial-maryland': 'ohio-forks',
        },
        forts: OHIO,
        sieges: { 'ohio-forks': 1 },
        hands: { british: [43, 49], french: [50, 51] },
        table: { keys: [1, 1] },
      }),
    until: 'phase',
    found: (actions, after) =>
      has(actions, ({ type }) => type === 'assault') &&
      !has(actions, ({ type }) => type === 'siege') &&
      after.fort('ohio-forks') === 'british works',
  },
  {
    id: 'ww-braddock',
    seat: 'french',
    set: () =>
      position({
        active: 'british',
        pieces: { ...column('laurel-ridge-south'), ...BRADDOCK },
        forts: OHIO,
        hands: { british: [57, 49], french: [11, 50] },
        dice: [6],
      })
        .activate(57)
        .force('braddock', 'br-regular-44th', 'br-regular-48th', 'br-provincial-virginia-1', 'br-provincial-maryland')
        .quietly()
        .march('gists-station'),
    until: 'two answers',
    found: actions => {
      const [first] = actions;
      const who = ['beaujeu', 'dumas', 'fr-coureurs-ligneris', 'fr-ottawa', 'fr-potawatomi'];
      const met = first?.type === 'intercept' && who.every(piece => first.pieces.includes(piece));
      return met && first.pieces.length === who.length && played(actions, 'respond', 11);
    },
  },
  {
    id: 'ww-lay-the-line',
    seat: 'british',
    set: () =>
      position({
        active: 'british',
        pieces: { ...column('wills-creek'), ...BRADDOCK },
        forts: OHIO,
        hands: { british: [43, 44, 53, 57], french: [11, 50, 51] },
      }),
    until: 'phase',
    found: (_actions, after) => !isTrapped(after),
  },
  {
    id: 'ww-winter-quarters',
    seat: 'british',
    set: () =>
      position({
        scenario: 'annus-mirabilis',
        year: 1758,
        season: 'late',
        active: 'british',
        pieces: {
          abercromby: 'hudson-carry-north',
          ...regulars('br', 5, 'hudson-carry-north'),
          ...provincials(3, 'hudson-carry-north'),
          ...CANADA,
        },
        forts: { 'hudson-carry-north': 'british fort', 'hudson-carry-south': 'british fort' },
        hands: { british: [55], french: [49] },
      }),
    until: 'phase',
    found: (_actions, after) => exposed(after.t).length === 0,
  },
  {
    id: 'ww-odd-raid-a',
    seat: 'french',
    set: () => oddRaid(2),
    until: 'phase',
    found: actions =>
      has(actions, ({ type }) => type === 'force' || type === 'individuals') &&
      has(actions, action => action.type === 'march' && ['woodstock', 'augusta', 'winchester'].includes(action.to)), // all three are next door and open
  },
  {
    id: 'ww-odd-raid-b',
    seat: 'french',
    set: () => oddRaid(1),
    until: 'phase',
    found: actions => has(actions, ({ type }) => type === 'event' || type === 'hold'),
  },
  {
    id: 'ww-keep-the-key',
    seat: 'british',
    set: () =>
      position({
        scenario: 'annus-mirabilis',
        year: 1759,
        active: 'british',
        pieces: { wolfe: 'quebec', ...regulars('br', 5, 'quebec'), levis: 'montreal', 'fr-regular-bearn': 'montreal' },
        forts: { quebec: 'british' },
        hands: { british: [54, 49], french: [50, 51] },
      }),
    until: 'phase',
    found: (_actions, after) => after.holder('quebec') === 'british',
  },
  {
    id: 'ww-foul-weather-a',
    seat: 'french',
    set: () => foulWeather([17]),
    until: 'answer',
    found: actions => played(actions, 'respond', 14),
  },
  {
    id: 'ww-foul-weather-b',
    seat: 'french',
    set: () => foulWeather([]),
    until: 'answer',
    found: actions => actions[0]?.type === 'pass',
  },
  {
    id: 'ww-send-webb-away',
    seat: 'british',
    set: () =>
      position({
        scenario: 'annus-mirabilis',
        year: 1757,
        active: 'british',
        pieces: {
          webb: 'ticonderoga',
          bradstreet: 'ticonderoga',
          ...provincials(4, 'ticonderoga'),
          'br-ranger-rogers': 'ticonderoga',
          'fr-marine-detachment-marine-detachment-1': 'ticonderoga inside',
          ...CANADA,
        },
        forts: {
          ticonderoga: 'french fort',
          'hudson-carry-north': 'british fort',
          'hudson-carry-south': 'british fort',
        },
        sieges: { ticonderoga: 0 },
        hands: { british: [49, 50, 43], french: [51, 52] },
      }),
    until: 'phase',
    found: (actions, after) =>
      (played(actions, 'activate', 49) || played(actions, 'activate', 50)) &&
      after.where('webb') !== 'ticonderoga' &&
      after.where('bradstreet') === 'ticonderoga' &&
      after.siege('ticonderoga') === 0,
  },
  {
    id: 'ww-drop-and-raid',
    seat: 'french',
    set: () =>
      position({
        scenario: 'early-war',
        year: 1755,
        season: 'late',
        active: 'french',
        pieces: {
          dumas: 'allegheny-south',
          'fr-ottawa': 'allegheny-south',
          'fr-potawatomi': 'allegheny-south',
          shirley: 'albany',
          ...provincials(2, 'albany'),
        },
        forts: { 'ohio-forks': 'french fort' },
        hands: { french: [49], british: [43] },
      }),
    until: 'phase',
    found: actions =>
      has(actions, action => action.type === 'force' && action.leader === 'dumas' && action.pieces.length === 2) &&
      has(actions, action => action.type === 'march' && (action.leave?.length ?? 0) === 1),
  },
  ...listed,
];
