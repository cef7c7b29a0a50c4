// Exact chances of handfuls of dice. A distribution lists how often, out of so many, there are 0, 1, 2 … successes.

export interface Chances {
  readonly counts: readonly bigint[];
  readonly of: bigint;
}
/** A die: how many of so many throws succeed. */
export interface Odd {
  readonly wins: number;
  readonly of: number;
}

export const NO_DICE: Chances = { counts: [1n], of: 1n };

/** Faces from `need` up succeed; failures may be rolled again, or successes must be, never the same die twice: §1-dice-e. */
export function dieOf(need: number, again = false, spoilt = false): Odd {
  const good = Math.max(0, Math.min(6, 7 - need));
  if (!again && !spoilt) return { wins: good, of: 6 };
  return { wins: good * (spoilt ? good : 6) + (again ? (6 - good) * good : 0), of: 36 };
}

export function thrown(dice: readonly Odd[]): Chances {
  return dice.reduce<Chances>(({ counts, of }, die) => {
    const [wins, fails] = [BigInt(die.wins), BigInt(die.of - die.wins)];
    const next = Array.from({ length: counts.length + 1 }, () => 0n);
    counts.forEach((count, i) => {
      next[i] = next[i]! + count * fails;
      next[i + 1] = next[i + 1]! + count * wins;
    });
    return { counts: next, of: of * BigInt(die.of) };
  }, NO_DICE);
}

/** How often one handful beats another by so much: the first entry is by −(most of b). */
export function versus(
  a: Chances,
  b: Chances,
): { readonly from: number; readonly counts: readonly bigint[]; readonly of: bigint } {
  const from = -(b.counts.length - 1);
  const counts = Array.from({ length: a.counts.length + b.counts.length - 1 }, () => 0n);
  a.counts.forEach((x, i) => {
    b.counts.forEach((y, j) => {
      counts[i - j - from] = counts[i - j - from]! + x * y;
    });
  });
  return { from, counts, of: a.of * b.of };
}

/** So many of ten thousand, to the nearest. */
export const TOTAL = 10_000;
export const share = (count: bigint, of: bigint): number => Number((2n * count * BigInt(TOTAL) + of) / (2n * of));
export const sum = (counts: readonly bigint[]): bigint => counts.reduce((all, each) => all + each, 0n);

/** What the dice come to on average, in tenths. */
export const meanTenths = (dice: readonly Odd[]): number =>
  Math.round(dice.reduce((all, { wins, of }) => all + (wins * 360) / of, 0) / 36);
export const tenths = (many: number): string => `${Math.floor(many / 10)}.${many % 10}`;
