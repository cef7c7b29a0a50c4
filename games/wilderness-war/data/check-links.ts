/** links.json against the spaces. */
import { complain, repeated } from '@bivouac/edition';
import { type Arrow, type Edition, LINK_KINDS, type Link, type LinksFile } from './edition.ts';

const COUNTS: Readonly<Record<Link['kind'], number>> = { land: 203, river: 53, lakeshore: 20 };

/** The arrows, which the rules name one by one.                                                   §2.0m, §2.0n */
const ARROWS: Readonly<Record<Arrow['use'], readonly string[]>> = {
  'land-or-boat': [
    'pays-den-haut french-creek',
    'pays-den-haut niagara',
    'pays-den-haut presquile',
    'pays-den-haut toronto',
  ],
  'amphibious-landing': [
    'halifax louisbourg',
    'louisbourg baie-st-paul',
    'louisbourg ile-dorleans',
    'louisbourg riviere-ouelle',
  ],
};

export function checkLinks(edition: Edition): readonly string[] {
  const { links } = edition;
  return [
    ...countProblems(links),
    ...links.links.flatMap(link => linkProblems(edition, link).map(line => `${nameOf(link)}: ${line}`)),
    ...repeated(links.links.map(pairOf)).map(pair => `link ${pair}: the two spaces are linked more than once`),
    ...reachProblems(edition),
    ...arrowProblems(links),
  ].map(line => `links.json: ${line}`);
}

const nameOf = ({ a, b }: Link): string => `link ${a}–${b}`;
const pairOf = ({ a, b }: Link): string => [a, b].sort().join('–');

function countProblems({ links }: LinksFile): readonly string[] {
  return LINK_KINDS.flatMap(kind => {
    const found = links.filter(link => link.kind === kind).length;
    return complain(found !== COUNTS[kind], `must hold ${COUNTS[kind]} ${kind} links, found ${found}`);
  });
}

function linkProblems({ spaces }: Edition, { a, b }: Link): readonly string[] {
  const known = (id: string) => spaces.spaces.find(space => space.id === id);
  return [
    ...[a, b].flatMap(id => complain(!known(id), `no such space ${id} in spaces.json`)),
    ...[a, b].flatMap(id => complain(known(id)?.box === true, `the box ${id} has no links`)),
    ...complain(a === b, 'a space is not linked with itself'),
  ];
}

/** The map without its boxes is one piece. */
function reachProblems({ spaces, links }: Edition): readonly string[] {
  const land = spaces.spaces.filter(space => !space.box).map(space => space.id);
  const near = new Map(land.map(id => [id, [] as string[]]));
  for (const { a, b } of links.links) {
    near.get(a)?.push(b);
    near.get(b)?.push(a);
  }
  const reached = new Set(land.slice(0, 1));
  for (const id of reached) for (const next of near.get(id) ?? []) if (near.has(next)) reached.add(next);
  return land.filter(id => !reached.has(id)).map(id => `${id} cannot be reached from ${land[0]}`);
}

function arrowProblems({ arrows }: LinksFile): readonly string[] {
  return (Object.keys(ARROWS) as Arrow['use'][]).flatMap(use => {
    const found = arrows.filter(arrow => arrow.use === use).map(({ from, to }) => `${from} ${to}`);
    const who = use === 'land-or-boat' ? 'any' : 'british';
    return [
      ...ARROWS[use].flatMap(arrow => complain(!found.includes(arrow), `the ${use} arrow ${arrow} is missing`)),
      ...found.flatMap(arrow => complain(!ARROWS[use].includes(arrow), `the rules know no ${use} arrow ${arrow}`)),
      ...repeated(found).map(arrow => `the ${use} arrow ${arrow} is listed more than once`),
      ...arrows.flatMap(arrow =>
        complain(
          arrow.use === use && arrow.who !== who,
          `arrow ${arrow.from}–${arrow.to}: who must be ${who}, found ${arrow.who}`,
        ),
      ),
    ];
  });
}
