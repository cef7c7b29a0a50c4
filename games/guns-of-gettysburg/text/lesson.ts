import type { Words } from '@bivouac/kernel';

// The teacher's words, by step of data/lesson.json, counted from 0.

export const title: Words = { en: 'From Seven Stars to Seminary Ridge', fr: 'De Seven Stars à Seminary Ridge' };

export const says: Readonly<Record<number, Words>> = {
  7: {
    en: 'Seven in the morning, 1 July 1863. You are the Confederates, and nobody of yours is on the map yet. The blue blocks are Buford’s cavalry; you see that they are there, not what they are. Your tray of secret battle tokens holds eight at most, and you have just drawn a ninth. Give up the March token: click it, then Give up.',
    fr: 'Sept heures du matin, le 1er juillet 1863. Vous êtes les Confédérés, et aucun des vôtres n’est encore sur la carte. Les blocs bleus sont la cavalerie de Buford\u00a0; vous voyez qu’ils sont là, pas ce qu’ils valent. Votre porte-jetons, que vous seul voyez, en contient huit au plus, et vous venez d’en piocher un neuvième. Rendez le jeton Marche\u00a0: cliquez-le, puis Rendre.',
  },
  8: {
    en: 'Heth’s division has arrived on the Chambersburg Pike: two blocks wait beside the map in the west. A block stands on the edge between two areas and looks into one of them. Click the first block, then the edge between Seven Stars and Arnold Farm, and let it face Arnold Farm.',
    fr: 'La division Heth est arrivée par la route de Chambersburg\u00a0: deux blocs attendent à l’ouest, à côté de la carte. Un bloc se tient sur le bord entre deux zones et regarde l’une d’elles. Cliquez sur le premier bloc, puis le bord entre Seven Stars et la Ferme Arnold, et tournez-le vers la Ferme Arnold.',
  },
  9: {
    en: 'The second block: to the edge between Seven Stars and Whisler Farm, facing Whisler Farm. What lies in front of a block is its field of fire: no enemy marches through it.',
    fr: 'Le second bloc\u00a0: sur le bord entre Seven Stars et la Ferme Whisler, tourné vers la Ferme Whisler. Ce qui est devant un bloc est son champ de tir\u00a0: aucun ennemi n’y marche.',
  },
  10: {
    en: 'A block that has just entered has no hour left to march. End the marches.',
    fr: 'Un bloc qui vient d’entrer n’a plus d’heure pour marcher. Finissez les marches.',
  },
  11: {
    en: 'At the end of your phase you declare aloud what your army will do in the next turn. Attack allows attacks, Withdraw allows going back, Hold is for everything else. Declare Hold.',
    fr: 'À la fin de votre phase, vous déclarez tout haut ce que fera votre armée au tour suivant. Attaquer permet d’attaquer, Retraiter de reculer, Tenir sert au reste. Déclarez Tenir.',
  },
  17: {
    en: 'The Union may move its objectives, the stars on the map, as long as fewer of its tokens have arrived than of yours. From 2 July on it must hold all three to the last, or attack; your task is to spoil that. First the token too many: give up Pender’s.',
    fr: 'L’Union peut déplacer ses objectifs, les étoiles de la carte, tant que moins de ses jetons sont arrivés que des vôtres. Dès le 2 juillet, elle devra les tenir tous trois pleinement, ou attaquer\u00a0; à vous de l’en empêcher. D’abord le jeton de trop\u00a0: rendez celui de Pender.',
  },
  18: {
    en: 'March: two steps, each across an area from edge to edge. Take the block at Whisler Farm past Lohr Farm to the edge between Lohr Farm and Herr Tavern, facing Herr Tavern. You need only click the end: the way is found.',
    fr: 'Marchez\u00a0: deux étapes, chacune à travers une zone, de bord à bord. Menez le bloc de la Ferme Whisler jusqu’au bord entre la Ferme Lohr et la Taverne Herr, tourné vers la Taverne Herr. Il suffit de cliquer l’arrivée\u00a0: le chemin se trouve seul.',
  },
  19: {
    en: 'The other block follows, to the edge between Whisler Farm and Belmont School, facing Belmont School.',
    fr: 'L’autre bloc suit, jusqu’au bord entre la Ferme Whisler et l’École Belmont, tourné vers l’École Belmont.',
  },
  20: { en: 'Both have marched. End the marches.', fr: 'Les deux ont marché. Finissez les marches.' },
  21: { en: 'Nobody to attack yet: Hold again.', fr: 'Personne à attaquer encore\u00a0: tenez de nouveau.' },
  27: { en: 'Give up one of Johnson’s weak batteries.', fr: 'Rendez l’une des faibles batteries de Johnson.' },
  28: {
    en: 'On to Willoughby Run: the leading block to the edge between Willoughby Run and the Railroad Cut, facing the Railroad Cut.',
    fr: 'En avant vers Willoughby Run\u00a0: le bloc de tête sur le bord entre Willoughby Run et la Tranchée du chemin de fer, tourné vers la Tranchée.',
  },
  29: {
    en: 'The second block closes up: to the edge between Herr Tavern and Lohr Farm, facing Herr Tavern.',
    fr: 'Le second bloc serre\u00a0: sur le bord entre la Taverne Herr et la Ferme Lohr, tourné vers la Taverne Herr.',
  },
  30: { en: 'End the marches.', fr: 'Finissez les marches.' },
  31: { en: 'Hold once more: fresh troops are near.', fr: 'Tenez encore\u00a0: des troupes fraîches approchent.' },
  40: {
    en: 'Ten o’clock. Buford falls back before you, as he should. Pender’s division has arrived behind Heth’s. Give up Johnson’s other battery.',
    fr: 'Dix heures. Buford recule devant vous, comme il se doit. La division Pender est arrivée derrière celle de Heth. Rendez l’autre batterie de Johnson.',
  },
  41: {
    en: 'A road that was opened in an earlier turn carries one block an hour as far as it likes. Bring one of Pender’s blocks down the pike to McPherson’s Ridge: the edge between McPherson’s Farm and Pennsylvania College, facing the college.',
    fr: 'Une route ouverte à un tour précédent porte un bloc par heure, aussi loin qu’il veut. Amenez un bloc de Pender par la grand-route jusqu’au bord entre la Ferme McPherson et Pennsylvania College, tourné vers le collège.',
  },
  42: {
    en: 'Pender’s other block must wait for the next hour. End the entries.',
    fr: 'L’autre bloc de Pender attendra l’heure suivante. Finissez les entrées.',
  },
  43: {
    en: 'Heth makes room for him: the leading block crosses the Railroad Cut to the edge of Stevens Run, facing Stevens Run.',
    fr: 'Heth lui fait place\u00a0: le bloc de tête traverse la Tranchée jusqu’au bord de Stevens Run, tourné vers Stevens Run.',
  },
  44: {
    en: 'And the second takes its place between Willoughby Run and the Railroad Cut, facing the Railroad Cut.',
    fr: 'Et le second prend sa place entre Willoughby Run et la Tranchée, tourné vers la Tranchée.',
  },
  45: { en: 'End the marches.', fr: 'Finissez les marches.' },
  46: {
    en: 'A commander who attacks draws no tokens and his turn lasts one hour. First let the army come up: Hold.',
    fr: 'Qui attaque ne pioche pas et son tour ne dure qu’une heure. Laissez d’abord l’armée se former\u00a0: tenez.',
  },
  48: {
    en: 'With three blocks or more in play on both sides, the second player, you, decides how long the turn lasts: more hours mean longer marches and more tokens for both. Take all two: a turn cut short would bar you from Hold.',
    fr: 'Dès que chaque camp a trois blocs en jeu, le second joueur, vous, décide de la durée du tour\u00a0: plus d’heures, des marches plus longues et plus de jetons pour tous. Prenez les deux heures\u00a0: un tour écourté vous interdirait Tenir.',
  },
  56: {
    en: 'Two hours, two tokens: give up Pender’s and Early’s, the weakest.',
    fr: 'Deux heures, deux jetons\u00a0: rendez ceux de Pender et d’Early, les plus faibles.',
  },
  57: {
    en: 'Pender’s second block comes down the pike at eleven, to the edge between the Railroad Cut and McPherson’s Farm, facing the farm. With Heth’s leading block next to them they are three of the same corps: enough to bring up its guns.',
    fr: 'Le second bloc de Pender descend la route à onze heures, jusqu’au bord entre la Tranchée et la Ferme McPherson, tourné vers la ferme. Avec le bloc de tête de Heth, tout à côté, ils sont trois du même corps\u00a0: assez pour amener ses canons.',
  },
  58: {
    en: 'Guard the left: Heth’s rear block to Oak Hill, the edge towards McLean Farm, facing McLean Farm.',
    fr: 'Gardez la gauche\u00a0: le bloc arrière de Heth sur Oak Hill, au bord de la Ferme McLean, tourné vers elle.',
  },
  59: { en: 'That will do. End the marches.', fr: 'Cela suffit. Finissez les marches.' },
  60: {
    en: 'Buford’s last block stands alone on Breastwork Hill, in reach of Pender. Now declare Attack.',
    fr: 'Le dernier bloc de Buford est seul sur Breastwork Hill, à portée de Pender. Déclarez Attaquer.',
  },
  68: {
    en: 'Reynolds has reached Cemetery Hill, but too late for Buford. Click the blue block’s edge between Shultz Woods and Breastwork Hill, then Pender’s block on McPherson’s Ridge. Before you commit yourself you see the sum: 2 against an unknown strength, +1 because Confederates attack. Declare it.',
    fr: 'Reynolds a atteint Cemetery Hill, mais trop tard pour Buford. Cliquez sur le bord du bloc bleu entre le Bois de Shultz et Breastwork Hill, puis le bloc de Pender devant McPherson. Avant de vous engager, vous voyez la somme\u00a0: 2 contre une force inconnue, +1 car les Confédérés attaquent. Déclarez.',
  },
  71: {
    en: 'The Union has laid a token face down on Cemetery Hill. Answer with guns of your own: click your III Corps token of strength 2, then the attackers’ position. Each attacking block costs a token anyway.',
    fr: 'L’Union a posé un jeton caché sur Cemetery Hill. Répondez par vos canons\u00a0: cliquez sur votre jeton du IIIe corps de force 2, puis la position des attaquants. Chaque bloc qui attaque coûte de toute façon un jeton.',
  },
  72: {
    en: 'No more guns. Three points make a hit, and there is room for three at most on a position.',
    fr: 'Pas d’autres canons. Il faut trois points pour un coup, et une position en porte trois au plus.',
  },
  73: {
    en: 'Both sides turn up. Your two points hit nothing; Wainwright’s two count four on the ridge of Cemetery Hill: one of Pender’s blocks is reduced on the way. You hold out two reduced blocks and the Union picks one blind. Offer both of strength 2.',
    fr: 'Les deux camps retournent leurs jetons. Vos deux points ne touchent rien\u00a0; les deux de Wainwright comptent quatre sur la crête de Cemetery Hill\u00a0: un bloc de Pender est réduit en chemin. Vous présentez deux blocs réduits et l’Union en prend un à l’aveugle. Présentez les deux de force 2.',
  },
  76: {
    en: 'Pender still had strength 2, dismounted cavalry only 1: 1, and 1 for attacking Confederates, makes 2. The attack is won, the cavalry gone, and every Union block near by must withdraw. No other attack is worth its tokens: end the attacks.',
    fr: 'Pender avait encore une force de 2, la cavalerie à pied seulement 1\u00a0: 1, plus 1 pour des Confédérés qui attaquent, font 2. L’attaque est gagnée, la cavalerie détruite, et tout bloc de l’Union voisin devra reculer. Aucune autre attaque ne vaut ses jetons\u00a0: finissez les attaques.',
  },
};

export const farewell: Words = {
  en: 'That is a turn with everything in it: tokens, entries, marches, an order, an attack. The afternoon is yours; go on from here against the Union, or begin a battle of your own. Layers on the map show either side’s fields of fire.',
  fr: 'Voilà un tour complet\u00a0: jetons, entrées, marches, un ordre, une attaque. L’après-midi est à vous\u00a0; continuez contre l’Union, ou commencez votre propre bataille. Les calques de la carte montrent les champs de tir de chaque camp.',
};
