import type { Catalogue, Language } from '@bivouac/kernel';
import { orderNames } from './orders.ts';

/** Names of sides, seats and standing orders, for screens: no rule says them. */
const names = {
  en: {
    'side.british': 'the British',
    'side.french': 'the French',
    'seat.british': 'British',
    'seat.french': 'French',
    ...orderNames.en,
  },
  fr: {
    'side.british': 'les Anglais',
    'side.french': 'les Français',
    'seat.british': 'Anglais',
    'seat.french': 'Français',
    ...orderNames.fr,
  },
};

const spoken = (said: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(said).map(([key, name]) => [key, () => name]));
export const labels: Readonly<Record<Language, Catalogue>> = { en: spoken(names.en), fr: spoken(names.fr) };
