import type { Words } from '@bivouac/kernel';

// The teacher's words, by step of data/lesson.json, counted from 0.

export const title: Words = { en: 'A first morning', fr: 'Une première matinée' };

export const says: Readonly<Record<number, Words>> = {
  1: {
    en: 'Six in the morning, 1 July 1863. You are the Union; the Confederates are still on the road. In a turn each side moves, then fights. Reynolds and Wadsworth march together: click their stack at D3, take both, and send them to Seminary Ridge (N5). A road costs half a point a hex, and a general in the stack gives one point more.',
    fr: 'Six heures du matin, le 1er juillet 1863. Vous êtes l’Union\u00a0; les Confédérés sont encore en route. À chaque tour, un camp déplace ses unités, puis combat. Reynolds et Wadsworth marchent ensemble\u00a0: cliquez sur leur pile en D3, prenez-les tous deux et envoyez-les sur Seminary Ridge (N5). Une route coûte un demi-point par hexagone, et un général dans la pile donne un point de plus.',
  },
  2: {
    en: 'One unit a hex is the rule; a general there makes it two. Buford is at O5 with Gamble: let Devin ride to them from Q7.',
    fr: 'La règle est d’une unité par hexagone\u00a0; un général présent en permet deux. Buford est en O5 avec Gamble\u00a0: que Devin les rejoigne depuis Q7.',
  },
  3: {
    en: 'Nobody else has to move. End your movement: the Confederates come next.',
    fr: 'Personne d’autre n’a à bouger. Finissez vos mouvements\u00a0: c’est aux Confédérés.',
  },
  12: {
    en: 'Heth attacked the hill with 7 against 4: the Seminary’s hill gave you 2. They rolled 2, you rolled 8, so 9 to 12. Beaten by 3, Heth lost a step and all fell back. Now strike him while he is weak: move Reynolds and Wadsworth to P4, beside Heth at Q4.',
    fr: 'Heth a attaqué la colline à 7 contre 4\u00a0: celle du Séminaire vous donnait 2. Leur dé a fait 2, le vôtre 8, soit 9 contre 12. Battu de 3, Heth a perdu un pas et tous ont reculé. Frappez-le pendant qu’il est faible\u00a0: menez Reynolds et Wadsworth en P4, à côté de Heth en Q4.',
  },
  13: {
    en: 'Reynolds makes room for a second unit: bring Gamble to P4 as well.',
    fr: 'Reynolds fait place à une seconde unité\u00a0: amenez aussi Gamble en P4.',
  },
  14: {
    en: 'And attack from two hexes: Devin, with Buford, to McPherson’s Ridge (P3). Its woods and slope cost more, but cavalry has points to spare.',
    fr: 'Et attaquez depuis deux hexagones\u00a0: Devin, avec Buford, sur McPherson’s Ridge (P3). Bois et pente coûtent plus cher, mais la cavalerie a des points de reste.',
  },
  15: {
    en: 'Your I Corps arrives at A2, on the Emmitsburg road. Without a general they come one by one, each paying for the hexes behind it. March Doubleday as far as J5.',
    fr: 'Votre Ier corps arrive en A2, par la route d’Emmitsburg. Sans général, les unités entrent une à une. Menez Doubleday jusqu’en J5.',
  },
  16: {
    en: 'Robinson follows, to I5.',
    fr: 'Robinson suit, jusqu’en I5.',
  },
  17: {
    en: 'And Wainwright’s guns, to the Peach Orchard (H4).',
    fr: 'Et l’artillerie de Wainwright, jusqu’au Verger de pêchers (H4).',
  },
  18: {
    en: 'Everyone has marched: end your movement. Where enemies stand side by side, there must be a battle.',
    fr: 'Tous ont marché\u00a0: finissez vos mouvements. Là où des ennemis se touchent, il faut se battre.',
  },
  19: {
    en: 'Say who attacks whom: both your hexes, P3 and P4, against Heth at Q4. Before you commit yourself the odds are shown: 5 against 3, about two chances in three.',
    fr: 'Dites qui attaque qui\u00a0: vos deux hexagones, P3 et P4, contre Heth en Q4. Avant de vous engager, vous voyez vos chances\u00a0: 5 contre 3, à peu près deux sur trois.',
  },
  20: {
    en: 'Now fight it. Each side adds a ten-sided die; from here nothing can be taken back.',
    fr: 'À présent, livrez combat. Chaque camp ajoute un dé à dix faces\u00a0; dès lors, rien ne peut être repris.',
  },
  22: {
    en: 'You won by 2: Heth goes back unhurt. It takes a margin of 3 to cost a step, and 6 to cost two. The winner may move in, but Q4 is open ground: stay where you are.',
    fr: 'Gagné de 2\u00a0: Heth recule sans perte. Il faut 3 d’écart pour coûter un pas, et 6 pour en coûter deux. Le vainqueur peut avancer, mais Q4 est à découvert\u00a0: restez où vous êtes.',
  },
  29: {
    en: 'Hill has come up with Pender, and this time they win by 4: you lose a step and retreat. You choose who suffers. Wadsworth would fall from 3 to 1; Gamble fights with 1 on both faces. Let it be Gamble.',
    fr: 'Hill est arrivé avec Pender, et cette fois ils gagnent de 4\u00a0: vous perdez un pas et reculez. À vous de choisir qui souffre. Wadsworth tomberait de 3 à 1\u00a0; Gamble vaut 1 sur ses deux faces. Que ce soit Gamble.',
  },
  30: {
    en: 'The loser also picks the way back. Take all of them to the Seminary’s hill, O5.',
    fr: 'Le perdant choisit aussi par où il recule. Ramenez-les tous sur la colline du Séminaire, en O5.',
  },
  32: {
    en: 'Your turn. Do not attack: make a line. Hexes beside the enemy are his zone, and whoever stays there must fight. Doubleday to Seminary Ridge (N5), next to Reynolds.',
    fr: 'À vous. N’attaquez pas\u00a0: formez une ligne. Les hexagones voisins de l’ennemi sont sa zone\u00a0: qui y reste doit combattre. Doubleday sur Seminary Ridge (N5), près de Reynolds.',
  },
  33: {
    en: 'Devin is too far forward. Bring him back, with Buford, to the town (O7): a star on the map marks an objective and its points.',
    fr: 'Devin est trop en avant. Ramenez-le, avec Buford, dans la ville (O7)\u00a0: sur la carte, une étoile marque un objectif et ses points.',
  },
  34: {
    en: 'Robinson to N6, behind the line.',
    fr: 'Robinson en N6, derrière la ligne.',
  },
  35: {
    en: 'Wainwright’s guns to Cemetery Hill (M7), the ground this day is about.',
    fr: 'L’artillerie de Wainwright sur Cemetery Hill (M7)\u00a0: c’est l’enjeu de cette journée.',
  },
  36: {
    en: 'Howard’s corps waits at A8, on the Taneytown road. With their general, Schurz and Osborne enter as one stack: take all three to K7.',
    fr: 'Le corps de Howard attend en A8, sur la route de Taneytown. Avec leur général, Schurz et Osborne entrent en une seule pile\u00a0: menez-les tous trois en K7.',
  },
  37: {
    en: 'Barlow comes by the other road: from A2 to J5.',
    fr: 'Barlow vient par l’autre route\u00a0: de A2 en J5.',
  },
  38: {
    en: 'That is your line. End your movement.',
    fr: 'Voilà votre ligne. Finissez vos mouvements.',
  },
};

export const farewell: Words = {
  en: 'That was the morning of the first day. Objectives count for whoever held them last; reduced units count a point, lost ones their full strength. After turn 8 the Confederates need twice your points, and Ewell has come down from the north, to Oak Hill. Play on as you like: the opponent now thinks for itself.',
  fr: 'Voilà la matinée du premier jour. Un objectif compte pour qui l’a tenu le dernier\u00a0; une unité réduite compte un point, une unité perdue toute sa force. Après le tour 8, il faut aux Confédérés le double de vos points, et Ewell est descendu du nord, jusqu’à Oak Hill. Continuez à votre guise\u00a0: l’adversaire pense désormais par lui-même.',
};
