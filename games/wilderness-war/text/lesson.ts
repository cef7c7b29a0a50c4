import type { Words } from '@bivouac/kernel';

// The teacher's words, by step of data/lesson.json, counted from 0.

export const title: Words = { en: 'A first season', fr: 'Une première saison' };

export const says: Readonly<Record<number, Words>> = {
  0: {
    en: 'Spring 1755. You are the French, few and far apart, with friends among the nations. A turn is one card: play its event, or use its number to activate troops, or build with it. Begin with friends: pick the Northern Indian Alliance and play its event.',
    fr: 'Printemps 1755. Vous êtes les Français\u00a0: peu nombreux, dispersés, mais alliés à des nations indiennes. À chaque tour, une carte\u00a0: jouez son Événement, servez-vous de son chiffre pour activer des troupes, ou construisez avec elle. Commencez par vos amis\u00a0: prenez l’Alliance indienne du Nord et jouez son Événement.',
  },
  1: {
    en: 'A 6! Below 5 victory points it is halved: three points, a point a band. Call the Abenaki to St-François.',
    fr: 'Un 6\u00a0! En dessous de 5 points de victoire, il est divisé par deux\u00a0: trois points, un par bande. Appelez les Abenaki à St-François.',
  },
  2: { en: 'Now the Algonquin, at Lac des Deux Montagnes.', fr: 'Puis les Algonquin, au Lac des Deux Montagnes.' },
  3: { en: 'And the Caughnawaga, at Kahnawake.', fr: 'Et les Caughnawaga, à Kahnawake.' },
  9: {
    en: 'The British bring Regulars to New York. Answer on the frontier: a raid. Lake Schooner is of no use as an event now, but its 1 activates a single unit: pick it and choose Activate.',
    fr: 'Les Anglais débarquent des Réguliers à New York. Répondez sur la frontière, par un Raid. La Goélette des lacs ne sert à rien pour l’instant comme Événement, mais son 1 active une unité isolée\u00a0: prenez-la et choisissez Activer.',
  },
  10: {
    en: 'Coureurs des bois and Indians go where no army can. Click Léry’s coureurs at Cataraqui, then confirm them as individuals.',
    fr: 'Coureurs des bois et Indiens passent là où aucune armée ne passe. Cliquez sur les coureurs de Léry à Cataraqui, puis activez-les individuellement.',
  },
  12: {
    en: 'Round Lake Ontario, then through the forest, a space a click: Niaouré Bay, Black River, West Canada Creek, Oneida Carry West. The last holds a British stockade that nobody guards. Whatever you do can be taken back until a die is rolled.',
    fr: 'Longez le lac Ontario, puis coupez par la forêt, un espace par clic\u00a0: Niaouré Bay, Black River, West Canada Creek, Oneida Carry West. Là se trouve un fortin anglais que personne ne garde. Tout peut être repris tant qu’aucun dé n’est jeté.',
  },
  17: {
    en: 'A 5 is a success: the stockade burns and a Raided marker will be worth half a point at the year’s end. It costs a step, though: Léry is reduced.',
    fr: 'Un 5 est un succès\u00a0: le fortin brûle, et le marqueur de Raid vaudra un demi-point à la fin de l’année. Mais cela coûte un pas\u00a0: Léry est réduit.',
  },
  18: {
    en: 'Raiders do not stay: they go home. Send Léry back to Cataraqui.',
    fr: 'Les pillards ne restent pas\u00a0: ils rentrent. Renvoyez Léry à Cataraqui.',
  },
  21: {
    en: 'Braddock is about to march with his Regulars. You are asked whether you answer with Foul Weather. You are always asked when you could hold it, so that a pause betrays nothing. You do not have it: pass.',
    fr: 'Braddock va marcher avec ses Réguliers. On vous demande si vous répondez par le Mauvais temps. On vous le demande dès que vous pourriez l’avoir\u00a0: ainsi une pause ne trahit rien. Vous ne l’avez pas\u00a0: passez.',
  },
  26: {
    en: 'He has reached Will’s Creek and looks at the Ohio Forks. Meanwhile, Oswego: a British fort on your lake with a single regiment. Rigaud’s Initiative is 2, so he needs a 2 or better. Activate with Colonial Recruits.',
    fr: 'Le voilà à Will’s Creek, l’œil sur Ohio Forks. Pendant ce temps, Oswego\u00a0: un fort anglais sur votre lac, tenu par un seul régiment. L’Initiative de Rigaud est de 2\u00a0: il lui faut un 2 au moins. Activez avec les Recrues coloniales.',
  },
  27: {
    en: 'A leader takes a force with him, up to his Command. Click Rigaud at Montréal and take the Marine Regulars, both coureurs and the Caughnawaga; leave the Abenaki. Only Drilled Troops can besiege.',
    fr: 'Un chef emmène une force, dans la limite de son Commandement. Cliquez sur Rigaud à Montréal et prenez les Réguliers de la Marine, les deux unités de coureurs et les Caughnawaga\u00a0; laissez les Abenaki. Seules des Troupes de Métier peuvent assiéger.',
  },
  29: {
    en: 'By boat up the St Lawrence: Kahnawake, St-Régis, Oswegatchie, Cataraqui, Niaouré Bay, and into Oswego.',
    fr: 'En canots, remontez le Saint-Laurent\u00a0: Kahnawake, St-Régis, Oswegatchie, Cataraqui, Niaouré Bay, puis entrez à Oswego.',
  },
  39: {
    en: 'The garrison shut itself in: a siege marker lies at level 0. Braddock moves again. Pass once more.',
    fr: 'La garnison s’enferme\u00a0: un marqueur de Siège est posé, au niveau 0. Braddock repart. Passez encore.',
  },
  42: {
    en: 'Braddock is in the mountains, without light troops: the moment you waited for. Campaign activates two leaders with one card, whatever their Initiative. Play its event.',
    fr: 'Braddock est dans les montagnes, sans troupes légères\u00a0: le moment que vous attendiez. «\u00a0Campagne\u00a0» active deux chefs d’un coup, quelle que soit leur Initiative. Jouez son Événement.',
  },
  43: {
    en: 'First choose both forces. Rigaud at Oswego, with everybody there.',
    fr: 'Choisissez d’abord les deux forces. Rigaud à Oswego, avec tout son monde.',
  },
  44: {
    en: 'Then Beaujeu at the Ohio Forks, with Dumas, the coureurs and both Indian bands. Leave the Marine Detachment to hold the fort.',
    fr: 'Puis Beaujeu à Ohio Forks, avec Dumas, les coureurs et les deux bandes indiennes. Laissez le Détachement de Marine garder le fort.',
  },
  45: { en: 'Rigaud goes first.', fr: 'Rigaud d’abord.' },
  47: {
    en: 'An activated besieger may roll for the siege: choose Siege. The chart shows the odds before you commit yourself.',
    fr: 'Un assiégeant activé peut faire un jet de Siège\u00a0: choisissez Jet de Siège. Le graphique donne les chances avant que vous ne vous engagiez.',
  },
  48: {
    en: 'Here you may answer your own roll: Coehorns & Howitzers adds 2, and serves the assault of this phase too. Play it.',
    fr: 'Vous pouvez appuyer votre propre jet\u00a0: «\u00a0Mortiers Coehorn et obusiers\u00a0» ajoute 2, et servira aussi à l’Assaut de cette phase. Jouez-la.',
  },
  49: {
    en: 'Nothing else to add: pass, and the die is rolled.',
    fr: 'Rien d’autre à ajouter\u00a0: passez, et le dé est jeté.',
  },
  50: {
    en: 'Level 2: the walls are breached. Against one regiment the odds are fine: assault!',
    fr: 'Niveau 2\u00a0: la brèche est ouverte. Contre un seul régiment, les chances sont bonnes\u00a0: à l’Assaut\u00a0!',
  },
  53: {
    en: 'Oswego is yours: 2 points. Now Beaujeu: to Gist’s Station, then into Laurel Ridge South upon Braddock.',
    fr: 'Oswego est à vous\u00a0: 2 points. À Beaujeu\u00a0: Gist’s Station, puis Laurel Ridge South, droit sur Braddock.',
  },
  58: {
    en: 'A battle in the mountains, you have Auxiliaries, he has none: Ambush! doubles your strength, and you fire first. Play it.',
    fr: 'Bataille en montagne, vous avez des Auxiliaires et lui aucun\u00a0: «\u00a0Embuscade\u00a0!\u00a0» double votre puissance, et vous tirez le premier. Jouez-la.',
  },
  62: {
    en: 'Three steps for two. You owe two steps: take one from the Ottawa …',
    fr: 'Trois pas contre deux. Vous devez deux pas\u00a0: prenez-en un aux Ottawa…',
  },
  63: {
    en: '… and one from the coureurs, so that nobody is lost.',
    fr: '… et un aux coureurs\u00a0: personne n’est perdu.',
  },
  67: {
    en: 'Beating Regulars is worth a point: 3 now. Time to bring an army: French Regulars, its event.',
    fr: 'Battre des Réguliers vaut un point\u00a0: 3 à présent. Il est temps de faire venir une armée\u00a0: jouez «\u00a0Réguliers français\u00a0» comme Événement.',
  },
  68: {
    en: 'They land at Québec, and with them Montcalm, the best leader of the war.',
    fr: 'Ils débarquent à Québec, et avec eux Montcalm, le meilleur chef de cette guerre.',
  },
  72: {
    en: 'One card left. You might hold it over to next season; but Oswego stands open. Build stockades with it.',
    fr: 'Il vous reste une carte. Vous pourriez la garder pour la saison suivante\u00a0; mais Oswego est sans défense. Construisez des fortins.',
  },
  73: { en: 'A stockade at Oswego.', fr: 'Un fortin à Oswego.' },
};

export const farewell: Words = {
  en: 'The early season is over: Oswego taken, Braddock beaten, the frontier burning, 3 points. You know the whole turn. Winter, interception, avoiding battle and landings wait in the rules, one click behind every section number. Play on: the opponent now thinks for itself.',
  fr: 'La Saison Initiale s’achève\u00a0: Oswego prise, Braddock battu, la frontière en feu, 3 points. Vous connaissez tout le tour de jeu. L’hiver, l’Interception, l’art d’éviter la Bataille et les débarquements vous attendent dans les règles, à un clic de chaque numéro de section. Continuez\u00a0: l’adversaire pense maintenant par lui-même.',
};
