import type { Catalogue, Language } from '@bivouac/kernel';

/** Names of sides and seats, for screens: no rule says them. */
const names = {
  en: {
    'side.union': 'the Union',
    'side.confederate': 'the Confederates',
    'seat.union': 'Union',
    'seat.confederate': 'Confederates',
    'order.phase': 'No retreat or withdrawal until my next phase',
    'order.stand': 'Cavalry stands and fights',
    'order.hold': 'Defenders never withdraw',
  },
  fr: {
    'side.union': 'l’Union',
    'side.confederate': 'les Confédérés',
    'seat.union': 'Union',
    'seat.confederate': 'Confédérés',
    'order.phase': 'Ni retraite ni repli jusqu’à ma prochaine phase',
    'order.stand': 'La cavalerie reste et combat',
    'order.hold': 'Les défenseurs ne se replient jamais',
  },
};

const spoken = (said: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(said).map(([key, name]) => [key, () => name]));
export const labels: Readonly<Record<Language, Catalogue>> = { en: spoken(names.en), fr: spoken(names.fr) };
