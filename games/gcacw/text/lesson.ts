import type { Words } from '@bivouac/kernel';

// The teacher's words, by step of data/lesson.json, counted from 0.

export const title: Words = { en: 'A morning at Monocacy Junction', fr: 'Un matin à Monocacy Junction' };

export const says: Readonly<Record<number, Words>> = {
  1: {
    en: '9 July 1864. You are the Confederates: Early’s small army around Frederick, on its way to Washington. Wallace bars the Monocacy with far fewer men. A turn begins with leader transfers: a leader may ride to another unit under him. Early is well placed with Ramseur (hex 0303). End the transfers.',
    fr: '9 juillet 1864. Vous êtes les Confédérés\u00a0: la petite armée d’Early autour de Frederick, en route vers Washington. Wallace barre la Monocacy avec bien moins d’hommes. Un tour commence par les transferts de généraux\u00a0: un général peut rejoindre une autre unité sous ses ordres. Early est bien placé avec Ramseur (hex 0303). Finissez les transferts.',
  },
  2: {
    en: 'Now the action cycle: both sides roll a die, the higher has the initiative and takes one action or passes; then both roll again. You rolled 4, the Union 1. The simplest action is the march of one unit. Choose W Jackson, the cavalry in 0201, and let it march. Only then are its dice rolled.',
    fr: 'Maintenant le cycle d’actions\u00a0: chaque camp lance un dé, le plus haut a l’initiative et fait une action ou passe\u00a0; puis on relance. Vous avez 4, l’Union 1. L’action la plus simple est la marche d’une unité. Choisissez W Jackson, la cavalerie en 0201, et faites-la marcher. Ses dés ne sont lancés qu’alors.',
  },
  3: {
    en: 'Two dice for cavalry, 3 and 5, and one more for a Confederate: nine movement points. A hex along a road or pike costs one; across country it costs three and more. The march has tired the unit: fatigue 1. Ride through Frederick and along the Buckeystown Road: 0302, 0303, 0304. It is enough to point at 0304.',
    fr: 'Deux dés pour la cavalerie, 3 et 5, plus un pour un Confédéré\u00a0: neuf points de mouvement. Un hex par la route en coûte un\u00a0; à travers champs, trois ou plus. La marche a fatigué l’unité\u00a0: fatigue 1. Passez par Frederick et la route de Buckeystown\u00a0: 0302, 0303, 0304. Il suffit de montrer 0304.',
  },
  4: {
    en: 'Six points are left, but Brown’s regiment stands beside you at Monocacy Junction (0404): you are in its zone of control, and whoever enters a zone goes no farther in this march. He could attack; so few riders had better not. End the march.',
    fr: 'Il reste six points, mais le régiment de Brown est à côté, à Monocacy Junction (0404)\u00a0: vous êtes dans sa zone de contrôle, et qui entre dans une zone ne va pas plus loin de cette marche. Il pourrait attaquer\u00a0; si peu de cavaliers feront mieux de s’abstenir. Finissez la marche.',
  },
  6: {
    en: 'The Union won the next roll and Brown has dug: an abatis makes him half as strong again. You have the initiative once more. This time let a leader act: Early may take along any of his units within three hexes. Activate him with Ramseur and Rodes, nobody else: whoever is chosen tires, even if he does not move.',
    fr: 'L’Union a gagné le jet suivant et Brown s’est retranché\u00a0: un abatis le rend plus fort de moitié. L’initiative est de nouveau à vous. Cette fois, faites agir un général\u00a0: Early peut mener toutes ses unités à trois hex au plus. Activez-le avec Ramseur et Rodes, personne d’autre\u00a0: qui est choisi se fatigue, même sans bouger.',
  },
  7: {
    en: 'One die for all of them: 6, and two more under a Confederate leader, eight points for each unit. Early may go over to another unit before they march. Let him stay with Ramseur.',
    fr: 'Un seul dé pour tous\u00a0: 6, plus deux sous un général confédéré, huit points pour chaque unité. Early peut passer à une autre unité avant le départ. Laissez-le avec Ramseur.',
  },
  8: {
    en: 'The units march one after the other, in your order. Ramseur first.',
    fr: 'Les unités marchent l’une après l’autre, dans votre ordre. Ramseur d’abord.',
  },
  9: {
    en: 'One hex down the road to 0304, beside the junction. Cavalry in the hex does not hinder him.',
    fr: 'Un hex par la route jusqu’en 0304, à côté de la jonction. La cavalerie qui s’y trouve ne gêne pas.',
  },
  10: {
    en: 'Seven points left: enough for an attack of any kind. Column costs nothing but −3 on the die, hasty 1 point for −1, normal 2, prepared 4 for +1. Look at the sum before you commit yourself: 5 against 1½ is three to one, +2; Ramseur is the better tactician, +1; prepared, +1. Make a prepared attack on 0404.',
    fr: 'Il reste sept points\u00a0: assez pour toute attaque. En colonne\u00a0: gratuite, mais −3 au dé\u00a0; improvisée\u00a0: 1 point, −1\u00a0; normale\u00a0: 2 points\u00a0; préparée\u00a0: 4 points, +1. Regardez la somme avant de vous engager\u00a0: 5 contre 1½ font trois contre un, +2\u00a0; Ramseur est meilleur tacticien, +1\u00a0; préparée, +1. Faites une attaque préparée sur 0404.',
  },
  12: {
    en: 'A 1 against a 6: bad luck. With −1 Ramseur loses a point of manpower and his order, and is exhausted for today; Brown is worn too, and his works remain. Now Rodes. 0403 lies across open fields, three points. From there two sides of the junction are yours.',
    fr: 'Un 1 contre un 6\u00a0: pas de chance. À −1, Ramseur perd un point d’effectif et son ordre, et n’en peut plus pour aujourd’hui\u00a0; Brown est usé aussi, mais garde ses retranchements. À Rodes. 0403 est à travers champs, trois points. De là, vous tenez deux côtés de la jonction.',
  },
  13: {
    en: 'Seven against 1½ is four to one, +3, and +1 for the tactician. That is enough without preparation, and leaves three points for what comes after. Attack 0404, a normal attack.',
    fr: 'Sept contre 1½ font quatre contre un, +3, et +1 pour le tacticien. Cela suffit sans préparation et laisse trois points pour la suite. Attaquez 0404, attaque normale.',
  },
  16: {
    en: 'Equal dice, +4: Brown is routed. He has fled across the bridge to Urbana, disorganized and demoralized. Your result has an “a”: the attacker may advance into the empty hex, at no cost. The junction was worth four points to the Union. Advance with Rodes.',
    fr: 'Dés égaux, +4\u00a0: Brown est mis en déroute. Il a fui par le pont jusqu’à Urbana, désorganisé et démoralisé. Votre résultat porte un «\u00a0a\u00a0»\u00a0: l’attaquant peut avancer dans l’hex vide, sans rien payer. La jonction valait quatre points à l’Union. Avancez avec Rodes.',
  },
  18: {
    en: 'The Union has won the roll and passed: it would rather rest. You may act now, or pass too and end the cycle. A whole afternoon could follow; for this lesson let it be evening. Pass.',
    fr: 'L’Union a gagné le jet et passé\u00a0: elle préfère se reposer. Vous pouvez agir, ou passer aussi et finir le cycle. Tout un après-midi pourrait suivre\u00a0; pour cette leçon, que ce soit le soir. Passez.',
  },
  21: {
    en: 'Recovery. Units without fatigue may dig, build or repair; then everybody rests three levels of fatigue. Whoever ends a day at 3 or 4 is exhausted, whoever is at 0 or 1 finds his order again. Gordon has not marched: let him dig.',
    fr: 'Phase de repos. Les unités sans fatigue peuvent se retrancher, construire ou réparer\u00a0; puis chacun perd trois niveaux de fatigue. Qui finit la journée à 3 ou 4 est épuisé, qui est à 0 ou 1 retrouve son ordre. Gordon n’a pas marché\u00a0: qu’il se retranche.',
  },
};

export const farewell: Words = {
  en: 'That was a whole turn: transfers, initiative, a march, a leader’s activation, two attacks, an advance, recovery. End the works and the day is scored. Then play it in earnest: in a real game you would have crossed the Monocacy in the afternoon.',
  fr: 'C’était un tour entier\u00a0: transferts, initiative, une marche, l’activation d’un général, deux attaques, une avance, le repos. Terminez l’étape des retranchements et la journée est comptée. Puis jouez-la pour de bon\u00a0: dans une vraie partie, vous auriez franchi la Monocacy l’après-midi.',
};
