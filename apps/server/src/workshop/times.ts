/** How long something took, again and again. */
export interface Times {
  readonly n: number;
  readonly p50: number;
  readonly p99: number;
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

export function timesOf(all: readonly number[]): Times {
  const sorted = [...all].sort((a, b) => a - b);
  return { n: sorted.length, p50: share(sorted, 0.5), p99: share(sorted, 0.99) };
}

export const shown = ({ n, p50, p99 }: Times): string =>
  `${n} actions, median ${p50.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms`;

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
