import type { Draft, Offer, Poised } from '@bivouac/desk';
import { type Point, pending, say, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { namedPoses } from '../desk/poses.ts';
import { desk } from '../desk.ts';
import { game } from '../game.ts';
import { footprintOf } from '../rules/01-units.ts';
import { type Action, unitNumber } from '../state.ts';
import { book } from '../text/index.ts';
import { type Position, position } from './table.ts';

/** A unit in hand: what is offered, and where open ground leads. */
function inHand(units: Position['units'], unit: string, more: Position = {}) {
  const { state } = position({ step: 'movement', ...more, ...(units ? { units } : {}) });
  const seat = pending(game, state)[0]!;
  const seen = view(game, state, seat);
  let draft: Draft = { unit };
  const offer = (): Offer<Action> => desk.offer(seen, seat, draft);
  const poised = (): Poised => offer().poised!;
  return {
    ...{ seen, seat, offer, poised },
    /** To a point, or turned. */
    to(change: Partial<Point>): Poised {
      const { x, y } = poised().at;
      const target = desk.ground!(seen, seat, draft, { x, y, ...change })!;
      draft = (target.next as { draft: Draft }).draft;
      return poised();
    },
    says: (): string =>
      poised()
        .says.map(text => say(book, 'en', text))
        .join(' '),
    mover: { pub: seen, unit: unitNumber(seen.table, unit), basic: false },
    layer: (id: string) => desk.layer!(seen, seat, draft, id),
  };
}
const LINE = { f1: '10 10 90 222', c1: '10 20 270 222' };

describe('LL a unit in hand', () => {
  it('goes a quarter of a base at a step, and its cost adds up', () => {
    const hand = inHand(LINE, 'f1');
    const { x, y } = hand.poised().at;
    expect(hand.poised().moved).toBe(false);
    for (const step of [1, 2, 3, 4]) expect(hand.to({ y: y - 250 * step }).at).toMatchObject({ x, y: y - 250 * step });
    expect(hand.says()).toContain('1 BW used, 3 BW left');
  });
  it('turned one way and back stands as it stood', () => {
    const hand = inHand(LINE, 'f1');
    const { x, y, turn = 0 } = hand.poised().at;
    expect(hand.to({ turn: turn + 5 }).at.turn).toBe(turn + 5);
    expect(hand.poised().moved).toBe(true);
    expect(hand.to({ turn }).at).toEqual({ x, y, turn });
    expect(hand.poised().moved).toBe(false);
  });
  it('wheels forward rather than backward, about its corner', () => {
    const hand = inHand(LINE, 'f1');
    const { turn = 0 } = hand.poised().at;
    hand.to({ turn: (turn + 350) % 360 });
    const main = hand.offer().buttons.find(({ primary }) => primary)!;
    expect(main.next).toEqual({ action: { type: 'march', unit: 'f1', steps: ['left 1000'] } });
  });
  it('says why it came no nearer, and what causes disorder', () => {
    const hand = inHand({ ...LINE, f2: '10 13 90 222' }, 'f1', { cards: 2 });
    const { y } = hand.poised().at;
    hand.to({ y: y - 3000 });
    expect(hand.poised().stopped?.key).toBe('no.onFriend');
    const rough = inHand(LINE, 'f1', { cards: 2, terrain: ['rocky 5 11 15 11 15 12 5 12'] });
    rough.to({ y: y - 2000 });
    expect(rough.says()).toContain('Disorder: difficult ground.');
  });
});

describe('LL poses by name', () => {
  const named = (hand: ReturnType<typeof inHand>, name: string) =>
    namedPoses(hand.mover).find(each => each.name === name);
  it('in line at a wall: right up against it, fronting the enemy', () => {
    const hand = inHand(LINE, 'f1', { terrain: ['wall 5 12 15 12'] });
    const { pose } = named(hand, 'line')!.reached.judged;
    expect(pose.heading).toBe(9000);
    expect(pose.y).toBeGreaterThanOrEqual(11_750);
    expect(pose.y).toBeLessThan(12_000);
    const labels = hand.offer().buttons.map(({ label }) => say(book, 'en', label));
    expect(labels).toContain('In line at the wall, 1.9 BW');
    expect(labels.some(label => label.startsWith('Facing'))).toBe(false); // it does already
  });
  it('out of canister, and short of it', () => {
    const guns = { f1: '10 10 90 222', c1: 'guns 10 15.5 270 111' };
    const out = named(inHand(guns, 'f1'), 'out')!.reached.judged.pose;
    expect(out.y).toBeLessThan(9550);
    const short = named(inHand({ ...guns, c1: 'guns 10 18 270 111' }, 'f1'), 'short')!.reached.judged.pose;
    expect(short.y).toBeGreaterThan(11_000);
    expect(short.y).toBeLessThan(12_000);
  });
});

describe('LL layers', () => {
  it('show lanes, ranges, cover, danger and charges, from where a unit would stand', () => {
    const hand = inHand({ ...LINE, c1: '10 17.5 270 222' }, 'f1', { terrain: ['wall 5 14 15 14'] });
    const { y } = hand.poised().at;
    expect(desk.layers!.map(({ id }) => id)).toEqual(['lanes', 'ranges', 'cover', 'danger', 'charges']);
    expect(hand.layer('charges')).toEqual([]);
    hand.to({ y: y - 4000 });
    const counts = ['lanes', 'ranges', 'cover', 'danger', 'charges'].map(id => hand.layer(id).length);
    expect(counts.every(count => count > 0)).toBe(true);
    const [ring] = hand.layer('ranges');
    expect(ring).toMatchObject({ kind: 'ring', radius: 6000 });
    expect(ring!.spots[0]).not.toEqual(undefined);
    expect(footprintOf(hand.seen, 0).pose.y).toBe(10_000); // the table itself is as it was
  });
});

describe('LL a unit taken up before a phase is called', () => {
  const CALLED = { type: 'call', phase: 'movement' };
  const GONE = { type: 'march', unit: 'f1' };
  /** What the main button does with f1 drawn one base forward. */
  function drawn(step: string): unknown {
    const { state } = position({ step, units: LINE, hands: { federal: ['confusion', 'old-rivals'] } });
    const seat = pending(game, state)[0]!;
    const seen = view(game, state, seat);
    expect(desk.offer(seen, seat, {}).targets.map(({ at }) => at)).toEqual([{ sprite: 'f1' }]);
    const { x, y } = desk.offer(seen, seat, { unit: 'f1' }).poised!.at;
    const { next } = desk.ground!(seen, seat, { unit: 'f1' }, { x, y: y - 1000 })!;
    return desk.offer(seen, seat, (next as { draft: Draft }).draft).buttons.find(({ primary }) => primary)!.next;
  }
  it('§4-call-a is set down by a call of movement, and goes as soon as it may', () => {
    expect(drawn('turn.orders')).toMatchObject({ action: CALLED, onward: [GONE] });
  });
  it('§4-reform-b goes before the deck is re-formed: it is left as it is', () => {
    expect(drawn('turn.reform')).toMatchObject({ action: { type: 'decline' }, onward: [CALLED, GONE] });
  });
});

describe('LL card-they-couldnt-hit-an at the table', () => {
  it('the cards of least morale are on Enter first, then giving them up', () => {
    const table = position({
      active: 'confederate',
      hands: { federal: ['they-couldnt-hit-an'], confederate: ['quickstep', 'double-canister', 'drilled-volley'] },
      step: 'window.start',
      dice: [2],
    });
    table.act(table.interrupting('they-couldnt-hit-an'));
    const seat = pending(game, table.state)[0]!;
    const seen = view(game, table.state, seat);
    const marked = (draft: Draft) => desk.offer(seen, seat, draft).buttons.filter(({ primary }) => primary);
    const [least] = marked(desk.start);
    expect(least?.label.key).toBe('desk.discardLeast');
    const { draft } = least!.next as { draft: Draft };
    const [discard] = marked(draft);
    expect(discard?.label.key).toBe('desk.discard');
    table.act((discard!.next as { action: Action }).action);
  });
});
