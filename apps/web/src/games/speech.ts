import type { Catalogue, Language, Voice } from '@bivouac/kernel';
import { signal } from '@preact/signals';

/** A voice that learns a language when it is asked to speak it. */
export interface Speech extends Voice {
  learn(language: Language): Promise<void>;
  /** From now on also what is said to who acts. */
  learnActing(): Promise<void>;
}

type Catalogues = Readonly<Record<Language, () => Promise<{ readonly catalogue: Catalogue }>>>;

export function speech(read: Catalogues, acting: Catalogues, named: Pick<Voice, 'sectionOf' | 'headingOf'>): Speech {
  const known = signal<Voice['texts']>({});
  const spoken = new Set<Language>();
  const whole = new Set<Language>();
  let acts = false;
  const add = (language: Language, more: Catalogue): void => {
    known.value = { ...known.peek(), [language]: { ...known.peek()[language], ...more } };
  };
  async function learnWhole(language: Language): Promise<void> {
    if (whole.has(language)) return;
    const { catalogue } = await acting[language]();
    add(language, catalogue);
    whole.add(language);
  }
  return {
    ...named,
    get texts() {
      return known.value;
    },
    async learn(language) {
      if (!spoken.has(language)) {
        const { catalogue } = await read[language]();
        add(language, catalogue);
        spoken.add(language);
      }
      if (acts) await learnWhole(language);
    },
    async learnActing() {
      acts = true;
      await Promise.all([...spoken].map(learnWhole));
    },
  };
}
