/** What a bot says of its ideas: who, where, with which card. */
type Nothing = Record<never, never>;
interface Led {
  leader: string;
  space: string;
  card?: string;
}
export interface BotSays {
  'bot.attack': Led;
  'bot.siege': Led;
  'bot.relieve': Led;
  'bot.advance': Led;
  'bot.defend': Led;
  'bot.winter': Led;
  'bot.sail': Led;
  'bot.land': Led;
  'bot.stay': Led;
  'bot.raid': Led;
  'bot.raids': { leader: string; space: string; to: string; card?: string };
  'bot.lone': Led;
  'bot.individuals': { pieces: string; spaces: string; card?: string };
  'bot.event': { card: string };
  'bot.build': { card: string; what: string; spaces: string };
  'bot.idle': { card: string };
  'bot.hold': { card: string };
  'bot.answer': { answer: string; about: string };
  'bot.feature.points': Nothing;
  'bot.feature.objectives': Nothing;
  'bot.feature.sieges': Nothing;
  'bot.feature.troops': Nothing;
  'bot.feature.leaders': Nothing;
  'bot.feature.armies': Nothing;
  'bot.feature.winter': Nothing;
  'bot.feature.danger': Nothing;
  'bot.feature.places': Nothing;
  'bot.feature.hand': Nothing;
}
