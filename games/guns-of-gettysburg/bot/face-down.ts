import { type Choices, type Idea, momentOf, questionName, type Text } from '@bivouac/kernel';
import {
  blockNumber,
  board,
  positionNumber,
  strengthOf,
  TOKENS_PER_POSITION,
  tokenId,
  tokenNumber,
} from '../data/index.ts';
import { boundForEnemies } from '../rules/13-declaration.ts';
import { mayExtend, stockOf } from '../rules/22-bombardment.ts';
import { type Action, attackOf, type GOG, type GunsView, staffOf } from '../state.ts';
import { isInDoubt } from './attacks.ts';
import { gunPaper, LAST, type Laid, laidBy, MANY, TOKEN, tokenWorth } from './guns.ts';
import { byWorth, type Scored } from './moves.ts';
import type { Scene } from './scene.ts';

// What the enemy sees the backs of. Search draws among answers of nearly equal worth, so that nobody reads them from the situation.

const NEARLY = 0.05; // a third of a hit: guns held back, or weak ones shown for strong ones
const SPARE = 0.01; // a quarter of a point of artillery
const EQUAL = 0.001;

/** How much less than the best an answer may be worth, by question. */
const WITHIN: Readonly<Record<string, number>> = {
  'attack.defence': NEARLY,
  'attack.support': NEARLY,
  'attack.fillers': SPARE,
  'phase.late': SPARE,
  'phase.trim': SPARE,
  'phase.idle': SPARE,
  'phase.price': SPARE,
  'reduce.offer': EQUAL,
  'reduce.pick': EQUAL,
};
export const withinOf = (view: GunsView): number => WITHIN[questionName(view) ?? ''] ?? 0;

const LAYING = ['attack.defence', 'attack.support'];
export const isLaying = (view: GunsView): boolean => LAYING.includes(questionName(view) ?? '');

/** Tokens laid together, with what they are worth on paper. */
interface Battery {
  readonly laid: Laid;
  readonly worth: number;
}
const WIDE = 12; // sets that grow by a token
const DEEP = 6; // tokens

const takesIt = (laid: Laid, at: number): boolean => laid.filter(each => each[1] === at).length < TOKENS_PER_POSITION;

