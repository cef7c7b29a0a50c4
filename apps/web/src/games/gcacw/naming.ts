import type { Campaign } from '@bivouac/gcacw/data';
import { hexCalled } from '@bivouac/gcacw/picture';
import type { Catalogue, Language, Voice } from '@bivouac/kernel';
import type { Speech } from '../speech.ts';

/** Its sentences name the hexes of this map; what the map says of a hex stands beside it. */
export function naming(voice: Speech, campaign: Campaign): Speech {
  const { sectionOf, headingOf, learn, learnActing } = voice;
  let told: { readonly of: Voice['texts']; readonly texts: Voice['texts'] } | null = null;
  return {
    ...(sectionOf && { sectionOf }),
    ...(headingOf && { headingOf }),
    learn,
    learnActing,
    get texts() {
      const of = voice.texts;
      if (told?.of !== of) {
        const texts = Object.entries(of).map(([language, all]) => [
          language,
          named(campaign, language as Language, all),
        ]);
        told = { of, texts: Object.fromEntries(texts) };
      }
      return told.texts;
    },
  };
}
const BESIDE = /^picture\./;
const HEX = /^(\d{4})(-\d{4})?$/; // a hexside is called by its first bank
function named(campaign: Campaign, language: Language, catalogue: Catalogue): Catalogue {
  const known = new Map<string, string>(); // a march has hundreds of goals
  const called = (arg: unknown): unknown => {
    const hex = typeof arg === 'string' && HEX.exec(arg)?.[1];
    if (!hex) return arg;
    const name = known.get(hex) ?? hexCalled(campaign, hex, language);
    known.set(hex, name);
    return name.replace(hex, arg as string);
  };
  const sentences = Object.entries(catalogue).map(([key, sentence]): [string, Catalogue[string]] => [
    key,
    BESIDE.test(key)
      ? sentence
      : args => sentence(Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, called(arg)]))),
  ]);
  return Object.fromEntries(sentences);
}
