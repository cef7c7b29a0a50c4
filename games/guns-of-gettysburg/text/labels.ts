import type { Catalogue, Language } from '@bivouac/kernel';

/** Names of sides, seats and standing orders, for screens: no rule says them. */
const names = {
  en: {
    'side.union': 'the Union',
    'side.confederate': 'the Confederates',
    'seat.union': 'Union',
    'seat.confederate': 'Confederates',
    'seat.union-commander': 'Union commander',
    'seat.union-subordinate': 'Union subordinate',
    'seat.confederate-commander': 'Confederate commander',
    'seat.confederate-subordinate': 'Confederate subordinate',
    'order.phase': 'No artillery in defence until my next phase',
    'order.guns': 'Never any artillery in defence',
  },
  fr: {
    'side.union': 'l’Union',
    'side.confederate': 'les Confédérés',
    'seat.union': 'Union',
    'seat.confederate': 'Confédérés',
    'seat.union-commander': 'Commandant de l’Union',
    'seat.union-subordinate': 'Subordonné de l’Union',
    'seat.confederate-commander': 'Commandant confédéré',
    'seat.confederate-subordinate': 'Subordonné confédéré',
    'order.phase': 'Pas d’artillerie en défense jusqu’à ma prochaine phase',
    'order.guns': 'Jamais d’artillerie en défense',
  },
};

const spoken = (said: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(said).map(([key, name]) => [key, () => name]));
export const labels: Readonly<Record<Language, Catalogue>> = { en: spoken(names.en), fr: spoken(names.fr) };
