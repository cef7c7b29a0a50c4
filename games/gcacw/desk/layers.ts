import type { Draft, Mark } from '@bivouac/desk';
import { questionName, type Seat } from '@bivouac/kernel';
import { BOTH, enemyOf, SIDES, type Side } from '../data/index.ts';
import { radiusFrom } from '../rules/02-command.ts';
import { inAnyZoneOf, inZoneOf } from '../rules/02-zones.ts';
import { marchDice } from '../rules/05-dice.ts';
import { isArmyLeader, leadersOf } from '../rules/06-leaders.ts';
import { flanksOf } from '../rules/07-flank.ts';
import { type CampaignView, hexId, leaderAt, leaderId, leaderNamed, of, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { unitIn } from './alone.ts';
import { type Asked, askedOf, word } from './asked.ts';
import { attackIn } from './planned.ts';
import { imagined, mostPoints, needed, waysOf } from './ways.ts';

// What can be shown on demand: zones, command, reach, the flanks of a hex that is to be attacked.

export const layers = [
  { id: 'zones', name: dx('desk.layer.zones', {}, '§2.4-zoc') },
  { id: 'command', name: dx('desk.layer.command', {}, '§2.5-radius') },
  { id: 'reach', name: dx('desk.layer.reach', {}, '§6.1-adjacent') },
  { id: 'flanks', name: dx('desk.layer.flanks', {}, '§7.4-flank-1') },
] as const;

const SHOWN: Readonly<Record<string, (a: Asked, draft: Draft) => readonly Mark[]>> = {
  zones: zonesFor,
  command: commandFor,
  reach: reachFor,
  flanks: flanksFor,
};
export function layer(view: CampaignView, seat: Seat, draft: Draft, id: string): readonly Mark[] {
  const side = SIDES.some(each => each === seat) ? seat : SIDES[0]!;
  const marks = SHOWN[id]?.(askedOf(view, side), draft) ?? [];
  return marks.filter(({ spots }) => spots.length > 0);
}

const hexesWhere = (t: Table, holds: (hex: number) => boolean): readonly string[] => {
  const { board } = of(t);
  return board.hexIds.filter((_, hex) => board.onMap[hex] === 1 && holds(hex));
};

/** Enemy zones, those that stop apart from those behind woods. */
function zonesFor({ t, side, view }: Asked): readonly Mark[] {
  const whose = view.seat === null ? BOTH : [enemyOf(side)];
  return whose.flatMap((each): Mark[] => [
    {
      ...{ kind: 'threat', side: SIDES[each]!, label: dx('desk.zone', { side: SIDES[each]! }, '§2.4-zoc') },
      spots: hexesWhere(t, hex => inZoneOf(t, each, hex)),
    },
    {
      ...{
        kind: 'cut',
        side: SIDES[each]!,
        label: dx('desk.zoneRestricted', { side: SIDES[each]! }, '§2.4-zoc-restricted'),
      },
      spots: hexesWhere(t, hex => inAnyZoneOf(t, each, hex) && !inZoneOf(t, each, hex)),
    },
  ]);
}

/** The radius of the leader in hand, or of the one who is active; else of all one has. */
function commandFor(a: Asked, draft: Draft): readonly Mark[] {
  const { t, side } = a;
  const chosen = leaderNamed(t, side, word(draft, 'leader'));
  const leader = chosen >= 0 ? chosen : (t.activation?.leader ?? t.assault?.leader ?? -1);
  const all = leader >= 0 ? [leader] : leadersOf(t, side).filter(each => !isArmyLeader(t, each));
  return all.filter(each => leaderAt(t, each) >= 0).map(each => radiusOf(t, side, each));
}
const radiusOf = (t: Table, side: Side, leader: number): Mark => ({
  kind: 'supply',
  side: SIDES[side]!,
  spots: radiusFrom(t, side, leaderAt(t, leader)).map(hex => hexId(t, hex)),
  label: dx('desk.radius', { leader: leaderId(t, leader) }, '§2.5-radius'),
});

/** What each roll of the dice would let a unit reach, or what one on the march still can. */
function reachFor(a: Asked, draft: Draft): readonly Mark[] {
  const { t } = a;
  if (t.march)
    return [
      {
        kind: 'reach',
        side: a.seat,
        spots: waysOf(t).map(({ hex }) => hex),
        label: dx('desk.reach', {}, '§6.1-adjacent'),
      },
    ];
  const unit = isCycle(a) ? unitIn(a, draft) : -1;
  if (unit < 0) return [];
  const dice = marchDice(t, unit);
  const byRoll = new Map<number, string[]>();
  for (const way of waysOf(imagined(t, unit, mostPoints(dice)))) {
    const least = needed(dice, way);
    byRoll.set(least, [...(byRoll.get(least) ?? []), way.hex]);
  }
  return [...byRoll].sort().map(([least, spots]) => ({
    ...{ kind: 'reach', side: a.seat, spots, value: least },
    label: dx('desk.reachBy', { least }, '§5.1-ma-first'),
  }));
}
const isCycle = ({ view }: Asked): boolean => /^cycle\.(winner|loser)$/.test(questionName(view) ?? '');

/** §7.4 The six hexes around the target: covered, covered in vain, open. */
function flanksFor(a: Asked, draft: Draft): readonly Mark[] {
  const planned = attackIn(a, draft);
  if (!planned) return [];
  const flanks = flanksOf(planned.t, planned.attack).filter(({ hex }) => hex >= 0);
  const spots = (holds: (flank: (typeof flanks)[number]) => boolean): readonly string[] =>
    flanks.filter(holds).map(({ hex }) => hexId(a.t, hex));
  const side = SIDES[planned.attack.side]!;
  return [
    {
      kind: 'supply',
      side,
      spots: spots(each => each.covered && !each.reduces),
      label: dx('desk.flankCovered', {}, '§7.4-flank-1'),
    },
    { kind: 'threat', side, spots: spots(each => each.reduces), label: dx('desk.flankReduces', {}, '§7.4-flank-3') },
    { kind: 'cut', side, spots: spots(each => !each.covered), label: dx('desk.flankOpen', {}, '§7.4-flank-1') },
    {
      kind: 'battle',
      side,
      spots: [hexId(a.t, planned.attack.target)],
      label: dx('desk.flankTarget', {}, '§7.4-flank-1'),
    },
  ];
}
