import { isNone, surname } from '../names.ts';
import { optionText } from '../published.ts';
import type { Sentences } from '../sentences.ts';
import { Army, army, available, bill, hex, ofArmy, orHexes, points, sideVerb, toArmy, unit } from './words.ts';

const turns = {
  'no.otherPhase': a => `C’est la phase ${ofArmy(a.side)} : l’autre camp attend la sienne.`,
  'no.otherMoves': a =>
    `${Army(a.side)} ${sideVerb(a.side, 'déplace ses', 'déplacent leurs')} unités : pendant ce temps, l’autre camp ne peut rien faire.`,
  'no.movementOver': () => 'Les mouvements sont finis : dans une phase, on bouge d’abord, on combat ensuite.',
  'no.notYetCombat': () => 'Finissez d’abord vos mouvements : les batailles ne commencent qu’après.',
  'no.otherAttacks': a =>
    `${Army(a.side)} ${sideVerb(a.side, 'attaque', 'attaquent')} dans cette phase : c’est l’attaquant qui déclare et résout les batailles.`,
  'no.otherDecides': a => `C’est ${toArmy(a.side)} d’en décider.`,
  'no.notNow': () => 'Ce n’est pas possible à ce moment.',
  'no.notNight': () => 'Les armées ne se réorganisent que la nuit, après les batailles.',
  'no.option': a => `L’option « ${optionText(a.option, 'fr').name} » n’est pas en jeu.`,
} satisfies Partial<Sentences>;

const naming = {
  'no.units': () => 'Nommez au moins une unité.',
  'no.unit': a => `Il n’y a pas d’unité « ${a.unit} ».`,
  'no.twice': () => 'Quelque chose est nommé deux fois.',
  'no.enemyUnit': a => `${unit(a.unit)} n’est pas une de vos unités.`,
  'no.eliminated': a => `${unit(a.unit)} a été éliminé.`,
  'no.exited': a => `${unit(a.unit)} est sorti du plateau et ne peut pas y revenir.`,
  'no.absent': a => `${unit(a.unit)} ne participe pas à ce scénario.`,
  'no.path': () => 'Nommez les hexagones du trajet, l’un après l’autre.',
  'no.hex': a => `Il n’y a pas d’hexagone « ${a.hex} » : ils vont de A1 à U11.`,
  'no.notAdjacent': a => `${a.from} et ${a.to} ne sont pas adjacents.`,
} satisfies Partial<Sentences>;

