import { FATES, MODIFIERS } from '../fr/combat.ts';
import { Army, leader, listed, movement, number, ofArmy, points, signed, strength, unit, verb } from '../fr/words.ts';
import { WORKS } from '../fr/works.ts';
import type { Part } from '../sentences.ts';
import type { DeskSays } from './keys.ts';

const units = (many: number): string => number(many, 'unité');
const tenths = (value: number): string => `${Math.trunc(value / 10)},${value % 10}`;
const percent = (share: number, of: number): string => `${Math.round((100 * share) / of)}\u00a0%`;
const dice = (many: number, add: number): string =>
  `${number(many, 'dé')}${add === 0 ? '' : add > 0 ? ` + ${add}` : ` − ${-add}`}`;
const loss = (lost: number): string =>
  lost > 0 ? `chaque unité perd ${number(lost, 'point')} d’effectif` : 'sans perte';
const rows = (lines: readonly string[]): string => (lines.length > 0 ? `, priorité ${lines.join(', ')}` : '');
const AS: Readonly<Record<string, string>> = {
  ...{ inf: 'en infanterie', cav: 'en cavalerie' },
  ...{ infLeader: 'sous un général d’infanterie', cavLeader: 'sous un général de cavalerie' },
};

const ATTACKS: Readonly<Record<string, string>> = {
  ...{ column: 'Colonne', hasty: 'Improvisée', normal: 'Normale', prepared: 'Préparée' },
};
const attack = (kind: string): string =>
  kind === 'column' ? 'Attaque en colonne de route' : `Attaque ${(ATTACKS[kind] ?? kind).toLowerCase()}`;

