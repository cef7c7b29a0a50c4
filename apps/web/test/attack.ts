import { type AnyGame, type AnyRecord, begin, enter, pending, questionName, type Secret, view } from '@bivouac/kernel';
import { game as wilderness } from '@bivouac/wilderness-war';
import { cardOf, cardSlug } from '@bivouac/wilderness-war/data';
import { desk } from '@bivouac/wilderness-war/desk';

// Montcalm marches five spaces and fights; the British hold answers, and lose three steps: this secret says so.

const SECRET = '0004'.repeat(16) as Secret;
const game = wilderness as AnyGame;

export const opening = (): AnyRecord => begin(game, { scenario: 'annus-mirabilis', options: [] }, SECRET);

/** The card that the French play: a three. */
export const card = ({ state }: AnyRecord): string => {
  const { cards } = state.hands['french'] as { cards: readonly number[] };
  return cardSlug(cards.find(each => cardOf(each).activation === 3)!);
};

interface Going {
  readonly action: unknown;
  readonly onward?: readonly unknown[];
}
/** The activation and the marches, as the desk offers them. */
function marches(record: AnyRecord): readonly unknown[] {
  const seen = view(game, record.state, 'french') as never;
  const draft = { leader: 'montcalm' };
  const goal = desk
    .offer(seen, 'french', draft)
    .targets.find(({ at }) => 'place' in at && at.place === 'hudson-carry-north');
  const looked = goal && 'draft' in goal.next ? goal.next.draft : draft;
  const go = desk.offer(seen, 'french', looked).buttons.find(({ primary }) => primary)!;
  const { action, onward = [] } = go.next as Going;
  return [action, ...onward];
}

/** Nobody interferes: how the British answer, by the question. */
export const refusing = (question: string): unknown =>
  question === 'entry.inside' ? { type: 'inside', pieces: [] } : { type: 'pass' };

const MOST = 40;

/** The attack, up to a question. */
export function attacked(until: (seat: string, question: string) => boolean): AnyRecord {
  let record = opening();
  const play = (seat: string, action: unknown): void => {
    record = enter(game, record, seat, action as never);
  };
  play('french', { type: 'activate', card: card(record) });
  const way = [...marches(record)];
  for (let i = 0; i < MOST; i++) {
    const seat = pending(game, record.state)[0]!;
    const seen = view(game, record.state, seat);
    const question = questionName(seen) ?? '';
    if (until(seat, question)) return record;
    if (question === 'losses.choose') play(seat, loss(record, seat));
    else play(seat, seat === 'french' ? way.shift() : refusing(question));
  }
  throw new Error('it never came to that');
}

function loss({ state }: AnyRecord, seat: string): unknown {
  const [target] = desk.offer(view(game, state, seat) as never, seat, desk.start).targets;
  return target && 'action' in target.next ? target.next.action : null;
}
