import type { Draft, OddsPanel, Offer } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { expect } from 'vitest';
import { desk } from '../desk.ts';
import type { Action, WildernessView } from '../state.ts';

// What an offer says besides its targets: hints, odds, possible answers, layers.

type Say = (text: Text) => void;

export function picturesSay(view: WildernessView, seat: string, draft: Draft, offer: Offer<Action>, say: Say): void {
  if (offer.hint) say(offer.hint);
  if (offer.odds) oddsSay(offer.odds, say);
  if (offer.possible)
    for (const text of [offer.possible.title, ...offer.possible.items.map(each => each.text)]) say(text);
  for (const { id } of desk.layers ?? []) for (const mark of desk.layer!(view, seat, draft, id)) say(mark.label);
}

function oddsSay(odds: OddsPanel, say: Say): void {
  for (const text of [
    odds.title,
    odds.summary,
    ...odds.lines.map(each => each.text),
    ...odds.bars.map(bar => bar.label),
  ])
    say(text);
  expect(odds.bars.reduce((sum, bar) => sum + bar.share, 0)).toBe(odds.of);
  expect(sums(odds.lines)).toEqual(odds.lines.filter(each => each.total).map(each => points(each.value)));
}

const points = (value: string): number => Number(value.replace('−', '-'));

/** What the signed lines before each total come to. */
function sums(lines: OddsPanel['lines']): number[] {
  const found = [0];
  for (const { value, total } of lines) {
    if (total) found.push(0);
    else if (/^[+−]/.test(value)) found[found.length - 1]! += points(value);
  }
  return found.slice(0, -1);
}