export const fr: Part<DeskSays> = {
  'desk.putBack': () => 'Reposer',
  'desk.pickLeader': a => `${leader(a.leader)} active ses unités ou donne l’assaut`,
  'desk.putDownLeader': a => `${leader(a.leader)}\u00a0: reposer`,
  'desk.pickUnit': a => `${unit(a.unit)} agit seule`,
  'desk.putDown': a => `${unit(a.unit)}\u00a0: reposer`,
  'desk.tick': a => `${unit(a.unit)} en est aussi`,
  'desk.untick': a => `${unit(a.unit)} n’en est pas`,
  'desk.pass': () => 'Passer',
  'desk.passLast': () => 'Passer\u00a0: fin du cycle',
  'desk.left.pass': () => 'Passer quand même\u00a0?',
  'desk.left.fresh': a =>
    `${units(a.units)} ${a.units < 2 ? 'pourrait' : 'pourraient'} encore marcher sans traînards.${a.last ? ' L’ennemi a passé\u00a0: si vous passez aussi, les actions du tour sont finies.' : ''}`,
  'desk.left.unit': a => `${unit(a.unit)}, fatigue ${a.fatigue}`,
  'desk.activate': a => `Activer ${units(a.units)}`,
  'desk.activateRide': a => `Activer, puis déplacer ${leader(a.leader)}`,
  'desk.march': () => 'Marcher',
  'desk.marchTo': a =>
    a.least > 0
      ? `${unit(a.unit)} marche\u00a0; en ${a.hex} si le jet est de ${a.least} ou plus`
      : `${unit(a.unit)} marche vers ${a.hex}`,
  'desk.burn': () => 'Incendier la gare',
  'desk.moveTo': a => `${unit(a.unit)} en ${a.hex}, ${movement(a.cost)}`,
  'desk.takeAlong': a => `${leader(a.leader)} l’accompagne`,
  'desk.leaveBehind': a => `${leader(a.leader)} reste`,
  'desk.thenUnit': a => `Terminer cette marche\u00a0; ${unit(a.unit)} est la suivante`,
  'desk.propose': a => `${unit(a.unit)} est la suivante`,
  'desk.unitActs': a => `${unit(a.unit)} marche`,
  'desk.unitDigs': a => `${unit(a.unit)} se retranche`,
  'desk.force': () => 'Marche forcée',
  'desk.refuse': () => 'Refuser les flancs (1 point, fin de la marche)',
  'desk.unrefuse': () => 'Rouvrir les flancs',
  'desk.endMarch': () => 'Finir ici',
  'desk.attackHex': a => `${unit(a.unit)} attaque ${a.hex}`,
  'desk.noAttack': a => `Ne pas attaquer ${a.hex}`,
  'desk.attackNow': a => `${attack(a.kind)} (${points(a.cost)})`,
  'desk.attackAs': a => ATTACKS[a.kind] ?? a.kind,
  'desk.attackPrice': a => `${points(a.cost)} ${a.cost < 4 ? 'pt' : 'pts'}`,
  'desk.assaultHex': a => `${leader(a.leader)} donne l’assaut à ${a.hex}`,
  'desk.assault': a => `Assaut de ${a.hex} par ${units(a.units)}`,
  'desk.backToLeader': () => 'Pas d’assaut',
  'desk.storm': a => `Lancer ${units(a.units)}`,
  'desk.grand': a => `Grand assaut sous ${leader(a.leader)} (${a.chances} sur 6)`,
  'desk.noGrand': () => 'Pas de grand assaut',
  'desk.join': a => `${units(a.units)} de plus dans l’assaut`,
  'desk.lose': a => `${unit(a.unit)} perd ${number(a.manpower, 'point')} d’effectif`,
  'desk.withdraw': a => `${a.all ? 'Se replier' : `Replier ${units(a.units)}`}${a.tires ? ' (fatigue +1)' : ''}`,
  'desk.hold': () => 'Tenir',
  'desk.retreatTo': a => `Retraite jusqu’en ${a.hex}\u00a0: ${loss(a.lost)}${rows(a.rows)}`,
  'desk.retreatBy': a => `Retraite par ${a.hex}\u00a0: ${loss(a.lost)}${rows(a.rows)}`,
  'desk.halt': () => 'S’arrêter ici',
  'desk.advance': a => `Avancer ${units(a.units)} en ${a.hex}`,
  'desk.noAdvance': () => 'Ne pas avancer',
  'desk.evade': a => `La cavalerie en ${a.hex} se retire`,
  'desk.stand': () => 'Rester et combattre',
  'desk.enter': a => `${unit(a.unit)} arrive en ${a.hex}`,
  'desk.silence': a => `${leader(a.leader)} n’agit plus de ce tour`,
  'desk.flee': a => `Sortir du marécage en ${a.hex}`,
  'desk.escape': a => `${unit(a.unit)} s’échappe`,
  'desk.stayHere': () => 'Personne ne s’échappe',
  'desk.pickRider': a => `Transférer ${leader(a.leader)}`,
  'desk.transfer': a => `${leader(a.leader)} rejoint ${unit(a.unit)}`,
  'desk.endTransfers': () => 'Fin des transferts',
  'desk.withSeniors': a => `${listed(a.leaders.map(leader))}\u00a0: ${a.on ? 'l’accompagne' : 'reste'}`,
  'desk.staysPut': () => 'Il reste avec son unité',
  'desk.dig': a => `${unit(a.unit)} se retranche au lieu de marcher`,
  'desk.noDig': a => `${unit(a.unit)} marche finalement`,
  'desk.digWho': () => 'Qui se retranche\u00a0?',
  'desk.digDone': () => 'Revenir aux unités',
  'desk.entrench': () => 'Se retrancher',
  'desk.digs': a => `${unit(a.unit)} se retranche\u00a0: ${WORKS[a.works] ?? a.works}`,
  'desk.digAll': a => `Les ${a.units} se retranchent`,
  'desk.pickLabourer': a => `${unit(a.unit)} se retranche, construit ou répare`,
  'desk.build': a => `${unit(a.unit)} construit un pont flottant en ${a.edge} (${a.chances} sur 6)`,
  'desk.repair': a => `${unit(a.unit)} répare ${a.crossing} (${a.chances} sur 6)`,
  'desk.levy': a => `${unit(a.unit)} impose une levée à ${a.hex}`,
  'desk.forage': a => `${unit(a.unit)} fourrage (${a.chances} sur 6)`,
  'desk.forageAll': a => `Les ${a.units} fourragent`,
  'desk.endForage': () => 'Fin du fourrage',
  'desk.endWorks': () => 'Fin des travaux',
  'desk.left.works': () => 'Terminer les travaux\u00a0?',
  'desk.left.idle': a =>
    `${units(a.units)} ${a.units < 2 ? 'pourrait' : 'pourraient'} encore se retrancher, construire ou réparer.`,
  'desk.dismantle': a => `Démanteler le pont flottant vers ${a.hex}`,
  'desk.destroy': a => `Tenter de détruire ${a.crossing} (${a.chances} sur 6)`,
  'desk.leaveIt': () => 'Le laisser',
  'desk.pickForce': a => `La force ${a.force} marche, ou se divise`,
  'desk.putDownForce': a => `Force ${a.force}\u00a0: reposer`,
  'desk.hide': a => `Marqueurs de force en ${a.hex}`,
  'desk.intoForce': a => `${unit(a.unit)} entre dans ce marqueur`,
  'desk.outOfForce': a => `${unit(a.unit)} sort de ce marqueur`,
  'desk.forcePart': a => `Marqueur ${a.number}\u00a0: ${a.units > 0 ? units(a.units) : 'un leurre'}`,
  'desk.moreForces': () => 'Un marqueur de plus',
  'desk.fewerForces': () => 'Un marqueur de moins',
  'desk.conceal': a =>
    `Placer ${number(a.forces, 'marqueur')} en ${a.hex}${a.dummies > 0 ? `, dont ${number(a.dummies, 'leurre')}` : ''}`,
  'desk.sendForce': a => `Marcher ${AS[a.as] ?? a.as} (${dice(a.dice, a.add)})`,
  'desk.forceTo': a => `Force ${a.force} en ${a.hex}, ${movement(a.cost)}`,
  'desk.openly': a => `${unit(a.unit)}\u00a0: poursuivre à découvert`,
  'desk.endForce': () => 'Finir ici',
  'desk.forceAlong': a => `La force ${a.force} suit`,
  'desk.nobodyAlong': () => 'Aucune autre',
  'desk.show': a => `Retirer la force ${a.force}`,
  'desk.showOne': () => 'Dévoiler une force',
  'desk.hint.act': () =>
    'Cliquez sur un général pour activer ses unités ou donner l’assaut, sur une unité pour qu’elle agisse seule.',
  'desk.hint.activate': a =>
    `${units(a.units)} en marche${a.most > 0 ? `, le dé d’initiative en permet ${a.most}` : ''}. Cliquez sur les unités pour en changer, sur un hex ennemi voisin de ${leader(a.leader)} pour l’assaut.`,
  'desk.hint.alone': a =>
    `Cliquez sur un hex\u00a0: la pastille est le jet qu’il faut. La fatigue passe de ${a.fatigue} à ${Math.min(4, a.fatigue + 1)}.`,
  'desk.hint.march': () => 'Cliquez sur un hex pour y aller, sur un ennemi voisin pour l’attaquer.',
  'desk.hint.next': a => `Cliquez là où va ${unit(a.unit)} (${movement(a.left)}), ou sur une autre unité.`,
  'desk.hint.nextDigs': a => `${unit(a.unit)} se retranche. Ou cliquez sur une autre unité.`,
  'desk.hint.last': () => 'Cliquez sur l’hex d’en face pour essayer\u00a0; la pastille est la chance.',
  'desk.hint.attack': a => `Choisissez comment attaquer ${a.hex}.`,
  'desk.hint.assault': a =>
    `Les unités de l’hex de ${leader(a.leader)} peuvent attaquer ensemble\u00a0; toutes se fatiguent.`,
  'desk.hint.storm': a => `${units(a.number)} de celles désignées doivent attaquer. Les plus fortes sont cochées.`,
  'desk.hint.grand': () => 'Il peut engager des unités d’autres hex autour de la cible\u00a0; un 6 échoue toujours.',
  'desk.hint.join': a => `Des unités de ${number(a.number, 'hex', 'hex')} au plus. Elles se fatiguent d’un niveau.`,
  'desk.hint.lose': a => `${number(a.owed, 'point')} d’effectif à perdre. Chaque clic sur une unité lui en retire un.`,
  'desk.hint.withdraw': a =>
    `Un repli d’un à quatre hex${a.tires ? ' coûte un niveau de fatigue' : ''}. Cliquez sur des unités pour n’en replier que certaines.`,
  'desk.hint.retreat': a =>
    `${number(a.gone, 'hex', 'hex')} jusqu’ici. Cliquez là où elle finit\u00a0: la pastille est la perte de chaque unité.`,
  'desk.hint.advance': a => `Cliquez sur ${a.hex}, ou sur les unités et généraux qui restent.`,
  'desk.hint.evade': () => 'Elle se désorganise et se fatigue, et peut coûter des points de mouvement à l’ennemi.',
  'desk.hint.enter': () => 'Cliquez sur l’hex où elle arrive.',
  'desk.hint.silence': () => 'Cliquez sur un général de corps confédéré.',
  'desk.hint.home': () => 'Cliquez sur l’unité qu’il rejoint.',
  'desk.hint.flee': () => 'Cliquez sur un des hex qu’elle peut gagner.',
  'desk.hint.escape': () => 'Cliquez sur l’unité qui s’échappe avant la reddition.',
  'desk.hint.transfer': () => 'Cliquez sur un général, puis sur l’unité qu’il rejoint. Rien n’y oblige.',
  'desk.hint.rideTo': a => `Cliquez sur l’unité que rejoint ${leader(a.leader)}\u00a0: dix hex au plus.`,
  'desk.hint.follow': () =>
    'Cliquez sur une unité choisie, ou sur une autre de son hex à elle ou à lui, pour l’y envoyer.',
  'desk.hint.forage': () => 'Cliquez sur une unité sans ravitaillement pour qu’elle cherche des vivres.',
  'desk.hint.works': () => 'Cliquez sur une unité reposée pour qu’elle se retranche, construise ou répare.',
  'desk.hint.labour': a => `Cliquez sur l’hex d’en face, ou faites retrancher ${unit(a.unit)}.`,
  'desk.hint.hide': a => `${a.hex}\u00a0: cliquez sur les unités à mettre dans le marqueur ${a.number} ou à en sortir.`,
  'desk.hint.sendForce': a => `Comment marche la force ${a.force}\u00a0? Ce qu’elle contient va ensemble.`,
  'desk.hint.forceMarch': a => `Il reste ${movement(a.left)}. Cliquez là où va la force ${a.force}.`,
  'desk.hint.forceAlong': () => 'Cliquez sur un leurre du même hex.',
  'desk.hint.show': () => 'Cliquez sur un de vos marqueurs de force pour le retirer.',
  'desk.odds.attack': a =>
    `${listed(a.units.map(unit))} ${a.units.length < 2 ? 'attaque' : 'attaquent'} ${listed(a.defenders.map(unit)) || a.hex}`,
  'desk.odds.side': a => listed(a.units.map(unit)),
  'desk.odds.summary': a =>
    `L’ennemi recule à ${percent(a.retreats, a.of)}\u00a0; pertes\u00a0: les vôtres ${tenths(a.mine)}, les siennes ${tenths(a.theirs)}.`,
  'desk.odds.strength': a => `Forces ${strength(a.mine)} contre ${strength(a.theirs)}`,
  'desk.odds.modifier': a =>
    `${a.what === 'kind' ? attack(a.kind) : capital(MODIFIERS[a.what] ?? a.what)}${a.die === 1 ? ', sur leur dé' : ''}`,
  'desk.odds.guns': () => 'Artillerie, si un dé est pair',
  'desk.odds.die': a => `Dé ${ofArmy(a.side)}`,
  'desk.odds.fate': a => FATES[a.fate] ?? a.fate,
  'desk.odds.cost': a =>
    [a.loss > 0 ? `−${a.loss}` : '', a.disorganized ? 'désordre' : '', a.advances ? 'avance' : '']
      .filter(Boolean)
      .join(', ') || 'rien',
  'desk.odds.mayEvade': () => 'La cavalerie qui s’y trouve peut se retirer avant.',
  'desk.odds.command': a =>
    a.count === 0
      ? 'L’assaut n’a pas lieu'
      : a.count === a.all
        ? 'Toutes partent'
        : `${units(a.count)} sur ${a.all} ${a.count < 2 ? 'part' : 'partent'}`,
  'desk.odds.ifAll': a => `Calculé avec toutes\u00a0; un ${a.fails} au jet de commandement échoue toujours.`,
  'desk.odds.leads': a => `Marche sous ${leader(a.leader)}`,
  'desk.odds.marches': a => `Marche de ${unit(a.unit)}`,
  'desk.odds.dice': a => `Jet\u00a0: ${dice(a.dice, a.add)}`,
  'desk.odds.points': a => `${a.points} pt`,
  'desk.odds.allows': a => `Le jet donne de ${a.least} à ${a.most} points.`,
  'desk.odds.straggles': a => `${unit(a.unit)}, à la fatigue ${a.fatigue}\u00a0: perd sa cohésion ou des hommes`,
  'desk.odds.evade': a => `${listed(a.units.map(unit))} avant le combat`,
  'desk.odds.evadeDie': () => 'Ajouté au dé\u00a0; la moitié du total est retirée',
  'desk.odds.evadeLoss': () => 'Un 1 au dé coûte un point d’effectif',
  'desk.odds.takes': a => `−${a.points} pt`,
  'desk.odds.evades': () => 'La cavalerie s’en tire avec un niveau de fatigue et désorganisée.',
  'desk.layer.zones': () => 'Zones ennemies',
  'desk.layer.command': () => 'Rayon de commandement',
  'desk.layer.reach': () => 'Portée',
  'desk.layer.flanks': () => 'Flancs',
  'desk.zone': a => `Zone de contrôle ${ofArmy(a.side)}`,
  'desk.zoneRestricted': a => `Zone ${ofArmy(a.side)} derrière des bois`,
  'desk.radius': a => `Rayon de commandement de ${leader(a.leader)}`,
  'desk.reach': () => 'À portée',
  'desk.reachBy': a => `À portée avec un jet de ${a.least}`,
  'desk.flankCovered': () => 'Couvert par l’attaquant',
  'desk.flankReduces': () => 'Couvert, mais le bonus baisse de 1',
  'desk.flankOpen': () => 'Ouvert au défenseur',
  'desk.flanks': a => `Flancs\u00a0: ${a.covered} côtés sur 6 couverts, ${signed(a.bonus)}`,
  'desk.flankTarget': () => 'Cible',
  'desk.no.act': () => 'Choisissez un de vos généraux ou une de vos unités, ou passez.',
  'desk.no.enemyPiece': a =>
    `${Army(a.side)} ${verb(a.side, 'agit', 'agissent')}\u00a0: choisissez un général ou une unité de votre camp.`,
  'desk.no.march': () => 'Choisissez un hex à portée, un ennemi voisin, ou terminez la marche.',
  'desk.no.yetToMove': a => `${unit(a.unit)} est en marche\u00a0: déplacez-la, ou terminez d’abord sa marche.`,
  'desk.no.last': () => 'Choisissez l’hex d’en face, ou laissez le passage.',
  'desk.no.next': () => 'Choisissez une des unités qui doivent encore agir.',
  'desk.no.storm': () => 'Choisissez parmi les unités désignées pour l’assaut.',
  'desk.no.grand': () => 'Choisissez le général d’armée ou de district, ou pas de grand assaut.',
  'desk.no.join': () => 'Choisissez des unités autour de la cible.',
  'desk.no.lose': () => 'Choisissez une unité qui subit la perte.',
  'desk.no.withdraw': () => 'Choisissez les unités qui se replient, ou tenez.',
  'desk.no.retreat': () => 'Choisissez un hex de la retraite.',
  'desk.no.advance': () => 'Choisissez l’hex abandonné, ou n’avancez pas.',
  'desk.no.evade': () => 'La cavalerie se retire-t-elle, ou reste-t-elle\u00a0?',
  'desk.no.enter': () => 'Choisissez un des hex d’entrée.',
  'desk.no.silence': () => 'Choisissez un général de corps confédéré.',
  'desk.no.home': () => 'Choisissez une de ses unités les plus proches.',
  'desk.no.flee': () => 'Choisissez un des hex voisins qui sont au sec.',
  'desk.no.escape': () => 'Choisissez une unité qui peut s’échapper.',
  'desk.no.transfer': () => 'Choisissez un général, puis une de ses unités.',
  'desk.no.rides': a =>
    `${leader(a.leader)} ne peut être transféré maintenant\u00a0: il n’est pas des vôtres, l’a déjà été, ou n’a nulle part où aller.`,
  'desk.no.follow': () => 'Choisissez une unité désignée, ou une autre de son hex à elle ou à lui, ou laissez-le.',
  'desk.no.forage': () => 'Choisissez une unité qui peut fourrager.',
  'desk.no.work': () => 'Choisissez une unité reposée.',
  'desk.no.sendForce': () => 'Choisissez comment marche la force, ou reposez-la.',
  'desk.no.forceMarch': () => 'Choisissez un hex à portée, ou finissez ici.',
  'desk.no.forceAlong': () => 'Choisissez un leurre parti du même hex.',
  'desk.no.show': () => 'Choisissez un de vos marqueurs de force.',
  'desk.no.pickHex': a => `Ici, c’est l’hex ${a.hex} que l’on choisit.`,
  'desk.no.pickPiece': a => `Choisissez une des pièces en ${a.hex}.`,
  'desk.no.over': () => 'La partie est finie.',
  'desk.no.otherDecides': a => `${Army(a.side)} ${verb(a.side, 'décide', 'décident')} maintenant.`,
};
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
