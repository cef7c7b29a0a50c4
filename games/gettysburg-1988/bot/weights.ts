/** What the judgement weighs, in points of the winning margin or as shares. The lab may turn them; nobody else does. */
export const weights = {
  factor: 0.25, // a factor on the map with a whole day to go
  general: 0.5, // a general lost
  lone: 0.6, // a general who will be lost
  ground: 0.35, // a hill, a wood or the town taken in battle
  driven: 0.25, // a stack sent back: its place, its line
  held: 0.75, // of an objective taken now: how much is still held at the end
  left: 0.4, // of an objective whose attackers are beaten off: how much is at stake
  threat: 0.4, // of the enemy's best attacks: he does not find them all, and they leave him near
  ownStep: 1.15, // what a step costs the enemy who attacks, in points
  twoSteps: 2.5,
  walked: 0.12, // chance to own an objective the enemy can walk into, after his move
  stays: 0.12, // how fast the present says less about the end, a turn
  holder: 1.3, // the force of whoever holds an objective counts more
  calm: 3, // factors that must gather at an objective before they mean much
  fall: 0.15, // chance to lose an objective whose defenders are driven out, beyond what the threat counts
};
/** What greedy takes threats for; a yardstick does not learn. */
export const PLAIN_THREAT = 0.8;
export type Weights = typeof weights;
