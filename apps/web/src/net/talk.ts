import type { Answer, Ask } from '@bivouac/room';

/** What of a talk with a table must survive a break: what was said but not answered, and the last number heard. */
export class Talk {
  #since = 0;
  readonly #unanswered = new Map<string, Ask>();

  hello(): Ask {
    return { t: 'hello', since: this.#since };
  }

  /** To be said again after a break, in the order it was said. */
  unanswered(): readonly Ask[] {
    return [...this.#unanswered.values()];
  }

  said(ask: Ask): void {
    if (ask.t === 'hello') this.#since = Math.min(this.#since, ask.since);
    else this.#unanswered.set(ask.id, ask);
  }

  /** What is new in an answer; null: nothing. `gap`: something was missed, say hello. */
  heard(answer: Answer): Answer | null | 'gap' {
    switch (answer.t) {
      case 'done':
      case 'refused':
      case 'position':
        return this.#unanswered.delete(answer.id) ? answer : null;
      case 'update':
        return this.#update(answer);
      default:
        return answer;
    }
  }

  #update(update: Extract<Answer, { t: 'update' }>): Answer | null | 'gap' {
    if (update.seq < this.#since) return null; // late: we know more
    const whole = update.lines[0]?.seq === 1; // at the end all is told to all
    const lines = whole ? update.lines : update.lines.filter(line => line.seq > this.#since);
    const first = lines[0]?.seq ?? update.seq + 1;
    if (first > this.#since + 1) return 'gap';
    this.#since = update.seq;
    return lines.length === update.lines.length ? update : { ...update, lines };
  }
}
