import { listed } from '@bivouac/kernel';
import { allOf, type Slugs } from '../names.ts';
import type { Sentences } from '../sentences.ts';
import { hex, number, unit } from './words.ts';

type BotKey = Extract<keyof Sentences, `bot.${string}`>;

function goings(units: Slugs, hexes: Slugs): readonly string[] {
  const who = listed(units);
  return listed(hexes).flatMap((to, i) =>
    who[i] === undefined ? [] : [to === 'off' ? `${unit(who[i])} hors du plateau` : `${unit(who[i])} en ${hex(to)}`],
  );
}

/** What a bot says of its plans. */
export const bots: Pick<Sentences, BotKey> = {
  'bot.plan': a => {
    const all = [...goings(a.units, a.hexes), ...(a.more > 0 ? [number(a.more, 'autre unité', 'autres unités')] : [])];
    return all.length === 0 ? 'Personne ne bouge.' : `${allOf(all, 'fr')}.`;
  },
  'bot.feature.points': () => 'points acquis',
  'bot.feature.battles': () => 'combats à venir',
  'bot.feature.threats': () => 'riposte adverse',
  'bot.feature.objectives': () => 'emprise sur les objectifs',
  'bot.feature.factors': () => 'force',
  'bot.feature.generals': () => 'généraux',
};
