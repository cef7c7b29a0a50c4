import { type AnyGame, type AnyLesson, begin, enter, type Seat, write } from '@bivouac/kernel';
import { engineOf, entryOf } from '@bivouac/registry';
import { attacked } from './attack.ts';

// Positions of the three youngest games, out of their guided first games and at the beginning of scenarios.

/** A guided first game before the first step of the learner that is so, the nth of them. */
async function taught(id: string, type: string, nth = 0): Promise<string> {
  const lesson = (await entryOf(id)!.lesson!()) as AnyLesson;
  const own = lesson.steps.flatMap(({ seat, action }, i) =>
    seat === lesson.learner && action.type === type ? [i] : [],
  );
  return playedTo(await engineOf(entryOf(id)!, lesson.setup.scenario), lesson, own[nth]!);
}
function playedTo(game: AnyGame, { setup, secret, steps }: AnyLesson, count: number): string {
  let record = begin(game, setup, secret, {});
  for (const { seat, action } of steps.slice(0, count)) record = enter(game, record, seat, action);
  return write(record);
}

/** A scenario of Great Campaigns after the transfers of leaders. */
async function campaign(scenario: string): Promise<string> {
  const game = await engineOf(entryOf('gcacw')!, scenario);
  let record = begin(game, { scenario, options: [] }, '18'.repeat(32), {});
  for (const seat of ['union', 'confederate'] as readonly Seat[])
    record = enter(game, record, seat, { type: 'endTransfers' });
  return write(record);
}

const LL = 'longstreet-lite';
export const young = {
  marching: async () => write(attacked(seat => seat === 'french')),
  longstreetCall: () => taught(LL, 'call'),
  longstreetMove: () => taught(LL, 'march'),
  longstreetFire: () => taught(LL, 'fire', 2),
  longstreetCharge: () => taught(LL, 'charge'),
  campaignMarch: () => taught('gcacw', 'move'),
  campaignAttack: () => taught('gcacw', 'attack'),
  chancellorsville: () => campaign('slb-chancellorsville'),
  gettysburg: () => campaign('rtg-first-day'),
  chickamauga: () => campaign('bac-battle-of-chickamauga'),
  sevenDays: () => campaign('otr-to-the-james'),
};
