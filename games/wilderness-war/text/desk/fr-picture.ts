import { listed } from '@bivouac/kernel';
import {
  assemblies,
  at,
  call,
  card,
  feminine,
  masculine,
  number,
  of,
  piece,
  pieces,
  points,
  Space,
  season,
  space,
} from '../fr/words.ts';
import { allOf, departmentName, eventTitle, listName, pieceName, pieceTitle } from '../names.ts';
import type { DeskSentences } from './keys.ts';
import type { Ground } from './keys-picture.ts';

const WORKS: Readonly<Record<string, string>> = { fort: 'fort', stockade: 'fortin', fortress: 'forteresse' };
const FORTS = ['', 'fortin', 'fort', 'forteresse'] as const;
const TERRAIN: Readonly<Record<string, string>> = {
  cultivated: 'espace cultivé',
  wilderness: 'région sauvage',
  mountain: 'montagne',
};
const HELD = ['', ', garde sa dernière carte', ', dont une gardée de la saison passée'] as const;

const state = (a: { inside: number; spent: number }): string =>
  `${a.inside ? ', à l’intérieur' : ''}${a.spent ? ', déjà activé' : ''}`;
const stance = (a: { inside: number; spent: number }): string =>
  `${a.inside ? ' (à l’intérieur)' : ''}${a.spent ? ' (activé)' : ''}`;
const MARKERS: Readonly<Record<string, string>> = {
  raided: 'Raid',
  allied: 'village allié',
  amphib: 'Débarquement',
  fieldworks: 'fortifications de campagne',
};
const counter = (a: { piece: string; strength: number; move: number; reduced: number }): string =>
  `${piece(a.piece)}, puissance ${a.strength}, mouvement ${a.move}${a.reduced ? ', réduite' : ''}`;
const byArmy = (side: string): string => `par les ${call(side)}`;
const toArmy = (side: string): string => `aux ${call(side)}`;
const sides = (list: string, form: (side: string) => string): string => allOf(listed(list).map(form), 'fr');
const work = (kind: string, side: string): string =>
  kind === 'fortress'
    ? `Forteresse ${feminine(side)}`
    : `${kind === 'stockade' ? 'Fortin' : 'Fort'} ${masculine(side)}`;

