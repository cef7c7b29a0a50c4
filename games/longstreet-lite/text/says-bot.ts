/** What a bot says of its ideas: which unit, which card, which phase. */
type Nothing = Record<never, never>;
export interface BotSays {
  'bot.call': { phase: string; cards: readonly string[]; modifiers: readonly string[] };
  'bot.move': { unit: string; how: string };
  'bot.fire': { unit: string };
  'bot.charge': { unit: string };
  'bot.interrupt': { card: string };
  'bot.morale': { card: string; unit: string };
  'bot.answer': { answer: string };
  'bot.feature.bases': Nothing;
  'bot.feature.cards': Nothing;
  'bot.feature.deck': Nothing;
  'bot.feature.hits': Nothing;
  'bot.feature.fire': Nothing;
  'bot.feature.charge': Nothing;
  'bot.feature.guns': Nothing;
  'bot.feature.form': Nothing;
  'bot.feature.near': Nothing;
}
