// What every edition's words must be, in every game.

interface Both {
  readonly en: string;
  readonly fr: string;
}
interface InventoryRule {
  readonly id: string;
  readonly title: Both;
  readonly says: Both;
  readonly test: string;
  readonly ruling?: string;
  readonly depends: readonly string[];
}
const isEmpty = (text: unknown): boolean => String(text ?? '').trim() === '';

/** Ids once each, words in both languages, rules that exist, rulings that are no working notes. */
export function inventoryFaults(rules: readonly InventoryRule[]): string[] {
  const ids = rules.map(({ id }) => id);
  return rules.flatMap(({ id, title, says, test, ruling, depends }, i) => [
    ...(ids.indexOf(id) === i ? [] : [`${id} stands twice`]),
    ...([title.en, title.fr, says.en, says.fr, test].some(isEmpty) ? [`${id} lacks words`] : []),
    ...(says.fr === says.en ? [`${id} says the same in both languages`] : []),
    ...depends.filter(each => each === id || !ids.includes(each)).map(each => `${id} depends on ${each}`),
    ...(/README|Proposed|recommended|\bdoubt|default on|\bkeep it\b/i.test(ruling ?? '')
      ? [`${id} rules “${ruling}”`]
      : []),
  ]);
}

/** Texts that do not have just these fields in both languages, or have one empty. */
export function bothFaults(texts: object, fields: readonly string[]): string[] {
  return Object.entries(texts).flatMap(([id, text]: [string, object]) => {
    const whole = Object.keys(text).join() === 'en,fr';
    const good = (each: object): boolean =>
      Object.keys(each).join() === fields.join() && !Object.values(each).some(isEmpty);
    return whole && Object.values(text).every(good) ? [] : [`${id}: ${JSON.stringify(text)}`];
  });
}

/** An About says in two to four sentences what kind of edition this is. */
export function aboutFaults(about: Both): string[] {
  return [about.en, about.fr].filter(each => {
    const sentences = each.split(/\. (?=[A-ZÀÉ])|\.$/).filter(sentence => sentence !== '').length;
    return sentences < 2 || sentences > 4 || !each.includes('Bivouac');
  });
}

/** Straight quotes, dots for an ellipsis, a missing no-break space, doubled or loose spaces. */
export const frenchFaults = (texts: readonly string[]): string[] =>
  texts.filter(each => /['"]|\.\.\.|[^\u00a0][:;!?»]|«[^\u00a0]|\s\s|^\s|\s$/.test(each));

/** Paths of a machine, files outside the project, other programs. */
export const strangersIn = (data: unknown): string[] => [
  ...(JSON.stringify(data).match(
    /README|\.mjs|\.js\b|\/work\/|\/home\/|\/tmp\/|github|rally-the|source code|computer/gi,
  ) ?? []),
];
