import type { Choices } from '@bivouac/kernel';
import { stormers } from '../rules/05-assault.ts';
import { joiners, joinings } from '../rules/05-grand.ts';
import { LABOURS } from '../rules/08-recovery.ts';
import { destroyAct } from '../rules/10-destroy.ts';
import { caught } from '../rules/12-swamps.ts';
import { type Action, type CampaignView, unitId } from '../state.ts';
import { actionAnswers, hastyAnswers } from './actions.ts';
import {
  advanceAnswers,
  evadeAnswers,
  grandAnswers,
  joinAnswers,
  listed,
  lossAnswers,
  retreatAnswers,
  stormAnswers,
  withdrawAnswers,
} from './fights.ts';
import { alongAnswers, forceAnswers, forceMoveAnswers } from './hidden.ts';
import { byWorth, marchAnswers, type Scored } from './marches.ts';
import { answered } from './replies.ts';
import type { Scene } from './scene.ts';
import {
  enterAnswers,
  fleeAnswers,
  followAnswers,
  forageAnswers,
  homeAnswers,
  labourAnswers,
  lastAnswers,
  nextAnswers,
  silenceAnswers,
  transferAnswers,
} from './staff.ts';

// The answers to every question of the rules, best first, with what each is worth.

type Answers = (scene: Scene, offered: Choices<Action>) => readonly Scored[];

const localsOf = ({ stack }: CampaignView): Readonly<Record<string, unknown>> =>
  stack[stack.length - 1]!.locals as Readonly<Record<string, unknown>>;
const acts: Answers = scene => [...actionAnswers(scene), ...forceAnswers(scene)].sort(byWorth);
/** With what the enemy would reply. */
const considered: Answers = (scene, offered) => answered(scene, acts(scene, offered));

const isNamed = ({ t }: Scene, unit: number, slug: string): boolean => unitId(t, unit) === slug;

export const ANSWERS: Readonly<Record<string, Answers>> = {
  'transfers.enter': enterAnswers,
  'transfers.transfer': transferAnswers,
  'cycle.silence': silenceAnswers,
  'cycle.winner': considered,
  'cycle.loser': considered,
  'homes.choose': homeAnswers,
  'activation.follow': followAnswers,
  'activation.next': nextAnswers,
  'march.go': scene => marchAnswers(scene),
  'march.last': scene => lastAnswers(scene, destroyAct.some(scene.t, scene.side)),
  'forceMarch.go': scene => forceMoveAnswers(scene),
  'forceMarch.along': alongAnswers,
  'assault.storm': scene => stormAnswers(scene, stormers(scene.t.assault!)),
  'assault.occupy': scene => advanceAnswers(scene),
  'assault.grand': (scene, offered) => grandAnswers(scene, offered, joiners(scene.t, scene.t.assault!)),
  'assault.join': scene => joinAnswers(scene, joinings(scene.t, scene.t.assault!)),
  'evade.ask': scene => {
    const { hex, from } = localsOf(scene.view) as { hex: number; from: number };
    return evadeAnswers(scene, hex, from);
  },
  'evade.loss': (scene, offered) => {
    const { units } = localsOf(scene.view) as { units: readonly number[] };
    return listed(offered, action =>
      action.type === 'lose' ? scene.t.manpower[units.find(unit => isNamed(scene, unit, action.unit)) ?? 0]! : 0,
    );
  },
  'combat.defenderLoss': scene => lossAnswers(scene, scene.t.attack!.defenders),
  'combat.attackerLoss': scene => lossAnswers(scene, scene.t.attack!.units),
  'combat.withdraw': scene => withdrawAnswers(scene),
  'combat.advance': scene => advanceAnswers(scene),
  'retreat.walk': retreatAnswers,
  'surrender.ride': (_scene, offered) => listed(offered, action => (action.type === 'escape' ? 1 : 0)),
  'labours.work': scene =>
    labourAnswers(
      scene,
      LABOURS.flatMap(act => act.some(scene.t, scene.side)),
    ),
  'foraging.seek': forageAnswers,
  'swamps.choose': (scene, offered) => fleeAnswers(scene, caught(scene.t)[0]!, offered),
};

const hasty: Answers = scene => [...hastyAnswers(scene), ...forceAnswers(scene)].sort(byWorth);
/** Within a search: replies come of themselves there. */
export const UNREPLIED: typeof ANSWERS = { ...ANSWERS, 'cycle.winner': acts, 'cycle.loser': acts };
/** For playouts: whoever acts is found at a glance. */
export const HASTY: typeof ANSWERS = { ...ANSWERS, 'cycle.winner': hasty, 'cycle.loser': hasty };
