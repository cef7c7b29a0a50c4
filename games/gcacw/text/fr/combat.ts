import { faceOf } from '@bivouac/edition';
import type { CombatSays } from '../says/combat.ts';
import type { Part } from '../sentences.ts';
import { Army, army, leader, listed, movement, number, ofArmy, points, signed, strength, unit } from './words.ts';

const units = (slugs: readonly string[]): string => listed(slugs.map(unit));
const verbOf = (slugs: readonly string[], one: string, more: string): string => (slugs.length === 1 ? one : more);
export const KINDS: Readonly<Record<string, string>> = {
  column: 'en colonne de route',
  hasty: 'improvisée',
  normal: 'normale',
  prepared: 'préparée',
};
const RETREATS: Readonly<Record<string, string>> = {
  normal: 'retraite',
  rout: 'déroute',
  voluntary: 'repli volontaire',
  cavalry: 'retraite de cavalerie',
};
export const MODIFIERS: Readonly<Record<string, string>> = {
  ...{ ratio: 'rapport de forces', tactical: 'valeur tactique', artillery: 'artillerie', kind: 'type d’attaque' },
  ...{ assault: 'assaut', lee: 'présence de Lee', longstreet: 'Longstreet commande', jackson: 'Jackson commande' },
  ...{ rain: 'pluie', flank: 'flanc', crossing: 'passage de rivière', creek: 'ruisseau', height: 'hauteur' },
  despair: 'défenseurs démoralisés',
};
/** What the letters of the combat table do to a side. */
export const FATES: Readonly<Record<string, string>> = {
  ...{ '': 'rien', f: 'fatigue', E: 'rien', D: 'désordre', r: 'retraite', R: 'déroute', 'R*': 'débandade' },
};
const TOLD: Readonly<Record<string, string | readonly string[]>> = {
  f: 'fatigue +1',
  F: 'fatigue +2',
  D: ['désordre', 'fatigue +3'],
  E: 'la marche est finie',
  a: 'avance possible',
};
/** `3DR` → 3 points d’effectif, désordre, fatigue +3 et déroute. */
const fate = (result: string): string => {
  const [, loss = '', letters = ''] = /^(\d*)(.*)$/.exec(result) ?? [];
  const told = (letters.match(/R\*|[DEFrRfa]/g) ?? []).flatMap(each => TOLD[each] ?? FATES[each] ?? each);
  return listed([...(Number(loss) > 0 ? [`${number(Number(loss), 'point')} d’effectif`] : []), ...told]) || 'rien';
};
const lost = (many: number): string =>
  many > 0 ? `, ${number(many, 'point d’effectif perdu', 'points d’effectif perdus')} par unité` : '';

