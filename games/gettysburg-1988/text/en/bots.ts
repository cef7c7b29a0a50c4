import { allOf, split } from '../names.ts';
import type { Sentences } from '../sentences.ts';
import { hex, number, unit } from './words.ts';

type BotKey = Extract<keyof Sentences, `bot.${string}`>;

function goings(units: string, hexes: string): readonly string[] {
  const to = split(hexes);
  return split(units).map((slug, i) =>
    to[i] === 'off' ? `${unit(slug)} off the map` : `${unit(slug)} to ${hex(to[i]!)}`,
  );
}

/** What a bot says of its plans. */
export const bots: Pick<Sentences, BotKey> = {
  'bot.plan': a => {
    const all = [...goings(a.units, a.hexes), ...(a.more > 0 ? [number(a.more, 'other unit')] : [])];
    return all.length === 0 ? 'Everybody stays.' : `${allOf(all, 'en')}.`;
  },
  'bot.feature.points': () => 'points on the board',
  'bot.feature.battles': () => 'battles to come',
  'bot.feature.threats': () => 'the enemy’s reply',
  'bot.feature.objectives': () => 'grip on objectives',
  'bot.feature.factors': () => 'strength',
  'bot.feature.generals': () => 'generals',
};
