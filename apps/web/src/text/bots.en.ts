import type { LevelName } from '@bivouac/bots/levels';

/** What the table says of bots. */
export const botsEn = {
  level: (level: string) => LEVELS[level] ?? 'Bot',
  thinking: (who: string) => `${who} is thinking …`,
  hurry: 'Hurry',
  hurryHint: 'Answer with what was found so far',
  botThought: (who: string) => `What the bot thought (${who})`,
  adviceOf: (who: string) => `What the bot would do (${who})`,
  whatWouldYouDo: 'What would you do?',
  asking: 'Thinking …',
  playIt: 'Play it',
  winChance: (percent: number) => `Chance of winning ${percent} %`,
  margin: (points: string) => `${points} points expected`,
  percent: (percent: number) => `${percent} %`,
  overNext: (why: string) => `over the next: ${why}`,
  thanBest: (why: string) => `compared with the first: ${why}`,
  thoughtFor: (ms: number, nodes: number) => `${(ms / 1000).toFixed(1)} s, ${nodes} positions weighed`,
  misjudgements: 'Its biggest misjudgements',
  misjudged: (action: number, expected: number, saw: number) =>
    `Action ${action}: expected ${expected} %, saw ${saw} % when it thought next`,
  onlyChoice: 'There is only one thing to do here.',
};
const LEVELS: Readonly<Record<string, string>> = {
  recruit: 'Recruit',
  sergeant: 'Sergeant',
  captain: 'Captain',
  veteran: 'Captain', // of games kept from before
  colonel: 'Colonel',
  general: 'General',
  random: 'Random',
  lesson: 'Teacher',
};

/** What the rooms around the table say of bots. */
export const houseBotsEn = {
  level: 'Level',
  levels: LEVELS,
  levelHint: (seconds: string, turn: string) =>
    `Thinks up to ${seconds} s about a weighty decision, less about the others, and at most ${turn} s in a turn.`,
  levelPlays: {
    recruit: 'It sees a few ideas at a time, misjudges them and wavers: good for a first game.',
    sergeant: 'It looks at more ideas and errs less, but still takes the second best now and then.',
    captain: 'It weighs a dozen ideas with the enemy’s reply and seldom lets a mistake go unpunished.',
    colonel: 'It judges as well as the bot can and looks at many replies before it commits itself.',
    general: 'It takes all the time there is, tries the most ideas and looks furthest ahead.',
  } satisfies Readonly<Record<LevelName, string>>,
  noMind: 'Nobody has taught the bot this game yet: it plays at random, by the rules.',
  playBotAs: (level: string) => `${level}, on this device`,
  balance: 'Balance',
  balanceOf: (game: string) => `Balance of ${game}`,
  balanceHint: 'Finished games only. The bar spans what the games so far leave possible, with 95 % confidence.',
  balanceServer: 'Games on this server.',
  balanceOffline: 'The server cannot be reached: these are the games on this device.',
  balanceNone: 'No game of this scenario was finished yet.',
  tooFew: 'too few games to say',
  between: 'Played between',
  betweenAll: 'everybody',
  kinds: { people: 'people', mixed: 'people and bots', bots: 'bots' } as Readonly<Record<string, string>>,
  gamesPlayed: (n: number) => (n === 1 ? '1 game' : `${n} games`),
  draws: (n: number) => (n === 1 ? '1 draw' : `${n} draws`),
  interval: (low: string, high: string) => `${low} to ${high} %`,
  rateSaid: (side: string, rate: string, low: string, high: string) =>
    `${side} won ${rate} % of the games; with 95 % confidence between ${low} and ${high} %.`,
  averageLength: (actions: string) => `${actions} actions on average`,
  pointsOver: (side: string) => `Mean lead in points, from the beginning of the games to their end: ${side}`,
  pointsSaid: (side: string, first: string, last: string) =>
    `${side}: from ${first} points at the beginning to ${last} at the end, on average.`,
  finals: 'Lead at the end, in the colour of who had it; the higher, the more games',
  finalsSaid: (points: string) => `Leads at the end of the games; half of them above ${points} for the first side.`,
  seeBalance: 'How it went so far: balance',
};
