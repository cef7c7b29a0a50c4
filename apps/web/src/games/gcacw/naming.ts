import type { Campaign } from '@bivouac/gcacw/data';
import { hexCalled } from '@bivouac/gcacw/picture';
import type { Catalogue, Language, Voice } from '@bivouac/kernel';
import type { Speech } from '../speech.ts';

/** Its sentences name the hexes of this map; what the map and the desk say of a hex stands beside it. */
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
const BESIDE = /^(picture|desk)\./;
const HEX = /^\d{4}$/;
function named(campaign: Campaign, language: Language, catalogue: Catalogue): Catalogue {
  const called = (arg: unknown): unknown =>
    typeof arg === 'string' && HEX.test(arg) ? hexCalled(campaign, arg, language) : arg;
  const sentences = Object.entries(catalogue).map(([key, sentence]): [string, Catalogue[string]] => [
    key,
    BESIDE.test(key)
      ? sentence
      : args => sentence(Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, called(arg)]))),
  ]);
  return Object.fromEntries(sentences);
}
