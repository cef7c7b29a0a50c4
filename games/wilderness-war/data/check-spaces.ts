/** spaces.json against itself and against the rules that name a space. */
import { complain, repeated, words } from '@bivouac/edition';
import { DEPARTMENTS, type Edition, type Space, type SpacesFile } from './edition.ts';

const SPACES = 141;
/** Spaces of a kind, as many as the published map has. */
const COUNTS: readonly (readonly [string, number, (space: Space) => boolean])[] = [
  ['fortresses', 11, space => space.fortress === true],
  ['ports', 9, space => space.port === true],
  ['Northern Department spaces', 21, space => space.department === 'northern'],
  ['Southern Department spaces', 19, space => space.department === 'southern'],
  ['St. Lawrence Department spaces', 12, space => space.department === 'st-lawrence'],
  ['mountains', 19, space => space.terrain === 'mountain'],
  ['boxes', 3, space => space.box === true],
];

/** Spaces that a rule or an event calls by name (2.0, 5.53, 6.43, 12.1, cards). */
const NAMED = [
  'halifax',
  'louisbourg',
  'pays-den-haut',
  'quebec',
  'montreal',
  'niagara',
  'ohio-forks',
  'oswego',
  'oneida-carry-west',
  'oneida-carry-east',
  'canajoharie',
];
const KEYS = ['niagara', 'ohio-forks']; // §12.23a

export function checkSpaces(edition: Edition): readonly string[] {
  const { spaces } = edition;
  return [
    ...countProblems(spaces),
    ...nameProblems(spaces),
    ...spaces.spaces.flatMap(space => spaceProblems(space).map(line => `${space.id}: ${line}`)),
    ...villageProblems(spaces),
    ...boxProblems(edition),
  ].map(line => `spaces.json: ${line}`);
}

function countProblems({ spaces }: SpacesFile): readonly string[] {
  const counted = COUNTS.flatMap(([what, expected, is]) => {
    const found = spaces.filter(is).length;
    return complain(found !== expected, `must hold ${expected} ${what}, found ${found}`);
  });
  return [...complain(spaces.length !== SPACES, `must hold ${SPACES} spaces, found ${spaces.length}`), ...counted];
}

function nameProblems({ spaces }: SpacesFile): readonly string[] {
  const ids = spaces.map(space => space.id);
  return [
    ...repeated(ids).map(id => `${id}: the id is used more than once`),
    ...repeated(spaces.map(space => space.name)).map(name => `the name ${name} is used more than once`),
    ...NAMED.flatMap(id => complain(!ids.includes(id), `${id} is missing; a rule names it`)),
  ];
}

function spaceProblems(space: Space): readonly string[] {
  const { terrain, department = null, box, fortress, port } = space;
  const isFarmland = terrain === 'cultivated' && !box;
  return [
    ...complain(isFarmland && department === null, 'a cultivated space must have a department'),
    ...complain(!isFarmland && department !== null, `a ${box ? 'box' : `${terrain} space`} must have no department`),
    ...ownerProblems(space),
    ...complain(fortress === true && terrain !== 'cultivated', `a fortress must be cultivated, found ${terrain}`),
    ...complain(port === true && fortress !== true, 'a port must be a fortress'),
    ...complain((space.vpSpace === true) !== KEYS.includes(space.id), `vpSpace marks ${KEYS.join(' and ')} only`),
    ...complain(space.lat < 36 || space.lat > 50, `lat must be from 36 to 50, found ${space.lat}`),
    ...complain(space.lon < -90 || space.lon > -58, `lon must be from -90 to -58, found ${space.lon}`),
  ];
}

/** Both boxes with a fortress, and every Department, belong to a side from the start.             §2.0b, §2.0c */
function ownerProblems({ id, department = null, originalOwner = null }: Space): readonly string[] {
  const boxes: Readonly<Record<string, string>> = { halifax: 'british', louisbourg: 'french' };
  const owner = department === null ? (boxes[id] ?? null) : department === 'st-lawrence' ? 'french' : 'british';
  return complain(originalOwner !== owner, `originalOwner must be ${owner}, found ${originalOwner}`);
}

function villageProblems({ spaces }: SpacesFile): readonly string[] {
  const tribes = spaces.flatMap(space => space.village?.tribes ?? []);
  return repeated(tribes).map(tribe => `the ${tribe} have more than one village`); // §2.0j
}

function boxProblems({ spaces, pieces }: Edition): readonly string[] {
  const departments = spaces.militiaBoxes.map(box => box.department);
  const owners = spaces.leaderBoxes.map(box => box.leader); // §2.0p
  return [
    ...complain(
      DEPARTMENTS.some(name => departments.filter(each => each === name).length !== 1),
      `militiaBoxes must hold one box for each department, found ${words(departments)}`,
    ),
    ...spaces.militiaBoxes.flatMap(({ id, side, department }) =>
      complain(
        (department === 'st-lawrence') !== (side === 'french'),
        `${id}: the ${department} militia is not ${side}`,
      ),
    ),
    ...pieces.leaders.flatMap(({ id }) =>
      complain(owners.filter(owner => owner === id).length !== 1, `leaderBoxes must hold one box for ${id}`),
    ),
    ...spaces.leaderBoxes.flatMap(({ id, leader, side }) =>
      complain(
        !pieces.leaders.some(each => each.id === leader && each.side === side),
        `${id}: no ${side} leader ${leader} in pieces.json`,
      ),
    ),
  ];
}