export const pictured = {
  'desk.unit': a => `${counter(a)}${state(a)}, ${at(a.space)}`,
  'desk.unitAway': a => counter(a),
  'desk.called': a => pieceName(a.piece, 'fr'),
  'desk.kind': a => listName(a.kind, 'fr'),
  'desk.brief': a => `${pieceName(a.piece, 'fr')} ${a.strength}-${a.move}${a.reduced ? ' réduit' : ''}${stance(a)}`,
  'desk.briefLeader': a => `${pieceTitle(a.piece, 'fr')}${stance(a)}`,
  'desk.briefWorks': a =>
    `${WORKS[a.work] ?? 'fort'}${a.building ? ' en construction' : ''}${a.siege >= 0 ? `, siège de niveau ${a.siege}` : ''}`,
  'desk.briefMarker': a => `${MARKERS[a.kind] ?? a.kind}${a.markers > 1 ? ` × ${a.markers}` : ''}`,
  'desk.leader': a => `${pieceTitle(a.piece, 'fr')}${state(a)}, ${at(a.space)}`,
  'desk.leaderAway': a => pieceTitle(a.piece, 'fr'),
  'desk.works': a =>
    `${work(a.work, a.side)}${a.building ? ' en construction' : ''} ${at(a.space)}${a.siege >= 0 ? `, Siège de niveau ${a.siege}` : ''}`,
  'desk.raided': a => `${Space(a.space)} : Raid ${masculine(a.side)}${a.markers > 1 ? `, ${a.markers} fois` : ''}`,
  'desk.allied': a => `${Space(a.space)} : village allié ${toArmy(a.side)}`,
  'desk.fieldworks': a => `Fortifications de campagne ${feminine(a.side)}s ${at(a.space)}`,
  'desk.amphib': a => `Marqueur de débarquement ${at(a.space)}`,
  'desk.space': a => ground(a),
  'desk.box': a => `Case de Milice ${feminine(a.side)}, ${departmentName(a.department, 'fr')}`,
  'desk.seasons': () => 'Saisons',
  'desk.season': a => `${String(a.year).slice(2)} ${a.late ? 'A' : 'I'}`,
  'desk.victory': a =>
    a.vp === 0
      ? 'Points de victoire · égalité'
      : `Points de victoire · ${call(a.vp > 0 ? 'french' : 'british')} : +${Math.abs(a.vp)}`,
  'desk.point': a => String(Math.abs(a.vp)),
  'desk.assembliesBrief': () => 'Assemblées',
  'desk.assemblies': a => `Assemblées · Nord ${a.northern}, Sud ${a.southern}`,
  'desk.assembly': a => assemblies(a.level) || 'Favorable',
  'desk.phase': () => 'Phase d’Action',
  'desk.side': a => call(a.side),
  'desk.played': a => `${card(a.card)} (${a.value})`,
  'desk.held': () => 'Cartes en main',
  'desk.heldBy': a => `${call(a.side)} ${a.cards}${HELD[a.holds] ?? ''}`,
  'desk.raids': () => 'Marqueurs de Raid',
  'desk.raidsOf': a => `${call(a.side)} ${a.markers}, soit ${points(a.points)} en fin d’année`,
  'desk.lasting': () => 'En vigueur',
  'desk.inForce': a => eventTitle(a.event, 'fr'),
  'desk.noLandings': () => 'Pas de débarquement cette année',
  'desk.noFrenchSea': () => 'Plus de mouvement naval français',
  'desk.blockhouses': a => `Casemates ${feminine(a.side)}s cette année`,
  'desk.reshuffle': () => 'On rebat les cartes en fin de saison',
  'desk.arriving': a => `Arrivent : ${call(a.side)}`,
  'desk.pool': () => 'Chefs anglais à tirer',
  'desk.aside': a => `Chefs mis de côté : ${call(a.side)}`,
  'desk.unused': a => `Hors carte : ${call(a.side)}`,
  'desk.gone': a => `Retirés du jeu : ${call(a.side)}`,
  'desk.hand': a => `Main des ${call(a.side)}`,
  'desk.discard': () => 'Défausse',
  'desk.removed': () => 'Retirées du jeu',
  'desk.deck': () => 'Pioche',
  'desk.card': a =>
    `${card(a.card)}, valeur ${a.value}, Événement ${a.side === 'both' ? 'des deux camps' : masculine(a.side)}${a.response ? ', réponse' : ''}`,
  'desk.playing': () => 'en train d’être jouée',
  'desk.known': () => 'on la sait dans cette main',
  'desk.key': a => `${Space(a.space)} : ${points(a.points)}, ${toArmy(a.side)}`,
  'desk.battle': a =>
    a.assault
      ? `Assaut ${at(a.defenders)}`
      : `Bataille ${at(a.defenders)}${a.attackers ? `, l’attaquant vient ${of(a.attackers)}` : ''}`,
  'desk.raid': a => `Raid ${masculine(a.side)} ${at(a.space)}`,
  'desk.siege': a => `Siège ${of(a.space)} ${byArmy(a.side)}`,
  'desk.acts': a => `${at(a.space).replace(/^./, letter => letter.toUpperCase())}, actifs : ${pieces(a.pieces)}`,
  'desk.when': a => `${season(a.late)} ${a.year}`,
} satisfies Partial<DeskSentences>;

const ground = (a: Ground): string =>
  [
    Space(a.space),
    ...place(a),
    ...strong(a),
    ...(a.raidedBy ? [`Raid ${sides(a.raidedBy, byArmy)}`] : []),
    ...(a.fieldworks ? [`fortifications de campagne ${feminine(a.fieldworks)}s`] : []),
    ...(a.amphib ? ['marqueur de débarquement'] : []),
    ...(a.arrows ? [`flèches à sens unique vers ${allOf(listed(a.arrows).map(space), 'fr')}`] : []),
  ].join(', ');

const place = (a: Ground): readonly string[] => [
  ...(TERRAIN[a.terrain] ? [TERRAIN[a.terrain]!] : []),
  ...(a.department ? [departmentName(a.department, 'fr')] : []),
  ...(a.owner ? [`initialement ${toArmy(a.owner)}`] : []),
  ...(a.port ? ['port'] : []),
  ...(a.village
    ? [`village : ${allOf(listed(a.village), 'fr')}${a.allied ? `, allié ${sides(a.allied, toArmy)}` : ''}`]
    : []),
  ...(a.key ? [`vaut ${number(1, 'PV', 'PV')}, ${toArmy(a.key)}`] : []),
];

const strong = (a: Ground): readonly string[] => [
  ...(a.fort ? [fortName(a)] : []),
  ...(a.works ? [`fort ${masculine(a.works)} en construction`] : []),
  ...(a.siege >= 0 ? [`Siège de niveau ${a.siege}`] : []),
];
const fortName = (a: Ground): string => {
  const adjective = a.holder ? ` ${a.fort === 3 ? feminine(a.holder) : masculine(a.holder)}` : '';
  return `${FORTS[a.fort]}${adjective}${a.fort === 2 ? ' pour quatre unités au plus' : ''}`;
};
