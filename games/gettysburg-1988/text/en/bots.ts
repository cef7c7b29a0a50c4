import { listed } from '@bivouac/kernel';
import { allOf, type Slugs } from '../names.ts';
import type { Sentences } from '../sentences.ts';
import { hex, number, unit } from './words.ts';

type BotKey = Extract<keyof Sentences, `bot.${string}`>;

function goings(units: Slugs, hexes: Slugs): readonly string[] {
  const who = listed(units);
  return listed(hexes).flatMap((to, i) =>
    who[i] === undefined ? [] : [to === 'off' ? `${unit(who[i])} off the map` : `${unit(who[i])} to ${hex(to)}`],
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
  'bot.feature.threats': () => 'what the enemy may answer',
  'bot.feature.objectives': () => 'grip on objectives',
  'bot.feature.factors': () => 'strength',
  'bot.feature.generals': () => 'generals',
};
