import type { Words } from '@bivouac/kernel';

// The teacher's words, by step of data/lesson.json, counted from 0.

export const title: Words = { en: 'A first season', fr: 'Une première saison' };

export const says: Readonly<Record<number, Words>> = {
  0: {
    en: 'Spring 1755. You are the French, few and far apart, with friends among the nations. A turn is one card: play its event, or use its number to activate troops, or build with it. Begin with friends: pick the Northern Indian Alliance and play its event.',
    fr: 'Printemps 1755. Vous êtes les Français : peu nombreux, dispersés, mais alliés à des nations indiennes. À chaque tour, une carte : jouez son événement, servez-vous de son chiffre pour activer des troupes, ou construisez. Commencez par vos amis : prenez l’Alliance indienne du Nord et jouez son événement.',
  },
  1: {
    en: 'A 6! Below 5 victory points it is halved: three points, a point a band. Call the Abenaki to St-François.',
    fr: 'Un 6 ! En dessous de 5 points de victoire il est divisé par deux : trois points, un par bande. Appelez les Abenaki à St-François.',
  },
  2: { en: 'Now the Algonquin, at Lac des Deux Montagnes.', fr: 'Puis les Algonquin, au Lac des Deux Montagnes.' },
  3: { en: 'And the Caughnawaga, at Kahnawake.', fr: 'Et les Caughnawaga, à Kahnawake.' },
  9: {
    en: 'The British bring Regulars to New York. Answer on the frontier: a raid. Lake Schooner is of no use as an event now, but its 1 activates a single unit: pick it and choose Activate.',
    fr: 'Les Anglais débarquent des Réguliers à New York. Répondez sur la frontière, par un raid. La Goélette des lacs ne sert à rien pour l’instant comme événement, mais son 1 active une unité isolée : prenez-la et choisissez Activer.',
  },
  10: {
    en: 'Coureurs des bois and Indians go where no army can. Click Léry’s coureurs at Cataraqui, then confirm them as individuals.',
    fr: 'Coureurs des bois et Indiens passent là où aucune armée ne passe. Cliquez sur les coureurs de Léry à Cataraqui, puis activez-les isolément.',
  },
  12: {
    en: 'Round Lake Ontario, then through the forest, a space a click: Niaouré Bay, Black River, West Canada Creek, Oneida Carry West. The last holds a British stockade that nobody guards. Whatever you do can be taken back until a die is rolled.',
    fr: 'Longez le lac Ontario puis coupez par la forêt, un espace par clic : Niaouré Bay, Black River, West Canada Creek, Oneida Carry West. Là se trouve un fortin anglais que personne ne garde. Tout peut être repris tant qu’aucun dé n’est jeté.',
  },
  17: {
    en: 'A 5 is a success: the stockade burns and a Raided marker will be worth half a point at the year’s end. It costs a step, though: Léry is reduced.',
    fr: 'Un 5 est un succès : le fortin brûle, et le marqueur Raid vaudra un demi-point à la fin de l’année. Mais cela coûte un pas : Léry est réduit.',
  },
  18: {
    en: 'Raiders do not stay: they go home. Send Léry back to Cataraqui.',
    fr: 'Les raiders ne restent pas : ils rentrent. Renvoyez Léry à Cataraqui.',
  },
  21: {
    en: 'Braddock is about to march with his Regulars. You are asked whether you answer with Foul Weather. You are always asked when you could hold it, so that a pause betrays nothing. You do not have it: pass.',
    fr: 'Braddock va marcher avec ses Réguliers. On vous demande si vous répondez par le Mauvais temps. On vous le demande dès que vous pourriez l’avoir : ainsi une pause ne trahit rien. Vous ne l’avez pas : passez.',
  },
  26: {
    en: 'He has reached Will’s Creek and looks at the Ohio Forks. Meanwhile, Oswego: a British fort on your lake with a single regiment. Rigaud’s Initiative is 2, so he needs a 2 or better. Activate with Colonial Recruits.',
    fr: 'Le voilà à Will’s Creek, l’œil sur Ohio Forks. Pendant ce temps, Oswego : un fort anglais sur votre lac, tenu par un seul régiment. L’Initiative de Rigaud est 2 : il lui faut un 2 au moins. Activez avec les Recrues coloniales.',
  },
  27: {
    en: 'A leader takes a force with him, up to his Command. Click Rigaud at Montréal and take the Marine Regulars, both coureurs and the Caughnawaga; leave the Abenaki. Only Drilled Troops can besiege.',
    fr: 'Un chef emmène une force, dans la limite de son Commandement. Cliquez sur Rigaud à Montréal et prenez les Réguliers de la Marine, les deux unités de coureurs et les Caughnawaga ; laissez les Abenaki. Seules des Troupes de Métier peuvent assiéger.',
  },
  29: {
    en: 'By boat up the St Lawrence: Kahnawake, St-Régis, Oswegatchie, Cataraqui, Niaouré Bay, and into Oswego.',
    fr: 'En canots, remontez le Saint-Laurent : Kahnawake, St-Régis, Oswegatchie, Cataraqui, Niaouré Bay, puis entrez à Oswego.',
  },
  39: {
    en: 'The garrison shut itself in: a siege marker lies at level 0. Braddock moves again. Pass once more.',
    fr: 'La garnison s’enferme : un marqueur de Siège est posé, au niveau 0. Braddock repart. Passez encore.',
  },
  42: {
    en: 'Braddock is in the mountains, without light troops: the moment you waited for. Campaign activates two leaders with one card, whatever their Initiative. Play its event.',
    fr: 'Braddock est dans les montagnes, sans troupes légères : le moment que vous attendiez. Campagne active deux chefs d’un coup, quelle que soit leur Initiative. Jouez son événement.',
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
    fr: 'Un assiégeant activé peut faire un jet de Siège : choisissez Siège. Le graphique donne les chances avant que vous ne vous engagiez.',
  },
  48: {
    en: 'Here you may answer your own roll: Coehorns & Howitzers adds 2, and serves the assault of this phase too. Play it.',
    fr: 'Vous pouvez appuyer votre propre jet : Mortiers Coehorn et obusiers ajoute 2, et servira aussi à l’Assaut de cette phase. Jouez-la.',
  },
  49: {
    en: 'Nothing else to add: pass, and the die is rolled.',
    fr: 'Rien d’autre à ajouter : passez, et le dé est jeté.',
  },
  50: {
    en: 'Level 2: the walls are breached. Against one regiment the odds are fine: assault!',
    fr: 'Niveau 2 : la brèche est ouverte. Contre un seul régiment, les chances sont bonnes : à l’assaut !',
  },
  53: {
    en: 'Oswego is yours: 2 points. Now Beaujeu: to Gist’s Station, then into Laurel Ridge South upon Braddock.',
    fr: 'Oswego est à vous : 2 points. À Beaujeu : Gist’s Station, puis Laurel Ridge South, droit sur Braddock.',
  },
  58: {
    en: 'A battle in the mountains, you have Auxiliaries, he has none: Ambush! doubles your strength, and you fire first. Play it.',
    fr: 'Bataille en montagne, vous avez des Auxiliaires et lui aucun : Embuscade ! double votre force et vous tirez le premier. Jouez-la.',
  },
  62: {
    en: 'Three steps for two. You owe two steps: take one from the Ottawa …',
    fr: 'Trois pas contre deux. Vous devez deux pas : prenez-en un aux Ottawa …',
  },
  63: {
    en: '… and one from the coureurs, so that nobody is lost.',
    fr: '… et un aux coureurs : personne n’est perdu.',
  },
  67: {
    en: 'Beating Regulars is worth a point: 3 now. Time to bring an army: French Regulars, its event.',
    fr: 'Battre des Réguliers vaut un point : 3 à présent. Il est temps de faire venir une armée : Réguliers français, en événement.',
  },
  68: {
    en: 'They land at Québec, and with them Montcalm, the best leader of the war.',
    fr: 'Ils débarquent à Québec, et avec eux Montcalm, le meilleur chef de cette guerre.',
  },
  72: {
    en: 'One card left. You might hold it over to next season; but Oswego stands open. Build stockades with it.',
    fr: 'Il vous reste une carte. Vous pourriez la garder pour la saison suivante ; mais Oswego est sans défense. Construisez des fortins.',
  },
  73: { en: 'A stockade at Oswego.', fr: 'Un fortin à Oswego.' },
};

export const farewell: Words = {
  en: 'The early season is over: Oswego taken, Braddock beaten, the frontier burning, 3 points. You know the whole turn. Winter, interception, avoiding battle and landings wait in the rules, one click behind every section number. Play on: the opponent now thinks for itself.',
  fr: 'La première saison s’achève : Oswego prise, Braddock battu, la frontière en feu, 3 points. Vous connaissez tout le tour de jeu. L’hiver, l’interception, l’évitement et les débarquements vous attendent dans les règles, à un clic de chaque numéro. Continuez : l’adversaire pense maintenant par lui-même.',
};
