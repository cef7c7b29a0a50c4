import { type Language, say, section, sectionLabel, type Text } from '@bivouac/kernel';
import { roomText } from '@bivouac/room';
import type { ReadonlySignal } from '@preact/signals';
import type { WebGame } from '../games/web-game.ts';

type HostSays = ((text: Text, language: Language) => string | null) | undefined;

/** Sentences in the reader's language: of the host, of the table, of the game. */
export function speaker(
  web: WebGame,
  language: ReadonlySignal<Language>,
  hostSays: HostSays,
  faced: (what: Text) => Text,
) {
  const text = (what: Text): string => {
    const said = hostSays?.(what, language.value);
    if (said) return said;
    const room = roomText[language.value][what.key];
    return room ? room(named(what)) : say(web.voice, language.value, faced(what));
  };
  const named = ({ args = {} }: Text): object =>
    typeof args.side === 'string' ? { ...args, side: web.sideName(args.side, language.value) } : args;
  return {
    text,
    section: (rule: string): string => sectionLabel(web.voice, language.value, rule), // `§ 3b6`, or a name
    mark: (rule: string): string =>
      web.sectionMark?.(section(web.voice, rule), language.value) ?? sectionLabel(web.voice, language.value, rule),
    side: (side: string): string => web.sideName(side, language.value),
  };
}
export type Speaker = ReturnType<typeof speaker>;
