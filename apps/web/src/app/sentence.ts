import type { Text } from '@bivouac/kernel';
import { language, words } from './reader.ts';

/** A reason given by kernel, room or worker, as a sentence. Its words are fetched when something goes wrong. */
export async function sentence(text: Text): Promise<string> {
  const own = ownSentence(text);
  if (own !== null) return own;
  const { kernelText, roomText } = await import('./reasons.ts');
  const say = kernelText[language.value][text.key] ?? roomText[language.value][text.key];
  return say ? say(text.args ?? {}) : words.value.problem(text.key);
}

/** What this client or the server's socket says itself. */
export function ownSentence(text: Text): string | null {
  const said = words.value.troubles[text.key];
  return said === undefined ? null : said.replace(/\{(\w+)\}/g, (_, name) => String(text.args?.[name] ?? ''));
}
