import type { Words } from '@bivouac/kernel';

// The teacher's words, by step of data/lesson.json, counted from 0. `npm run lesson -- longstreet-lite` says what happens there.

export const title: Words = { en: 'A morning on Harvest Road', fr: 'Un matin sur la route de la moisson' };

export const says: Readonly<Record<number, Words>> = {
  1: {
    en: 'Maryland, September 1862. You are the Federals, in the north: four regiments and two batteries. You rolled 4, the Confederates 2: the first turn is yours. Everything you do costs cards; you hold six. At the start of a turn you may re-form: shuffle your discards back into the deck. It costs six cards of the deck for good, and you have no discards yet. Do not re-form.',
    fr: 'Maryland, septembre 1862. Vous êtes les Fédéraux, au nord\u00a0: quatre régiments et deux batteries. Votre dé a fait 4, celui des Confédérés 2\u00a0: le premier tour est à vous. Tout ce que vous faites coûte des cartes\u00a0; vous en tenez six. Au début du tour, on peut reformer la pioche\u00a0: y remêler ses défausses. Cela coûte six cartes du paquet, pour toujours, et vous n’avez encore rien défaussé. Ne reformez pas.',
  },
  2: {
    en: 'A turn has two orders at most: first a fire phase, then either movement or combat. Any card calls any phase; then what is written on it does not count. Give one you can spare: your guns will hardly be near enough for canister today. Choose Double Canister and call a fire phase.',
    fr: 'Un tour compte au plus deux ordres\u00a0: d’abord une phase de tir, puis un mouvement ou un combat. N’importe quelle carte provoque n’importe quelle phase\u00a0; son texte ne compte alors pas. Donnez celle dont vous pouvez vous passer\u00a0: vos canons seront rarement assez près pour la mitraille. Choisissez Double mitraille et provoquez une phase de tir.',
  },
  4: {
    en: 'Battery B stands on the crest of Poffen Knoll and sees the Louisiana guns, ten base widths off. Beyond six, guns bombard: one die for each gun, straight ahead, and in the open a 4 hits. Fire with Battery B. Your infantry is too far away: its muskets reach six base widths.',
    fr: 'La batterie B est sur la crête de la butte Poffen et voit les canons de Louisiane, à dix largeurs de base. Au-delà de six, les canons bombardent\u00a0: un dé par canon, droit devant, et à découvert un 4 touche. Tirez avec la batterie B. Votre infanterie est trop loin\u00a0: ses fusils portent à six largeurs de base.',
  },
  5: {
    en: '1, 2 and 5: one hit. A hit is not yet a loss: when all have fired, a die is rolled for each, and 4 or more kills a base. Nobody else can fire. End the fire.',
    fr: '1, 2 et 5\u00a0: une touche. Une touche n’est pas encore une perte\u00a0: quand tous ont tiré, on lance un dé pour chacune, et 4 ou plus élimine une base. Personne d’autre ne peut tirer. Finissez le tir.',
  },
  7: {
    en: 'A 4: one gun is gone. Now the second order: move. A card may also help a phase of its own symbol, besides the card that calls it, one to a phase. Quickstep, with its bugle, gives every move two base widths more: six for infantry instead of four. Call movement with Massed Batteries, helped by Quickstep.',
    fr: 'Un 4\u00a0: un canon de moins. Maintenant le second ordre\u00a0: bouger. Une carte peut aussi aider une phase de son symbole, en plus de celle qui la provoque, une par phase. Quickstep, avec son clairon, donne à chaque déplacement deux largeurs de base de plus\u00a0: six pour l’infanterie au lieu de quatre. Provoquez un mouvement avec Batteries massées, aidé par Quickstep.',
  },
  9: {
    en: 'A regiment is a block of bases with its colors in front. It goes forward, obliquely up to 45 degrees, or wheels; what it has used and has left stands beside it. Take the 6th Wisconsin, in the middle, and bring it nearly six base widths into the corn, a little to its right: right opposite the 26th Georgia, three base widths away. It need not be to the hair. Then set it down.',
    fr: 'Un régiment est un bloc de bases, le drapeau devant. Il avance, en oblique jusqu’à 45 degrés, ou pivote\u00a0; à côté est écrit ce qu’il a fait et ce qui lui reste. Prenez le 6e Wisconsin, au milieu, et menez-le de près de six largeurs de base dans le maïs, un peu à sa droite\u00a0: juste en face du 26e Géorgie, à trois largeurs de base. Inutile de viser au cheveu près. Puis posez-le.',
  },
  10: {
    en: 'In the corn nobody can volley at you: standing crops leave only skirmish fire, which needs a 6. Bring the 7th Wisconsin along on its left: four base widths straight ahead, so that nobody comes into your side.',
    fr: 'Dans le maïs, pas de volée contre vous\u00a0: les cultures ne laissent que l’escarmouche, qui demande un 6. Amenez aussi le 7e Wisconsin à sa gauche\u00a0: quatre largeurs de base droit devant, pour que personne ne vous prenne de côté.',
  },
  11: {
    en: 'The others stay: the 2nd Wisconsin watches the pike, the 19th Indiana the wood. With one card nobody may cross rocks, turn about near the enemy or pass through friends; that is disorder, and a second calling card would allow it. End the movement.',
    fr: 'Les autres restent\u00a0: le 2e Wisconsin surveille la chaussée, le 19e Indiana le bois. Avec une seule carte, personne ne peut traverser les rochers, faire demi-tour près de l’ennemi ou passer à travers des amis\u00a0; c’est le désordre, qu’une seconde carte permettrait. Finissez le mouvement.',
  },
  12: {
    en: 'The turn ends with its status: both draw back to six cards, your smoke clears, and you roll for victory. The die plus the enemy bases lost must reach the breakpoint, 16. Yours: 6 and 1. Now it is the enemy’s turn, and you may interrupt it once, with a card that shows a kepi. You hold Old Rivals, but its moment comes later. No interrupt.',
    fr: 'Le tour finit par la phase d’état\u00a0: chacun complète sa main à six cartes, votre fumée se dissipe, et vous lancez pour la victoire. Le dé plus les bases ennemies perdues doit atteindre le point de rupture, 16. Vous\u00a0: 6 et 1. C’est au tour de l’ennemi, et vous pouvez l’interrompre une fois, avec une carte au képi. Vous tenez Vieux Rivaux, mais son moment vient plus tard. Pas d’interruption.',
  },
  15: {
    en: 'They call a fire phase. Here too you could interrupt, had you the right card. You are asked even when you have none, so that the pause betrays nothing. No interrupt.',
    fr: 'Ils provoquent une phase de tir. Ici aussi vous pourriez interrompre, avec la bonne carte. La question vient même si vous n’en avez pas\u00a0: la pause ne trahit rien. Pas d’interruption.',
  },
  19: {
    en: 'The corn was worth it: 3, 1 and 2, no hit. Their guns found Battery B once; at the crest they needed a 5. The die to kill comes next, and this is once more a moment for interrupts. No interrupt.',
    fr: 'Le maïs a servi\u00a0: 3, 1 et 2, rien. Leurs canons ont touché une fois la batterie B\u00a0; à la crête, il leur fallait un 5. Vient le dé pour éliminer, encore un moment d’interruption. Pas d’interruption.',
  },
  21: {
    en: 'A 3: the gun is safe. They call movement. Now Old Rivals could hold a regiment where it is. But look at the pike: if the 13th Georgia comes up there, it comes into the range of your 2nd Wisconsin. Let it. No interrupt.',
    fr: 'Un 3\u00a0: le canon est sauf. Ils provoquent un mouvement. Vieux Rivaux pourrait maintenant clouer un régiment sur place. Mais voyez la chaussée\u00a0: si le 13e Géorgie monte par là, il vient à portée de votre 2e Wisconsin. Laissez-le faire. Pas d’interruption.',
  },
  25: {
    en: 'There it is, alone, less than six base widths from the 2nd Wisconsin. Your turn. Your draw pile will last a good while: re-form only when it runs low, for a player without cards has lost, and every re-forming takes six. Do not re-form.',
    fr: 'Le voilà, seul, à moins de six largeurs de base du 2e Wisconsin. À vous. Votre pioche durera encore\u00a0: ne reformez que lorsqu’elle s’épuise, car un joueur sans cartes a perdu, et chaque fois en coûte six. Ne reformez pas.',
  },
  26: {
    en: 'First fire. Drilled Volley, with its musket, lets one regiment roll its missed volley dice again; the regiment is named now. Call fire with Quickstep, helped by Drilled Volley for the 2nd Wisconsin.',
    fr: 'D’abord le tir. Volée bien réglée, avec son fusil, laisse un régiment relancer ses dés de volée manqués\u00a0; on le désigne dès maintenant. Provoquez un tir avec Quickstep, aidé par Volée bien réglée pour le 2e Wisconsin.',
  },
  28: {
    en: 'The guns begin again: two of theirs are left. Fire with Battery B.',
    fr: 'Les canons d’abord\u00a0: il leur en reste deux. Tirez avec la batterie B.',
  },
  29: {
    en: 'Two hits. Now the 2nd Wisconsin: open ground between you, so it volleys, one die for each base of the front rank, 4 or more hits. What can be expected is shown before you fire.',
    fr: 'Deux touches. Au 2e Wisconsin\u00a0: rien entre vous, il tire donc une volée, un dé par base du premier rang, 4 ou plus touche. Ce qu’on peut en attendre est affiché avant de tirer.',
  },
  30: {
    en: '6, 6 and 3. Drilled Volley: roll the 3 again.',
    fr: '6, 6 et 3. Volée bien réglée\u00a0: relancez le 3.',
  },
  31: {
    en: 'A 5: three hits! The regiment stands in its smoke now: it cannot charge this turn. That is why the 6th must not fire: it shall charge. End the fire.',
    fr: 'Un 5\u00a0: trois touches\u00a0! Le régiment est dans sa fumée\u00a0: il ne peut plus charger ce tour. C’est pourquoi le 6e ne doit pas tirer\u00a0: lui va charger. Finissez le tir.',
  },
  36: {
    en: 'They played two cards for morale: each takes off as many hits as the number on it, but never the last one. Both hits that were left killed: a gun and a base of the 13th. Now the charge. The fence gives the 26th Georgia cover, −1 on your dice. Forward the Union, with its sword, disregards that and adds two dice. Call combat with Ninety-Day Zeal, helped by Forward the Union.',
    fr: 'Ils ont joué deux cartes pour le moral\u00a0: chacune ôte autant de touches que son chiffre, jamais la dernière. Les deux touches restantes ont éliminé un canon et une base du 13e. Maintenant la charge. La clôture couvre le 26e Géorgie, −1 à vos dés. En avant pour l’Union, avec son sabre, l’ignore et ajoute deux dés. Provoquez un combat avec Zèle des trois mois, aidé par En avant pour l’Union.',
  },
  38: {
    en: 'A charge goes straight ahead, after a small wheel if you like, at most four base widths, and must reach the nearest enemy. Take the 6th Wisconsin and point at the 26th Georgia. The exact chances are shown before you commit yourself. Charge.',
    fr: 'Une charge va droit devant, après un petit pivot si l’on veut, quatre largeurs de base au plus, et doit atteindre l’ennemi le plus proche. Prenez le 6e Wisconsin et montrez le 26e Géorgie. Les chances exactes s’affichent avant de vous engager. Chargez.',
  },
  39: {
    en: 'Other regiments could charge as well; all charges come before the first die. The 7th cannot reach anybody. End the charges and fight.',
    fr: 'D’autres régiments pourraient charger aussi\u00a0; toutes les charges précèdent le premier dé. Le 7e n’atteint personne. Finissez les charges et combattez.',
  },
  41: {
    en: 'They interrupt: Like a Stone Wall. The 26th may roll its failed defence dice again. Name the 6th Wisconsin for Forward the Union: eight bases in two ranks are eight dice, and two more make ten, the most a regiment may have.',
    fr: 'Ils interrompent\u00a0: Comme un mur de pierre. Le 26e pourra relancer ses dés de défense manqués. Désignez le 6e Wisconsin pour En avant pour l’Union\u00a0: huit bases sur deux rangs font huit dés, et deux de plus en font dix, le maximum d’un régiment.',
  },
  42: {
    en: 'The 26th has rolled its six dice, and only one succeeded so far. Roll your ten: 4 or more succeeds. You must have more than they have; a tie is theirs.',
    fr: 'Le 26e a lancé ses six dés, un seul a réussi pour l’instant. Lancez vos dix\u00a0: 4 ou plus réussit. Il vous en faut davantage qu’eux\u00a0; l’égalité est pour eux.',
  },
  49: {
    en: 'Eight against three, in spite of the stone wall. Two morale cards saved four of the five bases; one is lost, and the regiment has fallen back. A third card kept its flight in order. The fence is yours. Four bases lost and a 5: nine, not yet 16. Their turn, and you hold a good interrupt. They Couldn’t Hit An… makes them roll a die and discard so many cards. Its banner is red: once, then it leaves the game. Play it.',
    fr: 'Huit contre trois, malgré le mur de pierre. Deux cartes de moral ont sauvé quatre bases sur cinq\u00a0; une est perdue, et le régiment a reculé. Une troisième carte a gardé sa retraite en ordre. La clôture est à vous. Quatre bases perdues et un 5\u00a0: neuf, pas encore 16. À eux, et vous tenez une belle interruption. They Couldn’t Hit An… leur fait lancer un dé et défausser autant de cartes. Sa bannière est rouge\u00a0: une fois, puis elle quitte la partie. Jouez-la.',
  },
  56: {
    en: 'Four cards gone! With what is left they fire. You are out of the corn now: the 60th volleyed, and the 6th Wisconsin carries two hits. Any card takes off as many as its number, and one is enough, for the last hit stays. So give the smallest: Old Rivals, for the 6th.',
    fr: 'Quatre cartes de moins\u00a0! Avec le reste, ils tirent. Vous êtes sorti du maïs\u00a0: le 60e a tiré une volée, et le 6e Wisconsin porte deux touches. Toute carte en ôte autant que son chiffre, et un suffit, car la dernière touche reste. Donnez donc la plus petite\u00a0: Vieux Rivaux, pour le 6e.',
  },
  57: {
    en: 'The last hit killed: a 4. You choose the base. A regiment rolls attack dice for two ranks, and only the front rank fires; so take it from the rear.',
    fr: 'La dernière touche a éliminé\u00a0: un 4. Vous choisissez la base. L’attaque compte deux rangs, et seul le premier tire\u00a0; prenez-la donc derrière.',
  },
};

export const farewell: Words = {
  en: 'They pass: that is allowed, but not twice running. You know a whole turn now: re-form, fire, move or charge, status; interrupts and morale in the enemy’s. You lead by four bases to one. Fight on from here if you like; twelve more, or a few less and a good die, and the field is yours.',
  fr: 'Ils passent\u00a0: c’est permis, mais pas deux fois de suite. Vous connaissez maintenant un tour entier\u00a0: reformer, tirer, bouger ou charger, phase d’état\u00a0; interruptions et moral dans celui de l’ennemi. Vous menez par quatre bases à une. Continuez d’ici si vous voulez\u00a0: encore douze, ou un peu moins avec un bon dé, et le champ est à vous.',
};
