/** Counts and times, told in the text form Prometheus reads. */
export class Metrics {
  readonly #counts = new Map<string, number>();
  readonly #gauges = new Map<string, () => number>();
  readonly #buckets = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];
  readonly #times = new Map<string, { counts: number[]; sum: number; n: number }>();

  count(name: string, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }
  get(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read);
  }
  time(name: string, ms: number): void {
    const times = this.#times.get(name) ?? { counts: this.#buckets.map(() => 0), sum: 0, n: 0 };
    this.#times.set(name, times);
    this.#buckets.forEach((most, i) => {
      if (ms <= most) times.counts[i]!++;
    });
    times.sum += ms;
    times.n++;
  }

  text(): string {
    const lines: string[] = [];
    for (const [name, n] of this.#counts)
      lines.push(`# TYPE bivouac_${name}_total counter`, `bivouac_${name}_total ${n}`);
    for (const [name, read] of this.#gauges) lines.push(`# TYPE bivouac_${name} gauge`, `bivouac_${name} ${read()}`);
    for (const [name, { counts, sum, n }] of this.#times) {
      lines.push(`# TYPE bivouac_${name}_ms histogram`);
      lines.push(...counts.map((count, i) => `bivouac_${name}_ms_bucket{le="${this.#buckets[i]}"} ${count}`));
      lines.push(
        `bivouac_${name}_ms_bucket{le="+Inf"} ${n}`,
        `bivouac_${name}_ms_sum ${sum}`,
        `bivouac_${name}_ms_count ${n}`,
      );
    }
    return `${lines.join('\n')}\n`;
  }
}