export const combat: Part<CombatSays> = {
  'prompt.lose': a => `Qui subit la perte\u00a0? Il reste ${number(a.owed, 'point')} d’effectif à retirer.`,
  'prompt.withdraw': a => `${Army(a.side)}\u00a0: se replier d’un à quatre hex maintenant, ou tenir\u00a0?`,
  'prompt.retreat': a =>
    `${Army(a.side)}\u00a0: ${RETREATS[a.kind] ?? a.kind}, ${number(a.gone, 'hex', 'hex')} jusqu’ici. Où aller\u00a0?`,
  'prompt.advance': a => `Avancer en ${a.hex}\u00a0?`,
  'prompt.evade': a => `${Army(a.side)}\u00a0: la cavalerie en ${a.hex} se retire-t-elle avant le combat\u00a0?`,
  'prompt.evadeLoss': a => `Un 1\u00a0: quelle unité de cavalerie en ${a.hex} perd un point d’effectif\u00a0?`,
  'prompt.storm': a => `${leader(a.leader)}\u00a0: choisissez ${number(a.number, 'unité')} pour l’assaut.`,
  'prompt.grand': a => `${leader(a.leader)}\u00a0: tenter un grand assaut\u00a0?`,
  'prompt.join': a =>
    `Grand assaut de ${leader(a.leader)}\u00a0: choisissez des unités dans ${number(a.number, 'hex', 'hex')} au plus.`,
  'attack.declared': a => `${unit(a.unit)} attaque ${a.hex}\u00a0: attaque ${KINDS[a.kind] ?? a.kind}.`,
  'combat.begins': a => `${units(a.units)} contre ${a.hex}\u00a0: ${strength(a.mine)} contre ${strength(a.theirs)}.`,
  'combat.guns': a => `Artillerie ${a.cell}\u00a0: ${faceOf(a)}.`,
  'combat.modifier': a => `${signed(a.value)} pour ${army(a.side)}\u00a0: ${MODIFIERS[a.what] ?? a.what}.`,
  'combat.roll': a =>
    `Dé de combat ${ofArmy(a.side)}\u00a0: ${faceOf(a)}${a.modifier ? ` ${signed(a.modifier)}` : ''}.`,
  'combat.result': a =>
    `Différence ${signed(a.difference)}. L’attaquant\u00a0: ${fate(a.attacker)}${a.extra > 0 ? `, et ${number(a.extra, 'point')} d’effectif de plus` : ''}\u00a0; le défenseur\u00a0: ${fate(a.defender)}.`,
  'combat.lost': a => `${unit(a.unit)} perd ${number(a.lost, 'point')} d’effectif.`,
  'combat.advance': a => `${units(a.units)} ${verbOf(a.units, 'avance', 'avancent')} en ${a.hex}.`,
  'retreat.withdraws': a => `${units(a.units)} se ${verbOf(a.units, 'replie', 'replient')}.`,
  'retreat.step': a => `${units(a.units)}\u00a0: recul en ${a.hex} (priorité de retraite ${a.row})${lost(a.lost)}.`,
  'retreat.surrenders': a => `${units(a.units)} ne ${verbOf(a.units, 'peut', 'peuvent')} s’échapper\u00a0: reddition.`,
  'retreat.trapped': a => `${units(a.units)} ne ${verbOf(a.units, 'peut', 'peuvent')} s’échapper\u00a0: élimination.`,
  'unit.demoralized': a => `${unit(a.unit)}\u00a0: démoralisation de niveau ${a.level}.`,
  'flanks.refused': a => `${unit(a.unit)} refuse ses flancs en ${a.hex}.`,
  'flanks.opened': a => `Les flancs ne sont plus refusés en ${a.hex}.`,
  'evade.roll': a =>
    `Retraite de cavalerie depuis ${a.hex}\u00a0: ${faceOf(a)}${a.modifier ? ` ${signed(a.modifier)}` : ''}.`,
  'evade.begins': a =>
    `${units(a.units)} se ${verbOf(a.units, 'retire', 'retirent')} avant le combat et ${verbOf(a.units, 'coûte', 'coûtent')} ${movement(a.points)} à l’ennemi.`,
  'assault.begins': a => `${leader(a.leader)} ordonne l’assaut de ${a.hex} à ${units(a.units)}.`,
  'assault.roll': a =>
    `Dé de commandement de ${leader(a.leader)}\u00a0: ${faceOf(a)}${a.modifier ? ` ${signed(a.modifier)}` : ''}.`,
  'assault.fails': a => `L’assaut de ${leader(a.leader)} n’a pas lieu.`,
  'assault.number': a => `${leader(a.leader)}\u00a0: chiffre d’assaut ${a.number}.`,
  'assault.storms': a => `${units(a.units)} ${verbOf(a.units, 'part', 'partent')} à l’assaut.`,
  'grand.roll': a =>
    `Grand assaut de ${leader(a.leader)}\u00a0: ${faceOf(a)}${a.modifier ? ` ${signed(a.modifier)}` : ''}.`,
  'union.panic': a =>
    `Panique autour de ${a.hex}\u00a0: ${units(a.units)} ${verbOf(a.units, 'est désorganisée', 'sont désorganisées')}.`,
  'grand.fails': a => `${leader(a.leader)} n’entraîne personne d’autre dans l’assaut.`,
  'grand.number': a => `${leader(a.leader)}\u00a0: chiffre de grand assaut ${a.number}.`,
  'grand.joins': a => `${units(a.units)} ${verbOf(a.units, 'rejoint', 'rejoignent')} le grand assaut.`,
  'no.attackFar': () => 'Seul un hex adjacent peut être attaqué.',
  'no.enemyThere': a => `Aucun ennemi n’est en ${a.hex}.`,
  'no.attackOver': a => `${a.hex} ne peut pas être attaqué par ce côté.`,
  'no.woods': a =>
    `${a.hex} est derrière des bois sans route\u00a0: seule une unité qui n’a pas bougé peut y attaquer.`,
  'no.kind': a => `Il n’y a pas d’attaque du type ${a.kind}.`,
  'no.attackPoints': a =>
    `Une attaque ${KINDS[a.kind] ?? a.kind} demande ${movement(a.needs)}, il en reste ${points(a.has)}.`,
  'no.gunsAttack': a => `${unit(a.unit)} est de l’artillerie et n’attaque que lors d’un assaut.`,
  'no.cavalryDivision': a =>
    `${unit(a.unit)} ne peut attaquer\u00a0: sous un général de division de cavalerie, seule la première unité le fait.`,
  'no.fights': a => `${unit(a.unit)} ne prend pas part à ce combat.`,
  'no.loss': a => `Retirez-lui de 1 à ${number(Math.min(a.owed, a.has), 'point')} d’effectif.`,
  'no.unitsNamed': () => 'Choisissez une ou plusieurs unités, chacune une fois.',
  'no.advance': a => `${unit(a.unit)} n’a pas attaqué ou n’est plus\u00a0: pas d’avance.`,
  'no.advanceFlood': a => `${unit(a.unit)} ne peut avancer par un gué en crue.`,
  'no.advanceLeader': a => `${leader(a.leader)} resterait sans unité à lui.`,
  'no.advanceRoom': a =>
    `${leader(a.leader)} ne trouve pas d’unité à accompagner\u00a0: d’autres généraux de son niveau avancent avec elles.`,
  'no.retreatFar': a => `La retraite ne peut aller en ${a.hex}\u00a0: ce n’est pas à côté de la pile.`,
  'no.retreatGround': a => `Une retraite ne peut passer en ${a.hex}\u00a0: ni route ni passage ouvert.`,
  'no.retreatAgain': a =>
    `Une retraite n’entre pas deux fois dans le même hex et ne revient pas à son départ\u00a0: ${a.hex}.`,
  'no.retreatEnemy': a => `Une retraite ne peut traverser l’ennemi en ${a.hex}.`,
  'no.retreatCloser': a =>
    `${a.hex} est à ${number(a.far, 'hex', 'hex')} de l’ennemi actif en ${a.enemy}, plus près que les ${a.now} d’à présent.`,
  'no.retreatPriority': a =>
    `${a.hex} n’a que la priorité de retraite ${a.row}\u00a0; un hex de priorité ${a.best} est ouvert et passe avant.`,
  'no.retreatDead': a => `Par ${a.hex} la retraite ne trouverait aucune fin permise.`,
  'no.haltSoon': a => `La retraite a fait ${number(a.gone, 'hex', 'hex')}, il en faut ${a.least} au moins.`,
  'no.haltNear': a => `La retraite ne peut finir en ${a.hex}, à côté de son hex de départ.`,
  'no.haltEnemy': a => `La retraite ne peut finir au milieu de l’ennemi en ${a.hex}.`,
  'no.refusedAlready': a => `Les flancs sont déjà refusés en ${a.hex}.`,
  'no.refusedHere': a => `Aucun flanc n’est refusé en ${a.hex}.`,
  'no.refuseGround': a => `Les flancs ne peuvent être refusés en ${a.hex}\u00a0: montagne ou marécage.`,
  'no.refuseZone': a => `${unit(a.unit)} est entrée dans une zone de contrôle ennemie et ne peut refuser ses flancs.`,
  'no.refuseAdvanced': a => `${unit(a.unit)} a avancé ici et ne peut refuser ses flancs.`,
  'no.refusePoints': a => `Refuser les flancs demande 1 point, il reste ${points(a.has)}.`,
  'no.refuseLate': a => `${unit(a.unit)} a commencé\u00a0: le marqueur reste.`,
  'no.lull': () => 'Pas d’assaut ce tour.',
  'no.withLeader': a => `${unit(a.unit)} n’est pas dans l’hex de ${leader(a.leader)}.`,
  'no.assaultTired': a => `${unit(a.unit)} est au niveau de fatigue ${a.fatigue} et ne peut donner l’assaut.`,
  'no.assaultOwn': a => `${leader(a.leader)} a besoin d’au moins une unité de son commandement dans son hex.`,
  'no.storm': a => `Choisissez exactement ${number(a.number, 'unité')} parmi celles désignées.`,
  'no.grandLeader': a => `${leader(a.leader)} ne peut mener un grand assaut ici.`,
  'no.joinsFar': a => `${unit(a.unit)} n’est pas à côté de ${a.hex} et ne peut s’y joindre.`,
  'no.joinsChosen': a => `${unit(a.unit)} a déjà été choisie pour l’assaut lui-même.`,
  'no.joinsTired': a => `${unit(a.unit)} est au niveau de fatigue ${a.fatigue} et ne peut se joindre à l’assaut.`,
  'no.joinsDemoralized': a => `${unit(a.unit)} est démoralisée et ne peut rejoindre un grand assaut.`,
  'no.joinHexes': a => `Les unités doivent venir d’un hex au moins et de ${number(a.number, 'hex', 'hex')} au plus.`,
};
