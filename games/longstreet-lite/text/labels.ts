import type { Catalogue, Language } from '@bivouac/kernel';

/** Names of sides and seats, for screens: no rule says them. */
const names = {
  en: {
    'side.federal': 'the Federals',
    'side.confederate': 'the Confederates',
    'seat.federal': 'Federals',
    'seat.confederate': 'Confederates',
    'order.turn': 'No interrupt until my turn',
    'order.start': 'No interrupt at the start of enemy turns',
    'order.fire': 'No interrupt when the enemy calls fire',
    'order.kills': 'No interrupt before the dice to kill',
    'order.movement': 'No interrupt when the enemy calls movement',
    'order.combat': 'No interrupt when the enemy calls combat',
    'order.charges': 'No interrupt after enemy charges',
    'order.morale': 'No morale cards',
  },
  fr: {
    'side.federal': 'les Fédéraux',
    'side.confederate': 'les Confédérés',
    'seat.federal': 'Fédéraux',
    'seat.confederate': 'Confédérés',
    'order.turn': 'Pas d’interruption jusqu’à mon tour',
    'order.start': 'Pas d’interruption au début des tours ennemis',
    'order.fire': 'Pas d’interruption quand l’ennemi provoque un tir',
    'order.kills': 'Pas d’interruption avant les dés d’élimination',
    'order.movement': 'Pas d’interruption quand l’ennemi provoque un mouvement',
    'order.combat': 'Pas d’interruption quand l’ennemi provoque un combat',
    'order.charges': 'Pas d’interruption après les charges ennemies',
    'order.morale': 'Pas de cartes de moral',
  },
};

const spoken = (said: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(said).map(([key, name]) => [key, () => name]));
export const labels: Readonly<Record<Language, Catalogue>> = { en: spoken(names.en), fr: spoken(names.fr) };
