import type { Answer } from '@bivouac/room';

/** Those who listen. What comes before anyone does waits for the first. */
export class Ears {
  readonly #all = new Set<(answer: Answer) => void>();
  #early: Answer[] = [];

  tell(answer: Answer): void {
    if (this.#all.size === 0) this.#early.push(answer);
    for (const hear of this.#all) hear(answer);
  }

  listen(hear: (answer: Answer) => void): () => void {
    this.#all.add(hear);
    const early = this.#early;
    this.#early = [];
    for (const answer of early) hear(answer);
    return () => this.#all.delete(hear);
  }
}