const movement = {
  'no.together': () =>
    'Des unités ne bougent ensemble que si elles partent ensemble : du même hexagone, ou du même hexagone d’entrée.',
  'no.movedAlready': a =>
    `${unit(a.unit)} a déjà bougé : une unité ne bouge qu’une fois par phase, même s’il lui reste des points.`,
  'no.tooEarly': a => `${unit(a.unit)} ne peut pas entrer avant le tour ${a.turn}.`,
  'no.entryHex': a => `${unit(a.unit)} doit entrer en jeu en ${hex(a.hex)}.`,
  'no.entryNearest': a =>
    isNone(a.hexes)
      ? `L’ennemi barre tous les hexagones du bord : ${unit(a.unit)} ne peut pas entrer maintenant.`
      : `L’ennemi barre l’hexagone d’entrée de ${unit(a.unit)} : il peut entrer en ${orHexes(a.hexes)}.`,
  'no.enemyThere': a =>
    `L’ennemi est en ${hex(a.hex)} : aucune unité ne peut entrer dans un hexagone ennemi ni le traverser, même s’il n’y a qu’un général.`,
  'no.artilleryRocks': a =>
    `${hex(a.hex)} est rocailleux et boisé : ${unit(a.unit)}, comme toute artillerie, ne peut pas y entrer.`,
  'no.artilleryStream': a =>
    `L’artillerie ne franchit une rivière que par la route : ${unit(a.unit)} ne peut pas entrer en ${hex(a.hex)} par là.`,
  'no.zoneToZone': a =>
    `${a.from} et ${a.to} sont tous deux en zone ennemie, à côté d’unités de combat ennemies : aucune unité ne peut passer directement de l’un à l’autre.`,
  'no.hemmedIn': a =>
    `Tout autour de ${hex(a.hex)}, ce ne sont qu’ennemis et zones ennemies : les unités qui s’y trouvent ne peuvent pas bouger.`,
  'no.nightZone': a => `${hex(a.hex)} est en zone ennemie : la nuit, aucune unité ne peut y entrer.`,
  'no.exitInner': a => `${hex(a.hex)} n’est pas au bord : on ne sort du plateau que par un hexagone du bord.`,
  'no.points': a => {
    const leaves = a.hex === 'off';
    const goal = leaves ? 'sortir du plateau' : `atteindre ${hex(a.hex)}`;
    return `${unit(a.unit)} ne peut pas ${goal} : ${points(a.cost)} pour ${available(a.allowance)} (${bill(a, leaves)}).`;
  },
  'no.stackOne': a =>
    `Une seule unité de combat peut s’arrêter en ${hex(a.hex)} : pour deux, il faut un général avec elles.`,
  'no.stackTwo': a =>
    `Deux unités de combat suffisent à remplir ${hex(a.hex)} : une troisième ne peut pas s’y arrêter, même avec un général.`,
  'no.stackCommand': a =>
    `Deux unités de combat ne peuvent partager ${hex(a.hex)} que si chacune y a un général habilité à la commander.`,
  'no.abandon': a =>
    `Cela laisserait trop d’unités de combat en ${hex(a.hex)} : deux ne peuvent y rester qu’avec un général.`,
  'no.endStack': a =>
    `Les mouvements ne peuvent pas encore finir : il y a trop d’unités de combat en ${hex(a.hex)}. L’une d’elles doit encore s’en aller.`,
  'no.endCommand': a =>
    `Les mouvements ne peuvent pas encore finir : deux unités de combat ne peuvent rester en ${hex(a.hex)} que si chacune y a un général qui la commande.`,
  'no.endNight': a =>
    `Les mouvements ne peuvent pas encore finir : la nuit, ${unit(a.unit)} doit quitter la zone ennemie en ${hex(a.hex)}.`,
  'no.shutIn': a =>
    `Cela fermerait la dernière issue à ${unit(a.unit)}, qui doit quitter cette nuit la zone ennemie en ${hex(a.hex)}.`,
} satisfies Partial<Sentences>;

const battles = {
  'no.notInContact': a =>
    `Personne ne peut combattre en ${hex(a.hex)} : les batailles opposent des unités de combat ennemies adjacentes.`,
  'no.alreadyInBattle': a =>
    `Les unités en ${hex(a.hex)} ont déjà leur bataille : chacune ne combat qu’une fois par phase.`,
  'no.manyToMany': () =>
    'Une bataille oppose un hexagone à un ou plusieurs autres, jamais plusieurs à plusieurs : divisez-la.',
  'no.supportMany': () =>
    'Une artillerie en soutien compte comme un second hexagone attaquant : pas de soutien contre plusieurs hexagones en défense.',
  'no.loneGeneral': a =>
    `Il n’y a qu’un général en ${hex(a.hex)} : un général seul n’attaque pas et n’est pas attaqué.`,
  'no.attackerLeftOut': a =>
    `Vos unités en ${hex(a.hex)} touchent l’ennemi et doivent combattre aussi : cette bataille les laisserait sans adversaire.`,
  'no.defenderLeftOut': a =>
    `L’ennemi en ${hex(a.hex)} touche vos unités et doit être attaqué aussi : cette bataille ne laisserait personne pour le faire.`,
  'no.mustFight': a =>
    `Vos unités en ${hex(a.hex)} touchent l’ennemi et doivent combattre : déclarez d’abord leur bataille.`,
  'no.battleHexes': () => 'Il faut à une bataille au moins un hexagone qui attaque et un qui défend.',
  'no.battleNumber': a => `Il n’y a pas de bataille numéro ${a.battle} à résoudre.`,
  'no.bombardFirst': () => 'Les bombardements d’abord : tous sont résolus avant la première bataille.',
  'no.marker': a =>
    `Seul le camp qui a le marqueur d’initiative, en ce moment ${army(a.side)}, peut relancer son dé, et seulement juste après le lancer.`,
  'no.rerolledBoth': () =>
    'Les deux camps ont déjà relancé leur dé dans cette bataille : c’est une fois chacun, et les dés restent.',
} satisfies Partial<Sentences>;

