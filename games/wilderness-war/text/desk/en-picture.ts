import { listed } from '@bivouac/kernel';
import { Army, army, assemblies, call, card, number, piece, pieces, points, season, space } from '../en/words.ts';
import { allOf, departmentName, eventTitle, listName, pieceName, pieceTitle } from '../names.ts';
import type { DeskSentences } from './keys.ts';
import type { Ground } from './keys-picture.ts';

const WORKS: Readonly<Record<string, string>> = { fort: 'fort', stockade: 'stockade', fortress: 'fortress' };
const FORTS = ['', 'stockade', 'fort', 'fortress'] as const;
const TERRAIN: Readonly<Record<string, string>> = {
  cultivated: 'cultivated',
  wilderness: 'wilderness',
  mountain: 'mountain',
};
const HELD = ['', ', holds its last card', ', one of them held over from last season'] as const;

/** `3-4, reduced, inside, not to be activated again`. */
const state = (a: { inside: number; spent: number }): string =>
  `${a.inside ? ', inside' : ''}${a.spent ? ', activated already' : ''}`;
const stance = (a: { inside: number; spent: number }): string =>
  `${a.inside ? ' (inside)' : ''}${a.spent ? ' (activated)' : ''}`;
const MARKERS: Readonly<Record<string, string>> = {
  raided: 'raided',
  allied: 'allied village',
  amphib: 'Amphib',
  fieldworks: 'Fieldworks',
};
const counter = (a: { piece: string; strength: number; move: number; reduced: number }): string =>
  `${piece(a.piece)}, strength ${a.strength}, movement ${a.move}${a.reduced ? ', reduced' : ''}`;
const sides = (list: string): string => allOf(listed(list).map(army), 'en');
const late = (is: number): string => season(is);

