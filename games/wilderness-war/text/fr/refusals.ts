import type { Sentences } from '../sentences.ts';
import { needs } from './needs.ts';
import { at, card, of, ofArmy, piece, Space, space } from './words.ts';

/** Some refusals name no piece: the same one was named twice. */
const named = (slug: string): string => (slug === '' ? 'Un pion nommé deux fois' : piece(slug));

export const refusals = {
  'no.playNow': () => 'C’est le moment de jouer une carte ou de conserver la dernière.',
  'no.hold': () => 'On ne peut conserver que sa toute dernière carte ; avec deux cartes ou plus, il faut en jouer une.',
  'no.holdAgain': () => 'Vous avez conservé une carte la saison dernière : pas deux fois de suite.',
  'no.card': a => `La carte ${card(a.card)} n’est pas dans votre main.`,
  'no.colour': a =>
    `${card(a.card)} est un Événement de l’autre camp ; la carte peut servir à activer ou à construire.`,
  'no.condition': a => `${card(a.card)} ne peut pas être jouée : ${needs[a.need]}.`,
  'no.moment': a => `Ce n’est pas le moment de jouer ${card(a.card)}.`,
  'no.notResponse': a => `${card(a.card)} n’est pas une carte-réponse.`,
  'no.responseOnly': a => `${card(a.card)} est une carte-réponse : son Événement ne se joue qu’à son moment.`,
  'no.otherPhase': a => `C’est la Phase d’Action ${ofArmy(a.side)}.`,
  'no.notNow': () => 'Ce n’est pas possible maintenant.',
  'no.demolish': () => 'On ne démolit rien pendant la résolution d’une Bataille, d’un Raid ou d’une carte-réponse.',
  'no.demolishSiege': a => `${Space(a.space)} est en état de siège : on n’y démolit rien.`,
  'no.demolishNothing': () =>
    'Il n’y a là ni fortin, ni fort, ni fort en construction, ni fortifications de campagne à vous.',
  'no.demolishPhase': a => `On ne démolit que pendant sa propre Phase d’Action ; c’est celle ${ofArmy(a.side)}.`,
  ...events(),
  'no.respond': () => 'Répondez par une carte-réponse ou passez.',
  'no.bid': () => 'Une mise est un nombre entier de PV, au moins 0.',
  'no.bidNow': () => 'Les enchères d’abord.',
  'no.bidSide': () => 'Dites quel camp vous voulez : anglais ou français.',
  ...building(),
  ...activating(),
  ...moving(),
  ...sailing(),
  ...answering(),
  ...fighting(),
} satisfies Partial<Sentences>;

function events() {
  return {
    'no.pick': () => 'Choisissez une des possibilités de l’Événement.',
    'no.place': () => 'L’arrivée n’est pas possible à cet endroit.',
    'no.restore': () =>
      'Cette unité ne peut pas être restaurée : elle doit être réduite, non assiégée et, s’il s’agit de Troupes de Métier, ravitaillée.',
    'no.cull': () => 'Choisissez une unité non assiégée du type que nomme l’Événement.',
    'no.alliance': () => 'Placez un Indien de l’alliance dans son village, restaurez-en un ou arrêtez.',
    'no.desert': () => 'Choisissez des Indiens ennemis non assiégés, tous dans un même espace.',
    'no.pox': () => 'Choisissez une unité de la pile frappée ; on réduit toutes les unités avant d’en éliminer.',
    'no.crisis': () => 'Défaussez une des cartes que la crise nomme, si vous en avez.',
    'no.takeCard': () => 'On ne reprend que les cartes que nomme l’Événement.',
    'no.swap': () => 'Choisissez deux chefs français non assiégés, dans des espaces différents.',
    'no.dismiss': () => 'Choisissez un chef anglais de Commandement 7, non assiégé.',
  } satisfies Partial<Sentences>;
}

