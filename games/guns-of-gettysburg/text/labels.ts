import type { Catalogue, Language } from '@bivouac/kernel';

/** Names of sides and seats, for screens: no rule says them. */
const names = {
  en: {
    'side.union': 'the Union',
    'side.confederate': 'the Confederates',
    'seat.union': 'Union',
    'seat.confederate': 'Confederates',
  },
  fr: {
    'side.union': 'l’Union',
    'side.confederate': 'les Confédérés',
    'seat.union': 'Union',
    'seat.confederate': 'Confédérés',
  },
};

const spoken = (said: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(said).map(([key, name]) => [key, () => name]));
export const labels: Readonly<Record<Language, Catalogue>> = { en: spoken(names.en), fr: spoken(names.fr) };
