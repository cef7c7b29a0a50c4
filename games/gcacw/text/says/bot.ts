import type { Nothing, OfHex, OfLeader, OfUnit } from './common.ts';

/** What a bot says of its ideas: who, where to, with whom. */
export interface BotSays {
  'bot.march': OfUnit & OfHex;
  'bot.marchAttack': OfUnit & OfHex;
  'bot.move': OfUnit & OfHex;
  'bot.attack': OfUnit & OfHex;
  'bot.activate': OfLeader & { units: readonly string[] };
  'bot.assault': OfLeader & OfHex & { units: readonly string[] };
  'bot.answer': { answer: string };
  'bot.feature.score': Nothing;
  'bot.feature.goals': Nothing;
  'bot.feature.men': Nothing;
  'bot.feature.order': Nothing;
  'bot.feature.fatigue': Nothing;
  'bot.feature.danger': Nothing;
  'bot.feature.works': Nothing;
  'bot.feature.command': Nothing;
}