function building() {
  return {
    'no.buildAgain': () => 'Votre dernière carte a servi à construire : pas deux constructions de suite.',
    'no.buildWhat': () => 'Choisissez des fortins ou des forts : jamais les deux avec la même carte.',
    'no.buildNow': () => 'Choisissez un espace où construire, ou cessez de construire.',
    'no.buildEnemy': a => `Des unités ou une fortification ennemies se trouvent ${at(a.space)}.`,
    'no.buildFort': a => `Il y a déjà un fort terminé ${at(a.space)}.`,
    'no.buildFortress': a => `Il y a une forteresse ${at(a.space)} : on n’y construit rien.`,
    'no.buildSiege': a => `On ne construit rien ${at(a.space)} pendant le Siège.`,
    'no.buildStockade': a => `Il y a déjà un fortin ${at(a.space)}.`,
    'no.buildTwice': a => `Cette carte a déjà servi ${at(a.space)}.`,
    'no.builders': a => `Il faut des Troupes de Métier pour construire ${at(a.space)}, et vous n’en avez pas là.`,
    'no.supply': a => `Vos Troupes de Métier ${at(a.space)} ne sont pas ravitaillées et ne peuvent pas construire.`,
  } satisfies Partial<Sentences>;
}

function activating() {
  return {
    'no.activateNow': () => 'Dites qui la carte active.',
    'no.campaign': () => 'Une Campagne active des chefs, seuls ou avec une force.',
    'no.cardValue': a =>
      `C’est trop pour une carte de valeur ${a.value} : chaque point active un chef, un Auxiliaire ou deux Indiens.`,
    'no.initiative': a =>
      `${piece(a.leader)} exige une carte de valeur ${a.initiative} ou plus ; celle-ci est de valeur ${a.value}.`,
    'no.notAuxiliary': a => `${piece(a.piece)} n’est ni un Auxiliaire ni un chef.`,
    'no.notDrilled': a => `${piece(a.piece)} n’est pas une unité de Troupes de Métier.`,
    'no.notLeader': a => `${piece(a.piece)} n’est pas un chef et ne peut pas commander de force.`,
    'no.outranked': a => `Un chef de Commandement supérieur ne peut pas servir sous ${piece(a.leader)}.`,
    'no.used': a => `${piece(a.piece)} : déjà activé pendant cette Phase d’Action.`,
    'no.next': () => 'Choisissez un des pions qui doivent encore agir.',
    'no.leaderNeeded': () => 'Sans chef, une seule unité agit, non plusieurs.',
    'no.command': () => 'C’est plus que le Commandement des chefs ne permet.',
    'no.johnson': () => 'Parmi les chefs anglais, seul Johnson peut emmener des unités mohawk ou iroquoises.',
    'no.piece': a => `Il n’y a pas de pion ${piece(a.piece)}.`,
    'no.enemyPiece': a => `${piece(a.piece)} n’est pas de votre camp.`,
    'no.offMap': a => `${piece(a.piece)} n’est pas sur la carte.`,
    'no.pieces': () => 'Nommez au moins un pion.',
    'no.twice': () => 'Un pion est nommé deux fois.',
    'no.together': () => 'Les pions d’une force doivent être ensemble, tous à l’intérieur ou tous à l’extérieur.',
    'no.unitNeeded': () => 'Une force comprend au moins une unité ; des chefs seuls n’en forment pas.',
  } satisfies Partial<Sentences>;
}

