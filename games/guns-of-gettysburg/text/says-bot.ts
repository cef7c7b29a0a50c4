/** What a bot says of its ideas: who, where to, with what. */
type Nothing = Record<never, never>;
export interface BotSays {
  'bot.go': { move: string; stand: string; to: string };
  'bot.attack': { stands: readonly string[]; position: string };
  'bot.guns': { token: string; position: string };
  'bot.order': { order: string };
  'bot.hours': { hours: number };
  'bot.answer': { answer: string };
  'bot.feature.objectives': Nothing;
  'bot.feature.blocks': Nothing;
  'bot.feature.tokens': Nothing;
  'bot.feature.guard': Nothing;
  'bot.feature.danger': Nothing;
  'bot.feature.works': Nothing;
}
