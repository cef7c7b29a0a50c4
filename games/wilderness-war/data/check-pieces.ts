/** pieces.json against itself, the map and the rules that name a piece. */
import { complain, repeated } from '@bivouac/edition';
import type { Edition, Leader, PiecesFile, SideName, Unit } from './edition.ts';

const LEADERS: Readonly<Record<SideName, number>> = { british: 13, french: 10 };
const MARK: Readonly<Record<SideName, string>> = { british: 'br', french: 'fr' };

/** What a kind of unit is.                                                        §3.11a, §3.11b, §3.12a, §3.13a */
const KINDS: Readonly<Record<Unit['type'], { class: Unit['class']; regular: boolean; move: number; full: number }>> = {
  indian: { class: 'auxiliary', regular: false, move: 6, full: 1 },
  ranger: { class: 'auxiliary', regular: false, move: 6, full: 2 },
  coureurs: { class: 'auxiliary', regular: false, move: 6, full: 1 },
  'light-infantry': { class: 'drilled', regular: false, move: 6, full: 2 },
  provincial: { class: 'drilled', regular: false, move: 4, full: 2 },
  regular: { class: 'drilled', regular: true, move: 4, full: 3 },
  'royal-american': { class: 'drilled', regular: true, move: 4, full: 4 },
  highland: { class: 'drilled', regular: true, move: 4, full: 4 },
  'marine-detachment': { class: 'drilled', regular: true, move: 4, full: 1 },
  militia: { class: 'militia', regular: false, move: 0, full: 1 },
};

/** Leaders that a rule or an event calls by name (3.2c, 5.534, setup-i, cards 29, 70). */
const NAMED = ['johnson', 'shirley', 'montcalm', 'levis', 'bougainville', 'amherst', 'forbes', 'wolfe'];

export function checkPieces(edition: Edition): readonly string[] {
  const { pieces } = edition;
  return [
    ...countProblems(pieces),
    ...nameProblems(pieces),
    ...pieces.units.flatMap(unit => unitProblems(edition, unit).map(line => `${unit.id}: ${line}`)),
    ...pieces.leaders.flatMap(leader => leaderProblems(pieces, leader).map(line => `${leader.id}: ${line}`)),
    ...tribeProblems(edition),
    ...fateProblems(pieces),
  ].map(line => `pieces.json: ${line}`);
}

/** `british/indian/mohawk`, `british/provincial/northern`, `french/regular` */
export const kindOf = ({ side, type, group, department }: Unit): string =>
  [side, type, ...(type === 'indian' ? [group] : []), ...(type === 'provincial' ? [department] : [])].join('/');

function countProblems({ units, leaders, counts }: PiecesFile): readonly string[] {
  const kinds = [...new Set([...Object.keys(counts), ...units.map(kindOf)])];
  return [
    ...kinds.flatMap(kind => {
      const found = units.filter(unit => kindOf(unit) === kind).length;
      return complain(found !== (counts[kind] ?? 0), `must hold ${counts[kind] ?? 0} units ${kind}, found ${found}`);
    }),
    ...(['british', 'french'] as const).flatMap(side => {
      const found = leaders.filter(leader => leader.side === side).length;
      return complain(found !== LEADERS[side], `must hold ${LEADERS[side]} ${side} leaders, found ${found}`);
    }),
  ];
}

function nameProblems({ units, leaders, markers }: PiecesFile): readonly string[] {
  const ids = [...units, ...leaders, ...markers].map(piece => piece.id);
  return [
    ...repeated(ids).map(id => `${id}: the id is used more than once`),
    ...NAMED.flatMap(id =>
      complain(!leaders.some(leader => leader.id === id), `${id} is missing; a rule names this leader`),
    ),
  ];
}

function unitProblems(edition: Edition, unit: Unit): readonly string[] {
  const kind = KINDS[unit.type];
  const start = `${MARK[unit.side]}-`;
  return [
    ...complain(!unit.id.startsWith(start), `id must begin with ${start} for a ${unit.side} unit`),
    ...complain(unit.class !== kind.class, `class must be ${kind.class} for ${unit.type}, found ${unit.class}`),
    ...complain(
      (unit.regular === true) !== kind.regular,
      `regular must be ${kind.regular ? 'true' : 'absent'} for ${unit.type}`,
    ),
    ...complain(unit.move !== kind.move, `move must be ${kind.move} for ${unit.type}, found ${unit.move}`),
    ...complain(unit.full !== kind.full, `full must be ${kind.full} for ${unit.type}, found ${unit.full}`),
    ...stepProblems(unit),
    ...complain(
      (unit.type === 'provincial') !== (unit.department !== undefined),
      'a department goes with provincials and with nobody else',
    ),
    ...indianProblems(edition, unit),
  ];
}

/** A step lost is a point lost; of reduced Militia we know only that they are no stronger.                   §3.1b */
function stepProblems({ type, full, reduced }: Unit): readonly string[] {
  if (type === 'militia') return complain(reduced > full, `reduced must not exceed ${full}, found ${reduced}`);
  return complain(reduced !== full - 1, `reduced must be ${full - 1} for ${type}, found ${reduced}`);
}

/** A tribe lives in the village that names it; the Cherokee live off the map.                               §2.0j */
function indianProblems({ spaces }: Edition, { type, tribe, group, village }: Unit): readonly string[] {
  const isIndian = type === 'indian';
  if (!isIndian) return complain(tribe !== undefined || group !== undefined, `${type} has no tribe and no group`);
  if (tribe === undefined || group === undefined) return ['an Indian unit must have a tribe and a group'];
  if (group === 'cherokee') return complain(village !== null, `village must be null, found ${village}`);
  const home = spaces.spaces.find(space => space.id === village)?.village;
  if (!home) return [`village must be a village on the map, found ${village}`];
  return [
    ...complain(!home.tribes.includes(tribe), `the ${tribe} do not live at ${village}`),
    ...complain(home.group !== group, `group must be ${home.group} as at ${village}, found ${group}`),
  ];
}

function tribeProblems({ spaces, pieces }: Edition): readonly string[] {
  const tribes = spaces.spaces.flatMap(space => space.village?.tribes ?? []);
  return tribes.flatMap(tribe =>
    complain(!pieces.units.some(unit => unit.tribe === tribe), `the ${tribe} have a village but no unit`),
  );
}

function leaderProblems({ rules }: PiecesFile, leader: Leader): readonly string[] {
  const { side, command, move, commanderInChief = false } = leader;
  const isChief = side === 'british' && command === 7; // §5.55
  return [
    ...complain(move !== rules.leaderMove, `move must be ${rules.leaderMove}, found ${move}`),
    ...complain(commanderInChief !== isChief, `commanderInChief must be ${isChief} for a ${side} ${command}`),
    ...complain((leader.ability !== undefined) !== (leader.id === 'johnson'), 'only johnson has an ability'),
  ];
}

/** Every kind either comes back or leaves the game for good.                                      §5.52b, §7.61b */
function fateProblems({ rules }: PiecesFile): readonly string[] {
  const fates = [...rules.reenterable, ...rules.permanentlyRemovedWhenEliminated];
  return (Object.keys(KINDS) as Unit['type'][]).flatMap(type => {
    const found = fates.filter(each => each === type).length;
    return complain(found !== 1, `${type} must either be reenterable or be removed for good, found ${found}`);
  });
}
