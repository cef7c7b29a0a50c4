import type { BotSays } from '../says/bot.ts';
import type { Part } from '../sentences.ts';
import { leader, listed, unit } from './words.ts';

/** Other answers, in a few words. */
const ANSWERS: Readonly<Record<string, string>> = {
  pass: 'Pass: nothing is worth the fatigue.',
  enter: 'Come in where it is nearest.',
  transfer: 'Ride to where more units can be led.',
  endTransfers: 'Leave the leaders where they are.',
  silence: 'Silence the ablest corps leader.',
  burn: 'Burn the station.',
  entrench: 'Dig.',
  next: 'The unit that gains most goes next.',
  stay: 'The leader stays.',
  escape: 'Ride out.',
  force: 'Force the march.',
  dismantle: 'Take up the pontoon.',
  destroy: 'Destroy the crossing.',
  end: 'Go no farther.',
  flee: 'Leave the swamp.',
  build: 'Build a pontoon.',
  repair: 'Repair the crossing.',
  endWorks: 'Work no more.',
  conceal: 'Hide units in a force marker.',
  marchForce: 'A force marker marches.',
  refuse: 'Refuse the flanks.',
  lose: 'Take the loss where it hurts least.',
  withdraw: 'Withdraw before the next blow.',
  retreat: 'Retreat to safer ground.',
  halt: 'The retreat ends here.',
  advance: 'Advance into the hex.',
  hold: 'Hold.',
  evade: 'The cavalry falls back.',
  storm: 'The strongest units storm.',
  grand: 'Try a grand assault.',
  join: 'These units join the grand assault.',
};

/** What a bot says of its ideas. */
export const bot: Part<BotSays> = {
  'bot.march': a => `${unit(a.unit)} marches towards ${a.hex}.`,
  'bot.marchAttack': a => `${unit(a.unit)} marches to attack ${a.hex}.`,
  'bot.move': a => `${unit(a.unit)} goes to ${a.hex}.`,
  'bot.attack': a => `${unit(a.unit)} attacks ${a.hex}.`,
  'bot.activate': a => `${leader(a.leader)} leads ${listed(a.units.map(unit))}.`,
  'bot.assault': a => `${leader(a.leader)} assaults ${a.hex} with ${listed(a.units.map(unit))}.`,
  'bot.answer': a => ANSWERS[a.answer] ?? 'The only thing to do.',
  'bot.feature.score': () => 'points so far',
  'bot.feature.goals': () => 'way to the goals',
  'bot.feature.men': () => 'manpower',
  'bot.feature.order': () => 'order and heart of the units',
  'bot.feature.fatigue': () => 'fatigue',
  'bot.feature.danger': () => 'units in danger',
  'bot.feature.works': () => 'works',
  'bot.feature.command': () => 'units near their leaders',
};
