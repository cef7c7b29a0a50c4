import {
  army,
  call,
  damagePoints,
  hex,
  hexes,
  movementPoints,
  number,
  ofArmy,
  sideVerb,
  unit,
  units,
  verb,
  victoryPoints,
} from '../fr/words.ts';
import { isNone, surname } from '../names.ts';
import { battle, pictured } from './fr-picture.ts';
import type { DeskSentences } from './keys.ts';

const offered = {
  'desk.pickUp': a => `Prendre ${unit(a.unit)}`,
  'desk.add': a => `Emmener aussi ${unit(a.unit)}`,
  'desk.putDown': a => `Reposer ${unit(a.unit)}`,
  'desk.moveTo': a => `Déplacer ${units(a.units)} en ${hex(a.hex)} : ${movementPoints(a.cost)}`,
  'desk.passBy': a => `Passer par ${hex(a.hex)} : ${movementPoints(a.cost)} jusque-là`,
  'desk.left.title': () => 'Finir le mouvement ?',
  'desk.left.says': a =>
    [
      a.units > 0 ? (a.units === 1 ? 'Une unité n’a pas bougé.' : `${a.units} unités n’ont pas bougé.`) : '',
      a.waits > 0 ? (a.waits === 1 ? 'Une attend hors de la carte.' : `${a.waits} attendent hors de la carte.`) : '',
    ]
      .filter(Boolean)
      .join(' '),
  'desk.left.unit': a => `${unit(a.unit)}${a.waits ? ` entre en ${hex(a.hex)}` : ` ${hex(a.hex)}`}`,
  'desk.endMovement': () => 'Finir les mouvements',
  'desk.putBack': () => 'Reposer',
  'desk.wholeStack': a => `Toute la pile : ${units(a.units)}`,
  'desk.alone': a => `Seulement ${unit(a.unit)}`,
  'desk.byWay': a => (a.on ? 'Sans autre étape' : 'En passant par…'),
  'desk.leaveMap': a => `Sortir du plateau en ${hex(a.hex)} : ${movementPoints(a.cost)}`,
  'desk.attackFrom': a => `Attaquer depuis ${hex(a.hex)}`,
  'desk.attack': a => `Attaquer ${hex(a.hex)}`,
  'desk.fireAt': a => `Tirer sur ${hex(a.hex)} à deux hexagones`,
  'desk.leaveOut': a => `Laisser ${hex(a.hex)} de côté`,
  'desk.fire': a => `Tirer à deux hexagones avec ${unit(a.unit)}`,
  'desk.declare': () => 'Déclarer la bataille',
  'desk.declareThis': a => `Déclarer : ${battle(a)}`,
  'desk.bombard': () => 'Déclarer le bombardement',
  'desk.endDeclaration': () => 'Finir les déclarations',
  'desk.consider': a => `Examiner la bataille ${battle(a)}`,
  'desk.fight': () => 'Combattre',
  'desk.support': a => `Soutenir avec ${units(a.guns)}`,
  'desk.noSupport': () => 'Pas de soutien',
  'desk.reroll': () => 'Relancer le dé',
  'desk.keepDie': a => `Garder le ${a.die}`,
  'desk.lose': a =>
    a.eliminated
      ? `${unit(a.unit)} prend le point de dommage, ce qui l’élimine : ${victoryPoints(a.points)} à l’ennemi`
      : `${unit(a.unit)} prend le point de dommage, ce qui réduit l’unité`,
  'desk.retreatFrom': a => `Faire reculer ${units(a.units)} de ${hex(a.hex)}`,
  'desk.retreatTo': a => `Faire reculer ${units(a.units)} en ${hex(a.hex)}${a.onward ? ', puis plus loin' : ''}`,
  'desk.retreatOff': a => `Reculer hors du plateau : ${units(a.units)}`,
  'desk.stand': a => `Rester, avec ${damagePoints(1)} de plus : ${units(a.units)}`,
  'desk.stay': a => `Rester : ${units(a.units)}`,
  'desk.occupyWith': a => `Occuper avec ${unit(a.unit)}`,
  'desk.occupy': a => `Occuper ${hex(a.hex)} avec ${units(a.units)}`,
  'desk.endAdvance': () => 'Ne plus rien occuper',
  'desk.returnOf': a => `Faire revenir le général ${surname(a.unit)}`,
  'desk.returnTo': a => `Le général ${surname(a.unit)} revient en ${hex(a.hex)}`,
  'desk.mark': a => `Poser un marqueur de réorganisation sur ${unit(a.unit)}`,
  'desk.endNight': () => 'Finir la nuit',
} satisfies Partial<DeskSentences>;