export const pictured = {
  'desk.unit': a => `${counter(a)}${state(a)}, at ${space(a.space)}`,
  'desk.unitAway': a => counter(a),
  'desk.called': a => pieceName(a.piece, 'en'),
  'desk.kind': a => listName(a.kind, 'en'),
  'desk.brief': a => `${pieceName(a.piece, 'en')} ${a.strength}-${a.move}${a.reduced ? ' reduced' : ''}${stance(a)}`,
  'desk.briefLeader': a => `${pieceTitle(a.piece, 'en')}${stance(a)}`,
  'desk.briefWorks': a =>
    `${WORKS[a.work] ?? 'fort'}${a.building ? ' under construction' : ''}${a.siege >= 0 ? `, siege level ${a.siege}` : ''}`,
  'desk.briefMarker': a => `${MARKERS[a.kind] ?? a.kind}${a.markers > 1 ? ` × ${a.markers}` : ''}`,
  'desk.leader': a => `${pieceTitle(a.piece, 'en')}${state(a)}, at ${space(a.space)}`,
  'desk.leaderAway': a => pieceTitle(a.piece, 'en'),
  'desk.works': a =>
    `${call(a.side)} ${WORKS[a.work] ?? 'fort'}${a.building ? ' under construction' : ''} at ${space(a.space)}${a.siege >= 0 ? `, besieged, level ${a.siege}` : ''}`,
  'desk.raided': a => `Raided by ${army(a.side)}${a.markers > 1 ? `, ${a.markers} times` : ''}: ${space(a.space)}`,
  'desk.allied': a => `${space(a.space)} is allied with ${army(a.side)}`,
  'desk.fieldworks': a => `${call(a.side)} Fieldworks at ${space(a.space)}`,
  'desk.amphib': a => `Amphib marker at ${space(a.space)}`,
  'desk.space': a => ground(a),
  'desk.box': a => `${call(a.side)} militia box, ${departmentName(a.department, 'en')}`,
  'desk.seasons': () => 'Seasons',
  'desk.season': a => `${String(a.year).slice(2)} ${a.late ? 'L' : 'E'}`,
  'desk.victory': a =>
    a.vp === 0
      ? 'Victory points · level'
      : `Victory points · ${call(a.vp > 0 ? 'french' : 'british')} ahead by ${Math.abs(a.vp)}`,
  'desk.point': a => String(Math.abs(a.vp)),
  'desk.assembliesBrief': () => 'Assemblies',
  'desk.assemblies': a => `Assemblies · North ${a.northern}, South ${a.southern}`,
  'desk.assembly': a => assemblies(a.level) || 'Supportive',
  'desk.phase': () => 'Action Phase',
  'desk.side': a => call(a.side),
  'desk.played': a => `${card(a.card)} (${a.value})`,
  'desk.held': () => 'Cards in hand',
  'desk.heldBy': a => `${call(a.side)} ${a.cards}${HELD[a.holds] ?? ''}`,
  'desk.raids': () => 'Raided markers',
  'desk.raidsOf': a => `${call(a.side)} ${a.markers}, worth ${points(a.points)} at the end of the year`,
  'desk.lasting': () => 'In force',
  'desk.inForce': a => eventTitle(a.event, 'en'),
  'desk.noLandings': () => 'No Amphibious Landings this year',
  'desk.noFrenchSea': () => 'No French naval movement',
  'desk.blockhouses': a => `${call(a.side)} Blockhouses this year`,
  'desk.reshuffle': () => 'Reshuffle at the end of the season',
  'desk.arriving': a => `Arriving: ${call(a.side)}`,
  'desk.pool': () => 'British leaders still to be drawn',
  'desk.aside': a => `Leaders set aside: ${call(a.side)}`,
  'desk.unused': a => `Not in play: ${call(a.side)}`,
  'desk.gone': a => `Out of the game: ${call(a.side)}`,
  'desk.hand': a => `Hand of ${army(a.side)}`,
  'desk.discard': () => 'Discard pile',
  'desk.removed': () => 'Removed from the game',
  'desk.deck': () => 'Draw deck',
  'desk.card': a =>
    `${card(a.card)}, value ${a.value}, ${a.side === 'both' ? 'event of either side' : `${call(a.side)} event`}${a.response ? ', response' : ''}`,
  'desk.playing': () => 'being played',
  'desk.known': () => 'known to be in this hand',
  'desk.key': a => `${space(a.space)}, worth ${points(a.points)}, held by ${army(a.side)}`,
  'desk.battle': a =>
    a.assault
      ? `Assault at ${space(a.defenders)}`
      : `Battle at ${space(a.defenders)}${a.attackers ? `, attacked from ${space(a.attackers)}` : ''}`,
  'desk.raid': a => `${Army(a.side)} raid ${space(a.space)}`,
  'desk.siege': a => `${Army(a.side)} besiege ${space(a.space)}`,
  'desk.acts': a => `Active: ${pieces(a.pieces)} at ${space(a.space)}`,
  'desk.when': a => `${late(a.late)} ${a.year}`,
} satisfies Partial<DeskSentences>;

const ground = (a: Ground): string =>
  [
    space(a.space),
    ...place(a),
    ...strong(a),
    ...(a.raidedBy ? [`raided by ${sides(a.raidedBy)}`] : []),
    ...(a.fieldworks ? [`${call(a.fieldworks)} Fieldworks`] : []),
    ...(a.amphib ? ['Amphib marker'] : []),
    ...(a.arrows ? [`one-way arrows to ${allOf(listed(a.arrows).map(space), 'en')}`] : []),
  ].join(', ');

const place = (a: Ground): readonly string[] => [
  ...(TERRAIN[a.terrain] ? [TERRAIN[a.terrain]!] : []),
  ...(a.department ? [departmentName(a.department, 'en')] : []),
  ...(a.owner ? [`originally ${call(a.owner)}`] : []),
  ...(a.port ? ['port'] : []),
  ...(a.village
    ? [`village of the ${allOf(listed(a.village), 'en')}${a.allied ? `, allied with ${sides(a.allied)}` : ''}`]
    : []),
  ...(a.key ? [`worth ${number(1, 'VP', 'VP')}, held by ${army(a.key)}`] : []),
];

const strong = (a: Ground): readonly string[] => [
  ...(a.fort
    ? [`${a.holder ? `${call(a.holder)} ` : ''}${FORTS[a.fort]}${a.fort === 2 ? ' for at most four units' : ''}`]
    : []),
  ...(a.works ? [`${call(a.works)} fort under construction`] : []),
  ...(a.siege >= 0 ? [`besieged, level ${a.siege}`] : []),
];
