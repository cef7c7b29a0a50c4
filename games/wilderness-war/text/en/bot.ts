import { listed } from '@bivouac/kernel';
import type { Slugs } from '../names.ts';
import type { BotSays } from '../says-bot.ts';
import { card, number, piece, pieces, space } from './words.ts';

type Sentences = { readonly [K in keyof BotSays]: (args: BotSays[K]) => string };

const by = (slug: string | undefined): string => (slug ? `With ${card(slug)}: ` : '');
const Upper = (text: string): string => text.replace(/^./, letter => letter.toUpperCase());
const spaces = (slugs: Slugs): string => listed(slugs).map(space).join(', ');
const led =
  (verb: string) =>
  (a: { leader: string; space: string; card?: string }): string =>
    Upper(`${by(a.card)}${piece(a.leader)} ${verb} ${space(a.space)}.`);

/** An answer in a word or two; what it is about follows. */
const ANSWERS: Readonly<Record<string, string>> = {
  pass: 'Pass',
  respond: 'Play a card in response',
  intercept: 'Intercept',
  inside: 'Who goes inside',
  avoid: 'Avoid battle',
  join: 'Come out to join the battle',
  muster: 'Call out Militia',
  lose: 'Take the loss',
  retreat: 'Retreat',
  goInside: 'Retreat inside',
  assault: 'Assault',
  siege: 'Besiege',
  sortie: 'Make a sortie',
  stop: 'Stop here',
  march: 'March on',
  sail: 'Sail',
  land: 'Land',
  raid: 'Raid',
  goHome: 'Go home',
  place: 'Bring in',
  restore: 'Restore',
  eliminate: 'Remove',
  choose: 'Choose',
  swap: 'Swap leaders',
  takeCard: 'The card',
  construct: 'Build',
  next: 'Act next',
  individuals: 'Activate',
  drilled: 'Activate',
  force: 'Activate',
  bid: 'Bid nothing',
};
/** Slugs of pieces, cards or spaces, whichever they are. */
function named(what: string): string {
  if (what === '') return '';
  if (what.startsWith('card-')) return card(what);
  const names = pieces(what);
  return names === what ? space(what) : names;
}

/** What a bot says of its ideas. */
export const bot: Sentences = {
  'bot.attack': led('attacks'),
  'bot.siege': led('presses the siege of'),
  'bot.relieve': led('relieves'),
  'bot.advance': led('moves to'),
  'bot.defend': led('covers'),
  'bot.winter': led('goes into winter quarters at'),
  'bot.sail': led('sails to'),
  'bot.land': led('lands at'),
  'bot.stay': led('stays at'),
  'bot.raid': led('raids'),
  'bot.raids': a => `${by(a.card)}${piece(a.leader)} drops raiders at ${space(a.space)} and raids ${space(a.to)}.`,
  'bot.lone': led('goes alone to'),
  'bot.individuals': a => `${by(a.card)}${pieces(a.pieces)} to raid ${spaces(a.spaces)}.`,
  'bot.event': a => `${Upper(card(a.card))} as an event.`,
  'bot.build': a =>
    `With ${card(a.card)}: ${number(listed(a.spaces).length, a.what === 'forts' ? 'fort' : 'stockade')} at ${spaces(a.spaces)}.`,
  'bot.idle': a => `Let ${card(a.card)} go by with little use.`,
  'bot.hold': a => `Hold ${card(a.card)} for the next season.`,
  'bot.answer': a => `${ANSWERS[a.answer] ?? a.answer}${a.about ? `: ${named(a.about)}` : ''}.`,
  'bot.feature.points': () => 'points on the track',
  'bot.feature.objectives': () => 'the four places of 1759',
  'bot.feature.sieges': () => 'sieges under way',
  'bot.feature.troops': () => 'troops',
  'bot.feature.leaders': () => 'leaders',
  'bot.feature.armies': () => 'armies near their goals',
  'bot.feature.winter': () => 'winter quarters',
  'bot.feature.danger': () => 'troops in danger',
  'bot.feature.places': () => 'forts and stockades',
  'bot.feature.hand': () => 'cards in hand',
};
