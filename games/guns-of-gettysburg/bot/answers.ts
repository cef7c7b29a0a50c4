import type { Choices } from '@bivouac/kernel';
import {
  areaNumber,
  blockId,
  blockNumber,
  board,
  historicalPosts,
  positionNumber,
  strengthOf,
  tokenNumber,
} from '../data/index.ts';
import { type Action, screenOf } from '../state.ts';
import { attackAnswers } from './attacks.ts';
import { byStrength, fortifyAnswers, giveUpAnswers, hourAnswers, orderAnswers } from './command.ts';
import { aimAnswers, gunAnswers, spared, tokenWorth } from './guns.ts';
import { hasteOf, hastyAnswers } from './haste.ts';
import { objectiveAnswers } from './markers.ts';
import { byWorth, entryAnswers, type Scored, withdrawalAnswers } from './moves.ts';
import type { Scene } from './scene.ts';

// The answers to every question of the rules, best first, with what each is worth.

type Answers = (scene: Scene, offered: Choices<Action>) => readonly Scored[];

const listed = (offered: Choices<Action>, worth: (action: Action) => number): readonly Scored[] =>
  offered.kind === 'list' ? offered.actions.map(action => ({ action, worth: worth(action) })).sort(byWorth) : [];
const only = (action: Action): readonly Scored[] => [{ action, worth: 0 }];

/** Buford where he stood in 1863, looking where the enemy comes from. */
const posts: Answers = ({ t, far }, offered) =>
  listed(offered, action => {
    if (action.type !== 'post') return 0;
    const position = positionNumber(action.at);
    const front = areaNumber(action.front);
    const rear = board.areaOf[2 * position]! === front ? board.areaOf[2 * position + 1]! : board.areaOf[2 * position]!;
    const known = historicalPosts.includes(position) && !t.at.includes(position) ? 1 : 0;
    return known + 0.1 * Math.sign(far[rear]! - far[front]!);
  });

/** §2.2b The two strongest; which of them lies first must tell nothing. */
const offers: Answers = ({ t }, offered) =>
  listed(offered, action => {
    if (action.type !== 'offer') return 0;
    const [a, b] = action.blocks.map(blockNumber) as [number, number];
    const swapped = a > b === ((t.turn + t.dead.length) % 2 === 0) ? 0.01 : 0;
    return 0.1 * (strengthOf(a) + strengthOf(b)) + swapped;
  });

const keepBack: Answers = ({ view, t, side }) => {
  const blocks = [...(view.hands[screenOf(side)]?.arriving ?? [])].sort((a, b) => strengthOf(a) - strengthOf(b));
  return only({ type: 'keepBack', blocks: blocks.slice(0, t.arriving!.lost).map(blockId) });
};

const MOST_BID = 2;
const bids: Answers = (_scene, offered) =>
  listed(offered, action =>
    action.type === 'pass' ? 0 : action.type === 'bid' ? (action.moves <= MOST_BID ? 1 : 0) - 0.1 * action.moves : 0,
  );

const discards: Answers = (scene, offered) => spared(scene, offered, false);
const orders: Answers = () => only({ type: 'instruct', words: [] }); // a machine's partner is left in peace

export const ANSWERS: Readonly<Record<string, Answers>> = {
  'opening.bid': bids,
  'opening.choose': (_scene, offered) =>
    listed(offered, action => (action.type === 'choose' && action.side === 'union' ? 0.1 : 0)),
  'opening.balance': () => only({ type: 'objectives', from: [], by: [], to: [] }),
  'opening.orderUnion': orders,
  'opening.orderConfederate': orders,
  'opening.post': posts,
  'turn.hours': hourAnswers,
  'turn.objectives': objectiveAnswers,
  'phase.late': discards,
  'phase.trim': discards,
  'phase.idle': discards,
  'phase.price': discards,
  'phase.instruct': orders,
  'phase.attack': scene => attackAnswers(scene),
  'phase.enter': scene => entryAnswers(scene),
  'phase.tokens': (scene, offered) => {
    const haste = hasteOf(scene)?.worth ?? -1;
    return listed(offered, action => (action.type === 'spend' ? haste : 0));
  },
  'phase.march': scene => hastyAnswers(scene),
  'phase.declare': orderAnswers,
  'phase.fortify': fortifyAnswers,
  'phase.giveUp': giveUpAnswers,
  'withdrawals.move': scene => withdrawalAnswers(scene),
  'withdrawals.suffer': (scene, offered) => byStrength(scene, offered, 1),
  'arrivals.keepBack': keepBack,
  'attack.defence': gunAnswers,
  'attack.support': gunAnswers,
  'attack.fillers': (scene, offered) => spared(scene, offered, true),
  'attack.bombard': aimAnswers,
  'attack.answer': aimAnswers,
  'attack.hit': (_scene, offered) =>
    listed(offered, action => (action.type === 'hit' ? 0.1 * tokenWorth(tokenNumber(action.token)) : 0)),
  'attack.line': (scene, offered) => byStrength(scene, offered, 1),
  'attack.choose': (_scene, offered) => listed(offered, () => 0),
  'attack.lead': (scene, offered) => byStrength(scene, offered, 1),
  'reduce.offer': offers,
  'reduce.pick': ({ t }, offered) =>
    listed(offered, action => (action.type === 'pick' && action.which === (t.turn + t.dead.length) % 2 ? 0.01 : 0)),
};
