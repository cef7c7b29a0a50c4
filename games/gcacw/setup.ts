import type { Opening, Setup } from '@bivouac/kernel';
import {
  type Campaign,
  campaignNamed,
  hexNamed,
  OPTIONS,
  sideBetween,
  sideNumber,
  UNION,
  WORKS,
} from './data/index.ts';
import { emptyHand } from './imagine.ts';
import { startOf } from './rules/conversion.ts';
import { column, type GCACW, has, NOT_YET, noLosses, type Pontoon, type Table } from './state.ts';

/** The table before the first turn. */
export function setUp(setup: Setup): Opening<GCACW> {
  const campaign = campaignNamed(setup.scenario);
  const { scenario, units, leaders, board } = campaign;
  const high = scenario.specialRules.find(each => each.kind === 'highWater');
  const ordered = <T>(read: (data: (typeof units.data)[number]) => T): T[] => units.data.map(read);
  const table: Table = {
    scenario: setup.scenario,
    options: OPTIONS.reduce((bits, option, i) => bits | (setup.options.includes(option) ? 1 << i : 0), 0),
    stamp: 0,
    turn: 0,
    active: 0,
    dice: [0, 0],
    winner: -1,
    passed: 0,
    acts: 0,
    paralysed: [0, 0],
    lull: 0,
    silent: [],
    at: ordered(({ hex }) => (hex === null ? NOT_YET : hexNamed(campaign, hex))),
    manpower: ordered(each => each.manpower), // §2.2-strength-one
    organized: ordered(each => (each.organized ? 1 : 0)), // §2.2-strength-setup
    exhausted: ordered(each => (startOf(campaign, each).exhausted ? 1 : 0)),
    fatigue: ordered(each => startOf(campaign, each).fatigue),
    demoralized: ordered(each => each.demoralized),
    works: ordered(each => WORKS.indexOf(each.entrenchment)), // §9.0-hcr-2
    with: leaders.data.map(each =>
      each.entersTurn === undefined && !each.successor ? units.ids.indexOf(each.attachedTo) : NOT_YET,
    ),
    activated: column(units.count, 0),
    tried: column(units.count, 0),
    built: column(units.count, 0),
    moved: column(leaders.count, 0),
    down: board.crossings.map(each => (each.down ? 1 : 0)),
    pontoons: [],
    spoilt: [],
    risen: [],
    stations: column(board.stations.length, 0),
    refused: [],
    rain: 0,
    flood: [high?.minor ?? 0, high?.major ?? 0],
    forces: [],
    march: null,
    activation: null,
    assault: null,
    attack: null,
    retreat: null,
    lost: noLosses(),
    held: column(scenario.victory.items.length, 0),
    fell: 0,
    result: null,
  };
  for (const { edge } of scenario.destroyed) {
    const crossing = board.crossing[sideOfEdge(setup.scenario, edge)]!;
    if (crossing >= 0) table.down[crossing] = 1; // §10.1-chatham-slb
  }
  table.pontoons = scenario.pontoons
    .map(({ edge, owner }): Pontoon => ({ side: sideOfEdge(setup.scenario, edge), owner: sideNumber(owner) }))
    .filter(({ side }) => side >= 0);
  layChatham(table, campaign);
  const hands = has(table, 'limited-intelligence') ? { union: emptyHand(), confederate: emptyHand() } : {};
  return { table, hands, vault: {} };
}

/** §10.1-chatham-sjw A bridge that is a Union pontoon in this title. */
function layChatham(table: Table, { board, title }: Campaign): void {
  const names = title.special.find(each => each.id === 'unionPontoon')?.names ?? [];
  for (const [i, { name, side, twin }] of board.crossings.entries()) {
    if (!names.includes(name)) continue;
    table.down[i] = 1;
    table.pontoons.push({ side: Math.min(side, twin), owner: UNION });
  }
}

/** The hexside of two neighbours, by the lower of its numbers; -1 off this scenario's part of the map. */
function sideOfEdge(scenario: string, [a, b]: readonly [string, string]): number {
  const campaign = campaignNamed(scenario);
  const [from, to] = [hexNamed(campaign, a), hexNamed(campaign, b)];
  if (from < 0 || to < 0) return -1;
  return Math.min(sideBetween(campaign.board, from, to), sideBetween(campaign.board, to, from));
}
