import {
  all,
  capital,
  card,
  il,
  kind,
  length,
  mode,
  named,
  number,
  ofUnit,
  phase,
  toUnit,
  Unit,
  unit,
} from '../fr/words.ts';
import type { DeskSentences, OneDie, Used } from './keys.ts';

const WINDOWS: Readonly<Record<string, string>> = {
  start: 'avant que l’ennemi n’agisse',
  fire: 'contre la phase de tir',
  kills: 'avant les dés d’élimination',
  movement: 'contre la phase de mouvement',
  combat: 'contre la phase de combat',
  charges: 'après les charges',
};
const CHOICES: Readonly<Record<string, string>> = {
  north: 'Bord nord',
  south: 'Bord sud',
  first: 'Déployer en premier',
  second: 'Déployer en second',
};
const POSES: Readonly<Record<string, string>> = {
  ahead: 'droit devant',
  half: 'à mi-chemin devant',
  left: 'en oblique à gauche',
  right: 'en oblique à droite',
  back: 'en arrière, même front',
  out: 'hors de portée de mitraille',
  short: 'en avant sans entrer sous la mitraille',
};
const LINES: Readonly<Record<string, string>> = {
  wall: 'en ligne au mur',
  fence: 'en ligne à la clôture',
  crest: 'en ligne à la crête',
};
const LAYERS: Readonly<Record<string, string>> = {
  lanes: 'Couloirs et arcs de tir',
  ranges: 'Portées',
  cover: 'Crêtes et couverts',
  danger: 'Qui pourrait tirer sur nous',
  charges: 'Charges au prochain tour',
};
const cover = (fire: number, combat: number): string =>
  fire && combat ? 'contre le tir et au combat' : fire ? 'contre le tir' : 'au combat';
const pose = (name: string, of: string): string => {
  if (name === 'face') return `face ${toUnit(of)}`;
  return name === 'line' ? (LINES[of] ?? of) : (POSES[name] ?? name);
};
const CAUSES: Readonly<Record<string, string>> = {
  passage: 'à travers des amis',
  terrain: 'terrain difficile',
  aboutFace: 'demi-tour près de l’ennemi',
  formation: 'changement de formation près de l’ennemi',
};
const hand = (to: string): string => (to === 'left' ? 'à gauche' : 'à droite');
const BRIGADES: Readonly<Record<string, string>> = { usual: 'Brigade ordinaire', small: 'Petite brigade' };
const mustered = (words: string): string => {
  const [arm, bases] = words.split(' ');
  return arm === 'artillery' ? number(Number(bases), 'canon') : number(Number(bases), 'base');
};
/** `1,5 touche attendue`: below two, French counts one. */
const counted = (figure: string, one: string, more: string): string =>
  `${figure.replace('.', ',')} ${Number(figure) < 2 ? one : more}`;
const hits = (figure: string): string => counted(figure, 'touche attendue', 'touches attendues');
const bases = (figure: string): string => counted(figure, 'base', 'bases');
const SIGNS = '0123456789a';
const depth = (sign: string): number => SIGNS.indexOf(sign);
/** A formation in words; '' is a limber. */
function formation(form: string): string {
  if (form === '') return 'attelée';
  const ranks = Math.max(...Array.from(form, depth));
  if (form.length === 1) return 'colonne d’une file';
  return `${number(form.length, 'file')}, ${number(ranks, 'rang')}`;
}
const sideways = (turn: number): string => (turn < 18_000 ? 'vers la gauche' : 'vers la droite');
const turned = (turn: number): string =>
  turn === 0 ? 'même direction' : turn === 18_000 ? 'vers l’arrière' : sideways(turn);
const used = (a: Used): string => `${length(a.used)} faits, reste ${length(a.left)}`;
const die = (a: OneDie): string => `le ${a.face} contre ${unit(a.target)}, qui demande ${a.need}`;
const more = (yes: number): string => (yes ? ' ou plus' : '');

