import type { Catalogue, Language, Voice } from '@bivouac/kernel';
import { signal } from '@preact/signals';

/** A voice that learns a language when it is asked to speak it. */
export interface Speech extends Voice {
  learn(language: Language): Promise<void>;
}

type Catalogues = Readonly<Record<Language, () => Promise<{ readonly catalogue: Catalogue }>>>;

export function speech(catalogues: Catalogues, named: Pick<Voice, 'sectionOf' | 'headingOf'>): Speech {
  const known = signal<Voice['texts']>({});
  return {
    ...named,
    get texts() {
      return known.value;
    },
    async learn(language) {
      if (known.peek()[language]) return;
      const { catalogue } = await catalogues[language]();
      known.value = { ...known.peek(), [language]: catalogue };
    },
  };
}
