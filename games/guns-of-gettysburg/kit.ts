import type { Seat } from '@bivouac/kernel';
import { blockId, tokenId } from './data/index.ts';
import { enumerate } from './fuzz/enumerate.ts';
import { probe } from './fuzz/probe.ts';
import { stages } from './fuzz/stages.ts';
import { tastes } from './fuzz/tastes.ts';
import { game } from './game.ts';
import { placeAt } from './rules/told.ts';
import { type GunsState, type GunsView, seats, standIds } from './state.ts';
import { book, isLabel, placeName } from './text/index.ts';

/** What a seat was shown though it lies behind another's screen. */
const mayKnow = ({ table: t, hands, setup }: GunsState, seat: Seat | null): readonly number[] => [
  ...t.clues.map(clue => clue.block),
  ...t.dead,
  ...t.shown,
  ...(seat === null ? [] : (seats(setup)[seat]?.screens ?? []).flatMap(screen => hands[screen]!.label)),
];

/** The names of labels and tokens a seat cannot see. */
function hiddenWords(state: GunsState, seat: Seat | null): readonly string[] {
  const { hands, setup } = state;
  const open = seat === null ? [] : (seats(setup)[seat]?.screens ?? []);
  const known = new Set(mayKnow(state, seat));
  return Object.entries(hands)
    .filter(([screen]) => !open.includes(screen))
    .flatMap(([, hand]) => [
      ...hand.label.filter(block => block > 0 && !known.has(block)).map(blockId),
      ...[...hand.tray, ...hand.extended].map(tokenId),
    ]);
}

/** Labels that are shown and may be shuffled away again. */
const reveals = [
  'time.turned',
  'time.arrival',
  'attack.none',
  'guns.revealed',
  'combat.leader',
  'block.shown',
  'block.lost',
  'block.replacedBy',
  'night.removed',
  'march.token',
] as const;
/** By these a seat learns of hidden things that the others do not see. */
const tells = ['tokens.drawnAre', 'guns.stackIs', 'order.special'] as const;

/** Where each stand lies. */
const lies = ({ table: t }: GunsView): Readonly<Record<string, string>> =>
  Object.fromEntries(standIds.map((id, stand) => [id, placeAt(t.at[stand]!)]).filter(([, place]) => place !== ''));

/** What some hundred random games may miss, with the test that plays it. */
const rare = {
  'no.twin': 'no two areas of our map share two positions; played on another map in GOG 14.3c',
  'no.roadsMeet': 'no two main roads of our map meet on an entry; played with a made-up column in GOG 11.4c',
  'no.talk': 'what partners say is the room’s affair; refused in packages/room/test/silence.test.ts',
  'no.town': 'no road of our map leads a column through the town; played with a made-up one in GOG 11.4d',
  'no.transferPair': 'two transfers between the same points in one hour; played in GOG 11.5b',
  'no.transferArrival': 'a transfer to where a battalion arrives that hour; played in GOG 11.5e',
  'no.keepBack': 'a battalion of which some blocks are given up; played in GOG 17.5c',
  'no.keepBackFirst': 'another action at that moment; played in GOG 17.5c',
  'no.removeOrder': 'two blocks given up, the later one named first; played in GOG 17.5a',
  'no.attackLastTurn': 'Attack declared in the last Night; played in GOG 6.1c',
  'no.attackGroupWinners': 'a group against recent winners; played in GOG 13.1.5a',
  'no.attackRearWinners': 'recent winners attacked from behind; played in GOG 13.1.5b',
  'no.attackBothSides': 'one position attacked from both its areas; played in GOG 13.1.3h',
  'no.attackBack': 'an enemy behind one’s back in the woods; played in GOG 21.3a',
  'no.attackStay': 'enemies share no clear position when attacks begin; played in GOG 13.1.3f',
  'no.throughEnemy': 'likewise for moves; played in GOG 10.4f',
  'no.attackGroupWoods': 'a group against enemies in the woods; played in GOG 21.3d',
  'no.hit': 'a choice between two guns that are hit; played in GOG 13.5d',
  'no.fight': 'two close combats of one attack; played in GOG 13.8.0b',
  'no.sandwich': 'a march that would enclose an enemy; played in GOG 21.2e',
};

/** What the conformance suite, the fuzz, the counts and the command line need of this game. */
export const kit = {
  game,
  book,
  isLabel,
  hiddenWords,
  mayKnow,
  lies,
  reveals,
  tells,
  enumerate,
  probe,
  tastes,
  stages,
  placeName,
  rare,
  leakEvery: 40,
};
