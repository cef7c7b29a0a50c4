import {
  type Book,
  type Game,
  kernelText,
  type Language,
  say,
  section,
  type Text,
  type Types,
  whyNotSetup,
} from '@bivouac/kernel';
import { type Kit, messageOf } from './kit.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];
const SPOILT = /undefined|NaN|⟨|⟩|\[object/;

/** The atomic rules of a book, looked up often. */
const known = new WeakMap<Book, ReadonlySet<string>>();

function rulesOf(book: Book): ReadonlySet<string> {
  let ids = known.get(book);
  if (!ids) {
    ids = new Set(book.rules.map(rule => rule.id));
    known.set(book, ids);
  }
  return ids;
}

/** What is wrong with saying this: no sentence, a spoilt one, an unknown rule. */
export function sentenceFaults(book: Book, text: Text): readonly string[] {
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    const wrong = spoken(book, language, text);
    if (wrong) faults.push(wrong);
  }
  const rule = text.rule?.replace(/^§/, '');
  if (rule !== undefined && !rulesOf(book).has(rule))
    faults.push(`${text.key} cites §${rule}, which is not in the book`);
  return faults;
}

function spoken(book: Book, language: Language, text: Text): string | null {
  if (!Object.hasOwn(book.texts[language], text.key) && !Object.hasOwn(kernelText[language], text.key)) {
    return `${text.key} has no sentence in ${language}`;
  }
  try {
    const sentence = say(book, language, text);
    if (typeof sentence !== 'string' || sentence.trim() === '') return `${text.key} says nothing in ${language}`;
    return SPOILT.test(sentence) ? `${text.key} reads “${sentence}” in ${language}` : null;
  } catch (error) {
    return `${text.key} cannot be said in ${language}: ${messageOf(error)}`;
  }
}

/** Both languages know the same keys, and every rule has its words. */
export function bookFaults(book: Book): readonly string[] {
  const ids = book.rules.map(rule => rule.id);
  return [
    ...missing(book, 'en', 'fr'),
    ...missing(book, 'fr', 'en'),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map(id => `rule ${id} stands twice in the book`),
    ...book.rules.flatMap(rule =>
      LANGUAGES.filter(language => !rule.title[language] || !rule.says[language]).map(
        language => `rule ${rule.id} has no words in ${language}`,
      ),
    ),
    ...book.rules
      .filter(({ id, section: known }) => section(book, id) !== known || section(book, known) !== known)
      .map(({ id, section: known }) => `rule ${id} is cited as ${section(book, id)}, and stands in ${known}`),
  ];
}

const missing = (book: Book, one: Language, other: Language): string[] =>
  Object.keys(book.texts[one])
    .filter(key => !Object.hasOwn(book.texts[other], key))
    .map(key => `${key} has a sentence in ${one} but none in ${other}`);

/** Old saves can be lifted, whatever version they are of. */
export function migrationFaults<X extends Types>(game: Game<X>): readonly string[] {
  const versions = Array.from({ length: game.version - 1 }, (_, i) => i + 1);
  return versions.filter(version => !game.migrations[version]).map(version => `no migration from version ${version}`);
}

/** As many options as go together in a scenario. */
function fittingOptions<X extends Types>(game: Game<X>, scenario: string): readonly string[] {
  const chosen: string[] = [];
  for (const { id, excludes, scenarios } of game.options) {
    const barred = chosen.some(other => other === excludes || excludesOf(game, other) === id);
    if (!barred && (scenarios === undefined || scenarios.includes(scenario))) chosen.push(id);
  }
  return chosen;
}
const excludesOf = <X extends Types>(game: Game<X>, id: string): string | undefined =>
  game.options.find(option => option.id === id)?.excludes;

/** Scenarios, options and actions hang together. */
export function cardFaults<X extends Types>({ game, setups = [], complete }: Kit<X>): readonly string[] {
  const plain = game.scenarios.map(scenario => ({ scenario, options: [] }));
  const full = game.scenarios.map(scenario => ({ scenario, options: fittingOptions(game, scenario) }));
  const all = [...plain, ...full].map(setup => complete?.(setup) ?? setup);
  const refused = [...all, ...setups].flatMap(setup => whyNotSetup(game, setup)?.key ?? []);
  const loose = game.anytime?.types.filter(type => !Object.hasOwn(game.actions, type)) ?? [];
  return [...refused, ...loose.map(type => `anytime knows ${type}, the actions do not`)];
}
