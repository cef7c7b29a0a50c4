import { isLevel, LEVELS, type LevelName, levelNow, USUAL } from '@bivouac/bots/levels';
import { signal } from '@preact/signals';
import { language } from './reader.ts';

const KEY = 'bivouac.level';

function remembered(): LevelName {
  try {
    const found = localStorage.getItem(KEY);
    const now = levelNow(found ?? '');
    return isLevel(now) ? now : USUAL;
  } catch {
    return USUAL;
  }
}

/** The level this person played against last. */
export const level = signal<LevelName>(remembered());

export function chooseLevel(to: LevelName): void {
  level.value = to;
  try {
    localStorage.setItem(KEY, to);
  } catch {
    // Forbidden or full: it is remembered as long as the page lives.
  }
}

/** The stated budgets of a decision and of a turn, in seconds. */
export const secondsOf = (name: LevelName): readonly [string, string] => [
  inSeconds(LEVELS[name].ms),
  inSeconds(LEVELS[name].turnMs),
];
const inSeconds = (ms: number): string => (ms / 1000).toLocaleString(language.value, { maximumFractionDigits: 2 });