function moving() {
  return {
    'no.actNow': () => 'Déplacez-vous, assiégez, donnez l’Assaut ou arrêtez-vous.',
    'no.moved': () => 'Seule une force qui n’a pas bougé peut faire un jet de Siège ou donner l’Assaut.',
    'no.space': a => `Il n’y a pas d’espace ${space(a.space)}.`,
    'no.notAdjacent': a => `${Space(a.from)} et ${space(a.space)} ne sont pas adjacents.`,
    'no.allowance': a => `Leurs ${a.allowance} espaces de mouvement terrestre sont épuisés.`,
    'no.mountain': a => `La montagne impose l’arrêt ${at(a.space)}.`,
    'no.wilderness': a => `Après avoir traversé des régions sauvages, les Troupes de Métier s’arrêtent ${at(a.space)}.`,
    'no.cultivated': a => `Après avoir traversé un espace cultivé ennemi, les Auxiliaires s’arrêtent ${at(a.space)}.`,
    'no.nineSpaces': () => 'Le mouvement en canots s’arrête au bout de neuf espaces.',
    'no.portage': a =>
      `Chaque bout d’un portage est un espace cultivé initialement ami ou une fortification amie ; ce n’est pas le cas ${of(a.space)}.`,
    'no.secondPortage': () => 'Un seul portage par mouvement en canots.',
    'no.foulWeather': () => 'Par mauvais temps, on se déplace de deux espaces au plus.',
    'no.leadersAlone': a => `Des chefs sans unités ne peuvent pas entrer ${at(a.space)} : l’ennemi y est.`,
    'no.stronghold': a =>
      `Il faut des Troupes de Métier pour entrer ${at(a.space)}, où l’ennemi a un fort ou une forteresse non assiégés.`,
    'no.infiltration': () => 'Pas d’Infiltration dans le jeu de base.',
    'no.infiltrator': () => 'Seul un Auxiliaire isolé, avec ou sans chefs, peut s’infiltrer.',
    'no.nothingToPass': a => `Aucun ennemi ne barre le passage ${at(a.space)} : entrez-y ouvertement.`,
    'no.wayOut': a => `Il ne reste pas assez de mouvement pour ressortir ${of(a.space)}.`,
    'no.stopHere': a => `Pas d’arrêt ${at(a.space)}, devant un fort ou une forteresse ennemis non assiégés.`,
    'no.leave': a => `${named(a.piece)} ne fait pas partie de la force en mouvement.`,
    'no.leaveAll': () => 'Quelqu’un doit continuer.',
    'no.leaveCommander': a => `${piece(a.piece)} commande la force et ne peut pas être déposé.`,
    'no.leaveInfiltrating': () => 'On ne dépose personne dans un espace où l’on s’infiltre.',
    'no.leaveStart': () => 'Qui reste au départ ne fait simplement pas partie de la force.',
  } satisfies Partial<Sentences>;
}

function sailing() {
  return {
    'no.mixedSea': () => 'Un mouvement naval ne se combine pas avec un autre mouvement.',
    'no.foulSea': () => 'Par mauvais temps, personne ne prend la mer.',
    'no.anchor': () => 'Une force a besoin d’une carte de valeur 3 pour un mouvement naval.',
    'no.sameSpace': () => 'Ils y sont déjà.',
    'no.port': a => `${Space(a.space)} n’est pas un port sous votre contrôle.`,
    'no.frenchSea': () => 'Les Français ne naviguent qu’entre Québec et Louisbourg.',
    'no.squadrons': () => 'Les escadres de Louisbourg sont perdues : plus de mouvement naval français.',
    'no.amphibToAmphib': () => 'L’un des bouts du voyage doit être un port contrôlé.',
    'no.frenchLanding': () => 'Seuls les Anglais font des débarquements amphibies.',
    'no.landingCard': () => 'Un débarquement exige une carte « Débarquement amphibie ».',
    'no.landingsBarred': () => 'Les escadres de Louisbourg interdisent tout débarquement cette année.',
    'no.landingFrom': a =>
      `Un débarquement part d’Halifax ou de Louisbourg, sous contrôle anglais, et non ${of(a.space)}.`,
    'no.arrow': a => `Aucune flèche de débarquement ne mène ${at(a.space)}.`,
  } satisfies Partial<Sentences>;
}

function answering() {
  return {
    'no.interceptNow': () => 'Tentez une Interception ou passez.',
    'no.interceptFrom': a => `Personne ${at(a.space)} ne peut tenter d’Interception ici.`,
    'no.interceptLone': () =>
      'En régions sauvages ou en montagne, seul un Auxiliaire isolé peut intercepter un Auxiliaire isolé.',
    'no.interceptFreed': a => `Ceux qu’elle assiégeait ${at(a.space)} ne l’interceptent pas à son départ.`,
    'no.slippedPast': () =>
      'Elle s’est infiltrée parmi eux : ils ne peuvent plus essayer pendant cette Phase d’Action.',
    'no.interceptor': () => 'Certains de ces pions ne peuvent pas tenter d’Interception maintenant.',
    'no.avoidNow': () => 'Tentez d’éviter la Bataille ou passez.',
    'no.avoider': () => 'Certains de ces pions ne peuvent pas éviter la Bataille maintenant.',
    'no.avoidFar': a => `${Space(a.space)} : cet espace n’est pas adjacent.`,
    'no.avoidToward': a => `Les attaquants viennent ${of(a.space)} : on n’évite pas la Bataille de ce côté.`,
    'no.avoidEnemy': a => `L’ennemi est ${at(a.space)}.`,
    'no.insideNow': () => 'Dites qui se réfugie à l’intérieur.',
    'no.insideRelief': () =>
      'Après une Bataille perdue, seuls les assiégés sortis rentrent, pas ceux qui venaient les secourir.',
    'no.inside': () => 'Vous n’avez ici ni fort ni forteresse où vous réfugier.',
    'no.fortFull': () => 'Un fort abrite au plus quatre unités.',
    'no.garrison': a => `${named(a.piece)} ne peut pas se réfugier à l’intérieur maintenant.`,
    'no.joinNow': () => 'Dites qui sort pour se joindre à la Bataille.',
    'no.join': a => `${named(a.piece)} n’est pas parmi les assiégés qui peuvent sortir.`,
  } satisfies Partial<Sentences>;
}

