import type { Language, RuleText } from '@bivouac/kernel';

export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Rules that hold all the words, in number, title or text. */
export function foundRules(rules: readonly RuleText[], language: Language, query: string): readonly RuleText[] {
  const wanted = plain(query)
    .split(/\s+/)
    .filter(word => word !== '');
  if (wanted.length === 0) return rules;
  return rules.filter(rule => {
    const over = [rule.heading, rule.chapter, rule.subject].map(each => each?.[language] ?? '').join(' ');
    const text = plain(`${rule.section} ${over} ${rule.id} ${rule.title[language]} ${rule.says[language]}`);
    return wanted.every(word => text.includes(word));
  });
}

export function bySection(rules: readonly RuleText[]): readonly (readonly [string, readonly RuleText[]])[] {
  const groups = new Map<string, RuleText[]>();
  for (const rule of rules) groups.set(rule.section, [...(groups.get(rule.section) ?? []), rule]);
  return [...groups];
}
