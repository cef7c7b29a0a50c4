/** A long run of questions to the plane, told in one word: every machine must come to the same. */
import {
  arcLength,
  compareDistance,
  covers,
  facedAbout,
  farthestCorner,
  firstMet,
  gap,
  headingOf,
  latticeRetreat,
  nearerThan,
  nearestInZone,
  openWidth,
  overlaps,
  type Polygon,
  type Pose,
  pushedBehind,
  quarterTurned,
  rectangle,
  shifted,
  straightRetreats,
  swept,
  translated,
  turnOfArc,
  wayTo,
  wheeled,
  wheelSwept,
} from '../../src/plane/index.ts';
import { type Chance, chance, someBlob, someBox, someHeading, somePose } from './chance.ts';

const TABLE = 180_000;

type Question = (dice: Chance, pose: Pose, body: Polygon, others: readonly Polygon[]) => unknown;

const questions: readonly Question[] = [
  (_dice, _pose, body, others) => others.map(other => overlaps(body, other)),
  (_dice, _pose, body, others) => others.map(other => gap(body, other)),
  (dice, _pose, body, others) => others.map(other => compareDistance(body, other, dice.whole(0, TABLE))),
  (dice, pose, _body, others) => firstMet(pose, { left: -5000, right: 5000 }, dice.whole(1, 240_000), others),
  (_dice, pose, _body, others) => others.map(other => nearestInZone(pose, 5000, other)),
  (dice, _pose, body) => covers(someBlob(dice, TABLE).area, body, dice.whole(0, 3)),
  (dice, _pose, body, others) =>
    others.map(other => wayTo(body, dice.whole(-60_000, 60_000), dice.whole(-60_000, 60_000), other)),
  (dice, pose) => wheeled(pose, dice.whole(1, 10) * 5000, dice.oneOf(['left', 'right']), dice.whole(-4500, 4500)),
  (dice, pose, _body, others) => {
    const ground = wheelSwept(
      pose,
      15_000,
      dice.oneOf(['left', 'right']),
      dice.whole(-2000, 2000),
      someBox(dice, 60_000),
    );
    return others.map(other => ground.some(piece => overlaps(piece, other)));
  },
  (dice, pose) => [
    facedAbout(pose, dice.whole(1, 40_000)),
    quarterTurned(pose, 20_000, 15_000, dice.oneOf(['left', 'right'])),
  ],
  (dice, pose) => pushedBehind(somePose(dice, TABLE), pose, someBox(dice, 60_000)),
  (dice, pose) =>
    farthestCorner(pose, shifted(pose, dice.whole(-9999, 9999), dice.whole(-9999, 9999)), someBox(dice, 60_000)),
  dice => [
    arcLength(dice.whole(1, 100_000), dice.whole(0, 9000)),
    turnOfArc(dice.whole(1, 100_000), dice.whole(0, 60_000)),
  ],
  dice => headingOf(dice.whole(-TABLE, TABLE), dice.whole(-TABLE, TABLE)),
  (dice, pose, _body, others) =>
    openWidth(pose, { left: -5000, right: 5000 }, dice.whole(-5000, 5000), others[0]!, {
      lines: [others[1]!.corners],
      areas: [someBlob(dice, TABLE).area],
    }),
  (dice, pose, body, others) => retreat(dice, pose, body, others),
];

function retreat(dice: Chance, pose: Pose, body: Polygon, others: readonly Polygon[]): unknown {
  const ground = {
    isOpen: (from: { x: number; y: number }, to: { x: number; y: number }): boolean => {
      const way = swept(translated(body, from.x, from.y), to.x - from.x, to.y - from.y);
      return !others.some(other => overlaps(way, other));
    },
    mayRest: ({ x, y }: { x: number; y: number }): boolean =>
      !others.some(other => nearerThan(translated(body, x, y), other, 20_000)),
  };
  const fan = {
    back: someHeading(dice),
    spread: 9000,
    every: 1500,
    least: 20_000,
    most: 60_000,
    step: 5000,
    alike: 1000,
  };
  const lattice = { pose, cell: 20_000, least: 20_000, most: 80_000 };
  return [straightRetreats(fan, ground), latticeRetreat(lattice, ground)];
}

/** Two sums over every letter of every answer, in hexadecimal. */
export function answersInOneWord(rounds: number): string {
  const dice = chance(2026);
  let [one, two] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < rounds; i++) {
    const pose = somePose(dice, TABLE);
    const body = rectangle(pose, someBox(dice, 60_000));
    const others = Array.from({ length: 6 }, () => rectangle(somePose(dice, TABLE), someBox(dice, 60_000)));
    const answer = JSON.stringify(questions[i % questions.length]!(dice, pose, body, others));
    for (let k = 0; k < answer.length; k++) {
      one = Math.imul(one ^ answer.charCodeAt(k), 0x01000193);
      two = Math.imul(two ^ answer.charCodeAt(k), 0x85ebca6b) ^ (two >>> 15);
    }
  }
  return [one, two].map(sum => (sum >>> 0).toString(16).padStart(8, '0')).join('');
}