function fighting() {
  return {
    'no.musterNow': () => 'Appelez la Milice ou passez.',
    'no.muster': a => (a.unit === '' ? 'Une unité est nommée deux fois.' : `${piece(a.unit)} ne peut pas venir ici.`),
    'no.oneMilitia': () => 'Une seule unité de Milice défend contre un Raid.',
    'no.loseNow': () => 'Choisissez l’unité qui perd un pas.',
    'no.loseUnit': a => `${piece(a.unit)} ne participe pas à ce combat.`,
    'no.loseDrilled': a => `Cette perte doit frapper des Troupes de Métier ; ${piece(a.unit)} n’en fait pas partie.`,
    'no.loseFull': a =>
      `${piece(a.unit)} est à puissance réduite : réduisez d’abord les unités encore à pleine puissance.`,
    'no.loseRaider': () => 'Choisissez l’unité du Raid qui perd un pas.',
    'no.militiaStep': () => 'Choisissez une unité de Milice du Département qui a subi le Raid.',
    'no.retreatNow': () => 'Les vaincus doivent faire retraite.',
    'no.retreatPiece': a => `${named(a.piece)} n’a pas à faire retraite maintenant.`,
    'no.retreatBack': a => `${piece(a.piece)} doit revenir d’où il vient, et non aller ${at(a.space)}.`,
    'no.retreatToward': a =>
      `${piece(a.piece)} ne peut pas faire retraite vers ${space(a.space)} : les attaquants viennent de là.`,
    'no.retreatEnemy': a => `${piece(a.piece)} ne peut pas faire retraite vers ${space(a.space)} : l’ennemi y est.`,
    'no.retreatFar': a =>
      `${piece(a.piece)} ne peut pas faire retraite vers ${space(a.space)} : ce n’est pas adjacent.`,
    'no.retreatTerrain': a =>
      `${piece(a.piece)} ne peut pas faire retraite vers ${space(a.space)} : il faut aux Troupes de Métier un espace cultivé ou une fortification amie.`,
    'no.assaultTroops': a => `Selon les règles de 2010, un Assaut ${at(a.space)} exige des Troupes de Métier.`,
    'no.siegeTroops': a => `Un jet de Siège ${at(a.space)} exige un chef et des Troupes de Métier ravitaillées.`,
    'no.besiegers': a =>
      `Il faut activer le chef au plus haut Commandement ${at(a.space)}, avec une force qui assiège déjà la place.`,
    'no.siegeLevel': a => `Le Siège ${of(a.space)} n’est pas assez avancé pour un Assaut.`,
    'no.assaultNow': () => 'Donnez l’Assaut ou passez.',
    'no.notBesieged': () => 'Ils ne sont pas assiégés.',
    'no.sortieLeaders': () => 'Une sortie exige au moins une unité.',
    'no.shutIn': () => 'Ils sont assiégés : ils ne peuvent que tenter une sortie.',
    'no.haven': () => 'La garnison va dans sa fortification non assiégée la plus proche.',
    'no.raid': () => 'Choisissez un des espaces qui doivent subir un Raid.',
    'no.home': () => 'Ce n’est pas un des endroits où il peut rentrer.',
    'no.winter': () => 'Choisissez une unité réduite de Troupes de Métier de cet espace.',
  } satisfies Partial<Sentences>;
}