export const fr: DeskSentences = {
  'desk.putBack': () => 'Reposer',
  'desk.unit': a => named(a.unit),
  'desk.pickUnit': a => named(a.unit),
  'desk.putDown': a => `Reposer ${unit(a.unit)}`,
  'desk.pickCard': a => `Choisir ${card(a.card)}`,
  'desk.keepCard': a => `Garder ${card(a.card)} finalement`,
  'desk.reform': () => 'Reformer la pioche',
  'desk.noReform': () => 'Ne pas reformer',
  'desk.phase': a => capital(phase(a.phase)),
  'desk.call': a =>
    `Provoquer\u00a0: ${phase(a.phase)}${a.cards > 1 ? ', désordre permis' : ''}${a.modifier ? `, avec ${card(a.modifier)}` : ''}`,
  'desk.callAndGo': a => `Poser, en défaussant ${a.cards.map(card).join(' et ')}`,
  'desk.callWith': a => `Provoquer avec ${card(a.card)}`,
  'desk.modify': a => `${capital(phase(a.phase))}, aidé par ${card(a.card)}`,
  'desk.modifyToo': a => `Ajouter ${card(a.card)}`,
  'desk.unmodify': a => `Sans ${card(a.card)}`,
  'desk.pass': () => 'Passer',
  'desk.name': a => `${card(a.card)} pour ${unit(a.unit)}`,
  'desk.unname': a => `Pas ${unit(a.unit)} finalement`,
  'desk.nameThese': a => `${card(a.card)}\u00a0: ${all(a.units)}`,
  'desk.noName': () => 'Ne nommer personne',
  'desk.noInterrupt': () => 'Pas d’interruption',
  'desk.playCard': a => `Jouer ${card(a.card)}`,
  'desk.interruptUnit': a => `${card(a.card)} sur ${unit(a.unit)}`,
  'desk.surveyHere': () => 'Rocailles ici',
  'desk.survey': a => `Jouer ${card(a.card)} ici`,
  'desk.discardCard': a => `Défausser ${card(a.card)}`,
  'desk.discard': a => `Défausser ${number(a.count, 'carte')}`,
  'desk.discardLeast': a => `Choisir ${number(a.count, 'carte')} de moindre moral`,

  'desk.aim': a => `Viser avec ${unit(a.unit)}`,
  'desk.fire': a => (a.target ? `Tirer sur ${unit(a.target)}` : `Tirer avec ${unit(a.unit)}`),
  'desk.fireAt': a => `${Unit(a.unit)} tire, ${hits(a.hits)} sur ${unit(a.target)}`,
  'desk.fireAll': a => (a.count === 1 ? 'Tirer avec la dernière unité' : `Tirer avec les ${a.count} unités`),
  'desk.endFire': () => 'Finir le tir',
  'desk.leaveFire': () => 'Finir le tir\u00a0?',
  'desk.leaveFireSays': a => `${number(a.count, 'unité')} ${a.count < 2 ? 'peut' : 'peuvent'} encore tirer.`,
  'desk.reroll': a => `Relancer ${number(a.count, 'dé')}`,
  'desk.rerollSome': () => 'Choisir les dés',
  'desk.noReroll': () => 'Les laisser',
  'desk.rollDie': a => `Relancer ${die(a)}`,
  'desk.keepDie': a => `Laisser ${die(a)}`,
  'desk.morale': a => `${card(a.card)} pour ${unit(a.unit)}`,
  'desk.noMorale': () => 'Pas de carte de moral',

  'desk.moveUnit': a => `Déplacer ${unit(a.unit)}`,
  'desk.moveTo': a => `${Unit(a.unit)} ici\u00a0: ${used(a)}`,
  'desk.setDown': () => 'Poser',
  'desk.pose': a => `${Unit(a.unit)} ${pose(a.pose, a.of)}, ${length(a.used)}`,
  'desk.poseGo': a => `${capital(pose(a.pose, a.of))}, ${length(a.used)}`,
  'desk.wheelLeft': () => 'Tourner à gauche, 5°',
  'desk.wheelRight': () => 'Tourner à droite, 5°',
  'desk.about': () => 'Demi-tour',
  'desk.leg': a => `Continuer d’ici, ${length(a.left)}`,
  'desk.quarter': a => `Quart de tour ${hand(a.to)}`,
  'desk.reshape': a => `Former ${formation(a.form)}`,
  'desk.limber': a => `Atteler, ${turned(a.turn)}`,
  'desk.unlimber': a => `Dételer, ${turned(a.turn)}`,
  'desk.disorder': a => `Désordre : ${a.causes.map(cause => CAUSES[cause] ?? cause).join(', ')}.`,
  'desk.leaveUnit': a => `Laisser ${unit(a.unit)} sur place`,
  'desk.endMoves': () => 'Finir le mouvement',
  'desk.leaveMoves': () => 'Finir le mouvement\u00a0?',
  'desk.leaveMovesSays': a => `${number(a.count, 'unité')} ${a.count < 2 ? 'n’a' : 'n’ont'} pas bougé.`,

  'desk.chargeWith': a => `Charger avec ${unit(a.unit)}`,
  'desk.chargeAt': a => `${Unit(a.unit)} charge ${unit(a.enemy)}\u00a0: ${length(a.cost)}, gagne à ${a.percent}\u00a0%`,
  'desk.charge': a => `Charger ${all(a.enemies)}`,
  'desk.endCharges': () => 'Pas de charge',
  'desk.fight': () => 'Finir les charges et combattre',
  'desk.leaveCharges': () => 'Finir les charges\u00a0?',
  'desk.leaveChargesSays': a => `${number(a.count, 'unité')} ${a.count < 2 ? 'peut' : 'peuvent'} encore charger.`,
  'desk.allot': a =>
    `${Unit(a.unit)}\u00a0: ${a.enemies.map((enemy, i) => `${a.dice[i]} sur ${unit(enemy)}`).join(', ')}`,
  'desk.strike': a => `Lancer contre ${unit(a.unit)}`,
  'desk.strikeAll': a => (a.count === 1 ? 'Lancer l’attaque' : 'Lancer toutes les attaques'),
  'desk.loseFile': a =>
    `${a.rank > 1 ? `Base arrière de la file ${a.file}` : `File ${a.file}`}\u00a0: reste ${formation(a.form)}`,
  'desk.loseAll': a => (a.count === 1 ? 'Prendre la base à l’arrière' : `Prendre les ${a.count} bases à l’arrière`),
  'desk.protect': a => `Couvrir la retraite avec ${card(a.card)}`,
  'desk.noProtect': () => 'Pas de carte pour la retraite',
  'desk.retreat': a => `${Unit(a.unit)} fait retraite`,
  'desk.retreatWide': a => `${Unit(a.unit)} fait retraite sur ${number(a.files, 'file')}`,
  'desk.retreatFacing': a => `${Unit(a.unit)} fait retraite, même direction`,
  'desk.retreatLeft': a => `${Unit(a.unit)} fait retraite, vers la gauche`,
  'desk.retreatRight': a => `${Unit(a.unit)} fait retraite, vers la droite`,
  'desk.retreatTurned': a => `${Unit(a.unit)} fait retraite, vers l’arrière`,
  'desk.way': a => `${Unit(a.unit)}, chemin ${a.way}\u00a0: ${length(a.length)}`,

  'desk.brigade': a => BRIGADES[a.which] ?? a.which,
  'desk.addUnit': a => (a.arm === 'infantry' ? `Régiment de ${a.bases}` : `Batterie de ${a.bases}`),
  'desk.dropUnit': () => 'Retirer la dernière',
  'desk.muster': a => `Lever ${number(a.count, 'unité')}`,
  'desk.layKind': a => capital(kind(a.kind)),
  'desk.layHere': a => `Poser ici\u00a0: ${kind(a.kind)}`,
  'desk.layRest': a => (a.count === 1 ? 'Poser un élément au hasard' : `Poser ${a.count} éléments au hasard`),
  'desk.endLaying': () => 'Le terrain est posé',
  'desk.turnPiece': () => 'Le tourner',
  'desk.larger': () => 'Plus grand',
  'desk.smaller': () => 'Plus petit',
  'desk.turnLeft': () => 'Tourner à gauche, 15°',
  'desk.turnRight': () => 'Tourner à droite, 15°',
  'desk.choose': a => CHOICES[a.what] ?? a.what,
  'desk.deploy': a => `Déployer ${unit(a.unit)} ici`,
  'desk.deployAt': a => `${Unit(a.unit)} ici`,
  'desk.deployForm': a => capital(formation(a.form)),

  'desk.hint.reformEarly': () =>
    'Rien n’est encore défaussé\u00a0: vous ne feriez que perdre six cartes. Laissez la pioche telle quelle, ou déplacez une unité.',
  'desk.hint.reform': () => 'Défausse et pioche sont mêlées\u00a0; six cartes quittent le jeu sans être vues.',
  'desk.hint.orders': () =>
    'Ou prenez une carte pour provoquer, ou une unité à déplacer\u00a0: cela provoque le mouvement.',
  'desk.hint.cards': () =>
    'À présent la phase. Toute carte provoque toute phase\u00a0; son texte ne compte que si on l’ajoute.',
  'desk.hint.call': a =>
    a.phase === 'fire'
      ? 'Cliquez sur une autre carte pour provoquer avec elle, ou ajoutez-en une au fusil.'
      : 'Cliquez sur les cartes\u00a0: une pour provoquer, deux pour permettre le désordre.',
  'desk.hint.nameUnits': a => `Cliquez sur qui ${card(a.card)} doit aider\u00a0: ${number(a.most, 'unité')} au plus.`,
  'desk.hint.interrupt': a =>
    a.cards.length > 0 ? `Vous pouvez jouer une carte ${WINDOWS[a.window] ?? ''}.` : 'Aucune carte pour ce moment.',
  'desk.hint.playCard': a => `${card(a.card)} est jouée, ou reposée.`,
  'desk.hint.interruptUnit': a => `Cliquez sur l’unité que ${card(a.card)} nomme.`,
  'desk.hint.survey': () => 'Cliquez où sont les rocailles\u00a0: à 1 BW de toute base, sur aucun autre terrain.',
  'desk.hint.discard': a => `Choisissez ${number(a.count, 'carte')} à abandonner.`,
  'desk.hint.fire': () => 'Cliquez sur une unité pour voir ses couloirs de tir et ce qu’elle toucherait.',
  'desk.hint.noFire': () => 'Plus personne n’a de cible.',
  'desk.hint.aimed': a => `Entrée tire avec ${unit(a.unit)}\u00a0; toute base qui le peut participe.`,
  'desk.hint.reroll': a => `${a.good} réussites sur ${number(a.of, 'dé')} jusqu’ici.`,
  'desk.hint.morale': a => `Une carte ôte sa valeur de touches, deux cartes au plus par unité\u00a0: ${all(a.units)}.`,
  'desk.hint.moraleCombat': a =>
    `Une carte sauve sa valeur en bases, jamais la dernière\u00a0; deux par unité, une si elle est vulnérable\u00a0; un attelage l’ajoute à son score\u00a0: ${all(a.units)}.`,
  'desk.hint.move': () => 'Glissez une unité, ou cliquez dessus, puis sur l’endroit où elle va.',
  'desk.hint.moveTo': a =>
    `Cliquez où ${unit(a.unit)} doit aller\u00a0: ${il(a.unit)} prend la position permise la plus proche.`,
  'desk.hint.setDown': a => `Poser ${unit(a.unit)}\u00a0: ${used(a)}.`,
  'desk.hint.charge': () => 'Cliquez sur une unité, puis sur qui elle charge\u00a0: les chances s’affichent d’abord.',
  'desk.hint.noCharge': () => 'Plus personne ne peut charger.',
  'desk.hint.chargeWhom': a => `Qui ${unit(a.unit)} charge-t-${il(a.unit)}\u00a0? Ce doit être l’unité la plus proche.`,
  'desk.hint.charging': a => `Entrée charge avec ${unit(a.unit)}, qui peut encore pivoter un peu.`,
  'desk.hint.allot': a => `Comment ${unit(a.unit)} répartit-${il(a.unit)} ses dés\u00a0?`,
  'desk.hint.strike': () => 'L’ordre importe rarement\u00a0: Entrée lance tout.',
  'desk.hint.lose': a => `Quelle base part\u00a0: ${all(a.units)}.`,
  'desk.hint.protect': () => 'Une carte épargne leurs pénalités à toutes les retraites de cette phase.',
  'desk.hint.retreat': a => `Qui part d’abord\u00a0: ${all(a.units)}.`,
  'desk.hint.way': () => 'Ces chemins sont aussi courts.',
  'desk.hint.muster': a =>
    a.units.length === 0
      ? 'Prenez une brigade toute faite, ou composez-en une.'
      : `${number(a.infantry, 'base')} d’infanterie, ${number(a.guns, 'canon')}\u00a0: ${a.units.map(mustered).join(', ')}.`,
  'desk.hint.lay': a => `${a.count} posés\u00a0; ${a.least} à ${number(a.most, 'élément')} en tout.`,
  'desk.hint.layKind': a => `Cliquez où il est\u00a0: ${kind(a.kind)}. Puis tournez-le, agrandissez-le ou réduisez-le.`,
  'desk.hint.choose': () => 'Choisissez.',
  'desk.hint.deploy': a => `Cliquez où se tient ${unit(a.unit)}, ${formation(a.form)}.`,

  'desk.odds.fire': a => `Tir ${ofUnit(a.unit)}`,
  'desk.odds.volley': a => `${Unit(a.target)}\u00a0: ${number(a.dice, 'dé')}, ${mode(a.mode)}, ${a.need}+`,
  'desk.odds.expected': () => 'Touches attendues',
  'desk.odds.fireSum': a => `${hits(a.hits)}, ${bases(a.bases)}`,
  'desk.odds.hits': a => `${number(a.hits, 'touche')}${more(a.more)}`,
  'desk.odds.here': a => `Si ${unit(a.unit)} finit ici`,
  'desk.odds.threat': a => `${Unit(a.enemy)}\u00a0: ${number(a.dice, 'dé')}, ${mode(a.mode)}, ${a.need}+`,
  'desk.odds.theirFire': () => 'Leurs touches attendues au tour suivant',
  'desk.odds.hereSum': a => `${hits(a.hits)} contre vous, ${bases(a.bases)}`,
  'desk.odds.yourCharge': () => 'Votre charge au tour suivant',
  'desk.odds.charge': a => `Charge ${ofUnit(a.unit)}`,
  'desk.odds.attack': a => `${Unit(a.unit)} sur ${unit(a.enemy)}\u00a0: ${number(a.dice, 'dé')}`,
  'desk.odds.defence': a => `${Unit(a.enemy)} en défense\u00a0: ${number(a.dice, 'dé')}`,
  'desk.odds.limber': a => `${Unit(a.enemy)}, attelée\u00a0: le plus haut de deux dés`,
  'desk.odds.vulnerable': a => `${Unit(a.enemy)} est vulnérable`,
  'desk.odds.repulsed': () => 'repoussée',
  'desk.odds.tie': () => 'égalité, repoussée',
  'desk.odds.escapes': () => 'l’attelage s’échappe',
  'desk.odds.caught': () => 'l’attelage est détruit',
  'desk.odds.by': a => `gagne de ${a.by}${more(a.more)}`,
  'desk.odds.chargeSum': a => `${a.percent}\u00a0% de gagner contre ${unit(a.enemy)}`,

  'desk.mark.ghost': a => `${Unit(a.unit)} comme ${il(a.unit)} se tiendrait`,
  'desk.mark.lane': a => `${Unit(a.unit)} sur ${unit(a.target)}\u00a0: ${mode(a.mode)}`,
  'desk.mark.ring': a => `${length(a.radius)} ${ofUnit(a.unit)}`,
  'desk.mark.cover': a => `${capital(kind(a.kind))} : couvert ${cover(a.fire, a.combat)}`,
  'desk.mark.charge': a => `${Unit(a.unit)} pourrait charger ${all(a.enemies)} au prochain tour`,
  'desk.layer': a => LAYERS[a.layer] ?? a.layer,
  'desk.mark.piece': a => `Terrain à poser\u00a0: ${kind(a.kind)}`,

  'desk.no.buttons': () => 'On répond par les boutons ci-dessus.',
  'desk.no.cardFirst': () => 'Choisissez d’abord une carte de votre main, ou renoncez.',
  'desk.no.phaseFirst': () => 'Choisissez une phase à provoquer, ou une carte pour la provoquer.',
  'desk.no.interruptCard': () => 'Choisissez la carte d’interruption, ou renoncez.',
  'desk.no.unitFirst': () => 'Choisissez d’abord l’une des unités marquées.',
  'desk.no.kindFirst': () => 'Choisissez d’abord un type de terrain.',
  'desk.no.wayFirst': () => 'Choisissez l’un des chemins marqués.',
  'desk.no.nearer': a => `${Unit(a.unit)} ne peut charger ${unit(a.enemy)}\u00a0: ${unit(a.nearest)} est plus proche.`,
  'desk.no.reach': a => `${Unit(a.unit)} ne peut atteindre ${unit(a.enemy)} par aucune charge.`,
  'desk.no.otherDecides': a => `C’est ${a.side === 'federal' ? 'aux Fédéraux' : 'aux Confédérés'} de décider.`,
  'desk.no.over': () => 'La bataille est terminée.',
};
