import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { seeing } from '../src/table/seeing.ts';

const view = (seat: string) => ({ seat, setup: {}, hands: {}, sealed: {} });
const views = { north: view('north'), south: view('south') };

/** Two at one screen, each with a hand behind a screen of his own. */
function table(alone = false) {
  const now = signal({ pending: ['north'], views, over: false });
  const seats = { north: { screens: ['n'] }, south: { screens: ['s'] } };
  const web = { play: { now: signal(undefined) }, seats: () => seats, picture: () => null, board: {} };
  const hearing = { now, held: signal(['north', 'south']) };
  const seen = seeing(web as never, hearing as never, { past: signal(null) } as never, alone);
  let handedOver = 0;
  const ask = (seat: string): void => {
    now.value = { pending: [seat], views, over: false };
    if (!seen.mustHandOver.value) return;
    handedOver++;
    seen.handed.value = seat;
  };
  return { ask, seen, count: () => handedOver };
}

describe('two at one screen', () => {
  it('hand it over once for a run of questions, not once a question', () => {
    const at = table();
    for (const seat of ['north', 'north', 'north', 'south', 'south', 'north', 'north']) at.ask(seat);
    expect(at.count()).toBe(3);
    at.seen.stop();
  });

  it('see nothing of the table until the one who is asked has taken it', () => {
    const at = table();
    at.ask('north');
    expect(at.seen.eyes.value).toBe('north');
    expect(at.seen.mustHandOver.value).toBe(false);
    at.seen.handed.value = 'south';
    expect(at.seen.mustHandOver.value).toBe(true);
    at.seen.stop();
  });

  it('are not two when one person plays both sides', () => {
    const at = table(true);
    for (const seat of ['north', 'south', 'north']) at.ask(seat);
    expect(at.count()).toBe(0);
    at.seen.stop();
  });
});