const guns = {
  'no.nightFire': () =>
    'Pas de tir à deux hexagones la nuit : seules combattent les unités qui ne peuvent quitter une zone ennemie.',
  'no.longRange': () =>
    `Sans l’option « ${optionText('10b', 'fr').name} », l’artillerie ne combat que des ennemis adjacents.`,
  'no.notArtillery': a => `${unit(a.unit)} n’est pas une de vos unités d’artillerie sur le plateau.`,
  'no.gunEngaged': a =>
    `${unit(a.unit)} a des ennemis à côté de lui : il doit les combattre et ne peut pas tirer à deux hexagones.`,
  'no.gunUsed': a => `${unit(a.unit)} a déjà sa bataille ou son bombardement : une seule fois par phase.`,
  'no.gunMoved': a => `${unit(a.unit)} a bougé : l’artillerie ne peut pas bouger et tirer dans la même phase.`,
  'no.gunRange': a => `${unit(a.unit)} doit être exactement à deux hexagones de sa cible.`,
  'no.gunLine': a =>
    `${unit(a.unit)} n’a pas de ligne de visée : des unités, la forêt, une colline ou la ville la bloquent.`,
  'no.gunBombarded': a => `${unit(a.unit)} a été bombardé dans cette phase et ne peut pas soutenir une défense.`,
  'no.noTarget': a => `Il n’y a pas d’unité de combat ennemie à bombarder en ${hex(a.hex)}.`,
} satisfies Partial<Sentences>;

const aftermath = {
  'no.notBearer': a =>
    `${unit(a.unit)} ne peut pas prendre ce dommage : il revient aux unités de combat battues dans cette bataille.`,
  'no.retreatFrom': a => `Aucune unité n’a à battre en retraite de ${hex(a.hex)} en ce moment.`,
  'no.retreatEnemy': a => `L’ennemi est en ${hex(a.hex)} : aucune unité ne peut y faire retraite.`,
  'no.retreatZone': a =>
    `${hex(a.hex)} est en zone ennemie : tant qu’il y a une autre issue, la retraite doit se faire en ${orHexes(a.free)}.`,
  'no.retreatBack': a => `La retraite est déjà passée par ${hex(a.hex)} : elle ne peut pas y revenir.`,
  'no.retreatBlocked': a =>
    `${hex(a.hex)} est tenu par les vôtres et n’a pas d’autre issue : la retraite ne peut pas passer par là.`,
  'no.leaveOpen': a =>
    `Les unités en ${hex(a.hex)} ne peuvent pas sortir du plateau en retraite : c’est réservé à celles qui sont au bord, sans autre issue.`,
  'no.standOpen': a => `Les unités en ${hex(a.hex)} peuvent battre en retraite : elles y sont donc obligées.`,
  'no.goOn': a => `${hex(a.hex)} est tenu par les vôtres : la retraite doit continuer.`,
  'no.advanceUnit': a => `${unit(a.unit)} n’a pas attaqué dans cette bataille et ne peut rien occuper.`,
  'no.advanceGeneral': a =>
    `Le général ${surname(a.unit)} ne peut que suivre en ${hex(a.hex)} une unité de combat de cette bataille.`,
  'no.advanceGun': a =>
    `${unit(a.unit)} est de l’artillerie, qui n’occupe jamais d’hexagone après un combat avec cette variante.`,
  'no.advanceTwice': a => `${unit(a.unit)} a déjà occupé un hexagone après cette bataille.`,
  'no.advanceHex': a =>
    `On ne peut occuper qu’un hexagone quitté par l’ennemi battu${a.hex === '?' ? '' : `, et ${hex(a.hex)} n’en est pas un`}.`,
  'no.defenderAdvance': () =>
    'Un défenseur victorieux reste sur place : seuls les attaquants peuvent occuper un hexagone après un combat.',
} satisfies Partial<Sentences>;

const night = {
  'no.generalAlive': a => `${unit(a.unit)} n’est pas un général éliminé.`,
  'no.generalPlace': a =>
    `Le général ${surname(a.unit)} ne peut pas revenir en ${hex(a.hex)} : il y faut une unité de combat amie qu’il puisse commander.`,
  'no.notReduced': a =>
    `${unit(a.unit)} ne peut pas recevoir de marqueur : un seul par unité, et seulement pour une unité réduite présente sur le plateau.`,
  'no.twoMarkers': a =>
    `${Army(a.side)} ${sideVerb(a.side, 'a', 'ont')} déjà posé deux marqueurs de réorganisation, le maximum.`,
} satisfies Partial<Sentences>;

export const refusals = { ...turns, ...naming, ...movement, ...battles, ...guns, ...aftermath, ...night };