const hints = {
  'desk.hint.noneMoves': () => 'Personne ne peut bouger à ce tour : finissez votre mouvement.',
  'desk.hint.noneYet': a =>
    `Aucune de vos unités n’est encore là : finissez votre mouvement. ${units(a.units)} ${verb(a.units, 'arrive', 'arrivent')} au tour ${a.turn}, en ${hexes(a.hexes)}.`,
  'desk.hint.move': () =>
    'Choisissez une unité sur le plateau ou parmi les arrivées. Les hexagones hachurés sont en zone d’influence ennemie.',
  'desk.hint.moving': a =>
    `${units(a.units)}, ${movementPoints(a.points)}. Les nombres donnent le coût de chaque hexagone.`,
  'desk.hint.passing': () => 'Choisissez un hexagone de passage ; les nombres donnent le coût jusque-là.',
  'desk.hint.nowhere': () => 'Ces unités ne peuvent aller dans aucun hexagone.',
  'desk.hint.declare': () =>
    'Choisissez vos hexagones et ceux qu’ils attaquent, puis déclarez. Tous ceux qui sont au contact doivent combattre.',
  'desk.hint.guns': () => 'Choisissez des hexagones au contact, ou bien de l’artillerie et sa cible à deux hexagones.',
  'desk.hint.battles': () => 'Choisissez une bataille pour en voir les chances, puis combattez.',
  'desk.hint.support': () => 'Choisissez l’artillerie dont le facteur s’ajoute à la défense.',
  'desk.hint.reroll': () => 'Le nouveau lancer compte, et le marqueur passe à l’autre camp.',
  'desk.hint.damage': () => 'Choisissez l’unité qui prend le point de dommage.',
  'desk.hint.stacks': () => 'Choisissez les unités qui reculent d’abord.',
  'desk.hint.retreat': () => 'Choisissez l’hexagone de retraite.',
  'desk.hint.advance': () => 'Choisissez l’hexagone à occuper. Cliquez sur une unité pour la laisser ou l’emmener.',
  'desk.hint.night': () => 'Choisissez un général perdu à faire revenir, ou une unité réduite à marquer.',
} satisfies Partial<DeskSentences>;

const reckoned = {
  'desk.odds.battle': a =>
    isNone(a.attackers)
      ? `${units(a.guns)} ${verb(a.guns, 'bombarde', 'bombardent')} ${units(a.defenders)}`
      : `${units(a.attackers)} contre ${units(a.defenders)}`,
  'desk.odds.reroll': a => `Si ${army(a.side)} ${sideVerb(a.side, 'relance', 'relancent')} le dé`,
  'desk.odds.factor': a => `${unit(a.unit)}${a.reduced ? ', réduit' : ''}`,
  'desk.odds.guns': () => 'Variantes d’artillerie',
  'desk.odds.stream': () => 'Attaque à travers une rivière',
  'desk.odds.corpsGeneral': () => 'Commandants de corps',
  'desk.odds.armyGeneral': () => 'Général d’armée à portée',
  'desk.odds.hill': () => 'Colline, non connectée',
  'desk.odds.woods': () => 'Forêt, non connectée',
  'desk.odds.town': () => 'Ville',
  'desk.odds.limit': () => 'Jamais plus de 10',
  'desk.odds.total': a => call(a.side),
  'desk.odds.die': a => `Dé ${ofArmy(a.side)}`,
  'desk.odds.attackerLoses': a => (a.points > 0 ? `att. perd ${a.points}` : 'att. recule'),
  'desk.odds.defenderLoses': a => (a.points > 0 ? `déf. perd ${a.points}` : 'déf. recule'),
  'desk.odds.miss': () => 'sans effet',
  'desk.odds.hit': () => 'touché',
  'desk.odds.summary': a =>
    `Vous gagnez ${a.wins} fois sur 100 ; pertes moyennes ${decimal(a.own)} contre ${decimal(a.theirs)}${a.reroll ? ', avant toute relance' : ''}`,
  'desk.odds.hits': a => `Touché ${a.hits} fois sur 100 ; l’artillerie ne risque rien`,
  'desk.odds.better': a => `Mieux ${a.better} fois sur 10, moins bien ${number(a.worse, 'fois', 'fois')}`,
} satisfies Partial<DeskSentences>;

const decimal = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`;

const refused = {
  'desk.no.pickFirst': () =>
    'Il n’y a rien à faire ici pour l’instant : choisissez une pièce ou un hexagone en évidence.',
  'desk.no.pickPiece': a => `Choisissez l’une des pièces en ${hex(a.hex)}.`,
  'desk.no.pickHex': a => `Choisissez l’hexagone lui-même : ${hex(a.hex)}.`,
  'desk.no.there': a => `Ces unités sont déjà en ${hex(a.hex)}.`,
  'desk.no.notArrived': a =>
    `${unit(a.unit)} n’est pas encore sur le plateau : son entrée se fait en ${hex(a.hex)}, à partir du tour ${a.turn}.`,
  'desk.no.outOfReach': a => `Aucune de vos unités d’artillerie libres de tirer n’atteint ${hex(a.hex)}.`,
  'desk.no.noBattle': a => `Aucune bataille n’est déclarée en ${hex(a.hex)}.`,
  'desk.no.battleAt': a => `Ces unités attaquent : choisissez leur bataille en ${hexes(a.hexes)}.`,
  'desk.no.pickLoser': () => 'Choisissez l’une des unités battues : c’est à elles de prendre les dommages.',
  'desk.no.pickGuns': () => 'Choisissez de l’artillerie à portée des attaquants, ou passez-vous-en.',
  'desk.no.buttons': () => 'Les dés sont jetés : relancez le vôtre ou gardez-le.',
  'desk.no.pickNight': () => 'C’est la nuit : choisissez un général perdu ou une unité réduite, ou finissez la nuit.',
} satisfies Partial<DeskSentences>;

export const fr: DeskSentences = { ...pictured, ...offered, ...hints, ...reckoned, ...refused };
