import { type Choices, list, type Public, type Rule, type Seat, type Text } from '@bivouac/kernel';
import { SIDES, type Side, sideNumber, tokenId } from '../data/index.ts';
import {
  type Action,
  ATTACK,
  commander,
  type GOG,
  type GunsView,
  isTeam,
  orderOf,
  screenOf,
  subordinate,
  type U,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { marchTokens } from './08-tokens.ts';
import { whyNotSpend } from './12-marches.ts';

// 25 TEAMS: the commander has tokens and decisions, the subordinate the blocks, and nothing passes between them but special orders.

const WORDS = 5;
const SECONDS = 30;
/** §25.3d What an order may hold and how long its writing may take. The host keeps the time: no rule looks at a clock. */
export const orderLimit = (hours: number): { readonly words: number; readonly seconds: number } => ({
  words: WORDS * hours,
  seconds: SECONDS * hours,
});

const LONGEST = 24;
/** §25.3f Letters, with an apostrophe, a hyphen or a mark after them: no figure, no sign. */
const isPlain = (word: string): boolean => word.length <= LONGEST && /^[\p{L}\p{M}'’-]+[.,;:!?]{0,3}$/u.test(word);

function whyNotInstruct(hours: number, rule: Rule, action: Action): Text | null {
  if (action.type !== 'instruct') return tx('no.instructFirst', {}, '§25.3c');
  const most = orderLimit(hours).words;
  const count = action.words.length;
  if (count > most) return tx('no.instructLong', { count, most }, rule);
  const code = action.words.find(word => !isPlain(word));
  return code === undefined ? null : tx('no.instructCode', { word: code }, '§25.3f');
}

const SAMPLES: readonly string[] = ['Hold', 'the', 'hill', 'until', 'dark', 'Attaquez', 'là-bas', 'now!'];
/** Any words, as many as the hours allow; no word at all is an order too. */
export function instructChoices(hours: number, rule: Rule): Choices<Action> {
  return {
    kind: 'space',
    sample: pick => ({
      type: 'instruct',
      words: Array.from({ length: pick(orderLimit(hours).words + 1) }, () => SAMPLES[pick(SAMPLES.length)]!),
    }),
    check: action => whyNotInstruct(hours, rule, action),
    outline: () => orderLimit(hours),
  };
}

/** §25.3b It reaches the partner, and nobody else. */
export function instruct(u: U, side: Side, action: Action): void {
  if (action.type !== 'instruct' || action.words.length === 0) return;
  const { day, box } = u.table;
  u.hand(screenOf(side)).orders.push({ day, box, words: action.words.slice() });
  u.tell(screenOf(side), tx('order.special', { words: action.words }, '§25.3b'), { by: SIDES[side] });
}
export const instructPrompt = (side: Side, hours: number, rule: Rule): Text =>
  tx('prompt.instruct', { side: SIDES[side], ...orderLimit(hours) }, rule); // §25.4c: it says what an order may not tell

/** §25.2a March tokens are the commander’s: he may spend one before the march, and again when three blocks have used it. */
export function tokenChoices(view: GunsView, side: Side): Choices<Action> {
  const whyNot = (action: Action): Text | null => {
    if (action.type === 'endTokens') return null;
    return action.type === 'spend' ? whyNotSpend(view, side, action.token) : tx('no.tokensNow', {}, '§25.2a');
  };
  const all = marchTokens(view, side).map((token): Action => ({ type: 'spend', token: tokenId(token) }));
  return list<Action>([{ type: 'endTokens' }, ...all], whyNot);
}

type Kind = 'tokens' | 'command' | 'blocks' | 'order';
/** §25.2a, §25.2b, §25.2c Whose matter an action is. */
const KINDS: Readonly<Record<Action['type'], Kind>> = {
  ...{ discard: 'tokens', guns: 'tokens', endGuns: 'tokens', bombard: 'tokens', hit: 'tokens', support: 'tokens' },
  ...{ spend: 'tokens', endTokens: 'tokens', fortify: 'tokens', endNight: 'tokens' },
  ...{ hours: 'command', declare: 'command', objectives: 'command', extend: 'command' },
  ...{ bid: 'command', pass: 'command', choose: 'command' },
  ...{
    post: 'blocks',
    withdraw: 'blocks',
    endWithdrawals: 'blocks',
    suffer: 'blocks',
    offer: 'blocks',
    pick: 'blocks',
  },
  ...{ attack: 'blocks', endAttacks: 'blocks', line: 'blocks', fight: 'blocks', lead: 'blocks' },
  ...{
    enter: 'blocks',
    transfer: 'blocks',
    endEntries: 'blocks',
    keepBack: 'blocks',
    remove: 'blocks',
    giveUp: 'blocks',
  },
  ...{ march: 'blocks', turn: 'blocks', endMarches: 'blocks' },
  instruct: 'order',
};
const REFUSALS: Readonly<Record<Kind, Text>> = {
  tokens: tx('no.commander', {}, '§25.2a'),
  command: tx('no.commanderDecides', {}, '§25.2b'),
  blocks: tx('no.subordinate', {}, '§25.2c'),
  order: tx('no.speak', {}, '§25.3a'),
};

/** Why a seat that is not asked may not do this now. */
export function notAsked({ setup, table: t }: Public<GOG>, seat: Seat, action: Action): Text {
  const side = sideNumber(seat);
  const kind = KINDS[action.type];
  const misplaced = kind === 'blocks' ? seat === commander(setup, side) : seat === subordinate(setup, side);
  if (isTeam(setup, side) && misplaced) return REFUSALS[kind];
  const mine = t.active === side || t.turn === 0;
  if (mine && action.type === 'attack' && orderOf(t, side) !== ATTACK) return tx('no.attackOrder', {}, '§13.0.1a');
  return mine ? tx('no.notYet', {}, '§5.1c') : tx('no.notAsked', { side: SIDES[t.active] }, '§5.1c');
}
