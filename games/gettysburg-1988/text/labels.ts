import type { Catalogue, Language } from '@bivouac/kernel';

/** Names of sides and seats, for screens: no rule says them. */
const names = {
  en: {
    'side.confederate': 'the Confederates',
    'side.union': 'the Union',
    'seat.confederate': 'Confederates',
    'seat.union': 'Union',
  },
  fr: {
    'side.confederate': 'les Confédérés',
    'side.union': 'l’Union',
    'seat.confederate': 'Confédérés',
    'seat.union': 'Union',
  },
};

const spoken = (said: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(said).map(([key, name]) => [key, () => name]));
export const labels: Readonly<Record<Language, Catalogue>> = { en: spoken(names.en), fr: spoken(names.fr) };
