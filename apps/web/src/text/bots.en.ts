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
  thoughtFor: (ms: number, nodes: number) =>
    nodes === 0
      ? 'Judged at a glance, nothing tried out'
      : `${(ms / 1000).toFixed(1)} s, ${nodes.toLocaleString('en')} positions weighed`,
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
  noMind: 'Nobody has taught the bot this game yet: it plays at random, by the rules.',
  playBotAs: (level: string) => `${level}, on this device`,
  balance: 'Balance',
  seeBalance: 'Balance: the games so far',
};