/** Sets of tokens that may be laid, the best first: of those of one strength before one position only the first to hand. */
export function setsOf(scene: Scene, offered: Choices<Action>): readonly Battery[] {
  if (offered.kind !== 'list') return [];
  const pairs = offered.actions
    .flatMap(action =>
      action.type === 'guns' ? [[tokenNumber(action.token), positionNumber(action.at)] as const] : [],
    )
    .sort((a, b) => tokenWorth(b[0]) - tokenWorth(a[0]));
  const before = laidBy(scene);
  const paper = gunPaper(scene);
  const now = paper(before);
  const worthOf = (laid: Laid): number => paper([...before, ...laid]) - now - lastWorth(scene, laid.length);
  const found: Battery[] = [{ laid: [], worth: 0 }];
  for (let grown: readonly Battery[] = found, deep = 0; grown.length > 0 && deep < DEEP; deep++) {
    const more = grown.flatMap(({ laid }) => grownBy(laid, pairs, before));
    grown = more
      .map(laid => ({ laid, worth: worthOf(laid) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, WIDE);
    found.push(...grown);
  }
  return found.sort((a, b) => b.worth - a.worth);
}

function grownBy(laid: Laid, pairs: Laid, before: Laid): readonly Laid[] {
  const from = laid.length === 0 ? 0 : 1 + pairs.indexOf(laid[laid.length - 1]!);
  const known = new Set<number>();
  return pairs.slice(from).flatMap(pair => {
    const [token, at] = pair;
    const kind = at * 8 + tokenWorth(token);
    if (known.has(kind) || laid.some(each => each[0] === token) || !takesIt([...before, ...laid], at)) return [];
    known.add(kind);
    return [[...laid, pair]];
  });
}

/** Who lays the last token cannot declare Attack; unless it goes with the attack in any case. */
function lastWorth(scene: Scene, laid: number): number {
  const { t, side } = scene;
  const left = t.tray[side]! - laid;
  if (laid === 0 || left > 0 || !isInDoubt(scene)) return 0;
  const attack = attackOf(t);
  const owed = side === attack.side ? boundForEnemies(t, side, attack.blocks) - laidBy(scene).length : 0;
  return owed >= t.tray[side]! ? 0 : LAST;
}

/** The attack for which they are laid: the same until the last of them lies there. */
const markOf = (view: GunsView): number => {
  const { at, turn, attack, extended } = view.table;
  return momentOf(0, [at, [turn]], [questionName(view), attack?.blocks, attack?.again, extended === null]);
};

type Say = (action: Action) => Text;
/** One set, token by token. */
function layIdea(view: GunsView, scene: Scene, { laid, worth }: Battery, say: Say): Idea<GOG> {
  const asked = markOf(view);
  const before = laidBy(scene);
  const all = [...before, ...[...laid].sort((a, b) => a[1] - b[1])]; // the order must not tell the strong from the weak
  return {
    key: JSON.stringify(laid.map(([token, at]) => [tokenId(token), board.positionIds[at]!])),
    say: say(nextOf(view, scene, all)!),
    prior: worth,
    next: now => (markOf(now) === asked ? nextOf(now, scene, all) : null),
  };
}
function nextOf(now: GunsView, { side }: Scene, all: Laid): Action | null {
  const there = now.hands[staffOf(side)]?.guns ?? [];
  if (there.some(([token]) => !all.some(each => each[0] === token))) return null;
  const next = all.find(([token]) => !there.some(each => each[0] === token));
  if (next) return { type: 'guns', token: tokenId(next[0]), at: board.positionIds[next[1]]! };
  return { type: all.length >= MANY && mayExtend(now.setup, now.table, side) ? 'extend' : 'endGuns' };
}

export const layings = (
  view: GunsView,
  scene: Scene,
  offered: Choices<Action>,
  most: number,
  say: Say,
): readonly Idea<GOG>[] =>
  setsOf(scene, offered)
    .slice(0, most)
    .map(each => layIdea(view, scene, each, say));

type Answers = (scene: Scene, offered: Choices<Action>) => readonly Scored[];
const BEYOND = 3; // tokens dearer than those one can spare best, from which to choose as well

/** So many of the cheapest tokens, all ways. */
const sparing =
  (filling: boolean): Answers =>
  ({ view, side }, offered) => {
    const least = offered.kind === 'space' ? (offered.outline!() as { least: number }).least : 0;
    const stock = filling ? stockOf(view, side) : (view.hands[staffOf(side)]?.tray ?? []);
    const cheap = [...stock].sort((a, b) => tokenWorth(a) - tokenWorth(b) || a - b).slice(0, least + BEYOND);
    return combinations(cheap, least)
      .map(given => ({
        action: { type: 'discard', tokens: given.map(tokenId) } as const,
        worth: given.reduce((sum, token) => sum - TOKEN * tokenWorth(token), 0),
      }))
      .sort(byWorth);
  };
function combinations(items: readonly number[], many: number): readonly (readonly number[])[] {
  if (many === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), many - 1).map(rest => [item, ...rest]));
}

const listed = (offered: Choices<Action>, worth: (action: Action) => number): readonly Scored[] =>
  offered.kind === 'list' ? offered.actions.map(action => ({ action, worth: worth(action) })).sort(byWorth) : [];

/** What search answers where its answer lies face down; greedy has its own ways. */
export const UNSEEN: Readonly<Record<string, Answers>> = {
  'attack.fillers': sparing(true),
  'phase.late': sparing(false),
  'phase.trim': sparing(false),
  'phase.idle': sparing(false),
  'phase.price': sparing(false),
  'reduce.offer': (_scene, offered) =>
    listed(offered, action =>
      action.type === 'offer' ? 0.1 * action.blocks.reduce((sum, block) => sum + strengthOf(blockNumber(block)), 0) : 0,
    ), // §2.2b
  'reduce.pick': (_scene, offered) => listed(offered, () => 0), // §2.2c
};
