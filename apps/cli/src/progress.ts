import { note, type Outside } from './outside.ts';

/** Shows on stderr how far a long work has come. */
export interface Progress {
  at(count: number): void;
  end(): void;
}

const WIDTH = 30;
const REDRAW = 100; // milliseconds between two pictures of the bar

/** A bar where it can be redrawn, else a line every tenth. */
export const progress = (outside: Outside, total: number, what: string): Progress =>
  outside.screen ? bar(outside, total, what) : tenths(outside, total, what);

function bar(outside: Outside, total: number, what: string): Progress {
  const began = outside.now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    at(count) {
      const now = outside.now();
      if (now - drawn < REDRAW && count < total) return;
      drawn = now;
      outside.err(`\r${picture(count, total)} ${count}/${total} ${what}${left(now - began, count, total)}\x1b[K`);
    },
    end: () => outside.err('\r\x1b[K'),
  };
}

function picture(count: number, total: number): string {
  const full = Math.round((WIDTH * Math.min(count, total)) / Math.max(1, total));
  return `[${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}] ${percent(count, total)} %`;
}

const percent = (count: number, total: number): number => Math.floor((100 * count) / Math.max(1, total));

function left(spent: number, count: number, total: number): string {
  if (count === 0 || count >= total) return '';
  const seconds = Math.ceil((spent * (total - count)) / count / 1000);
  return seconds < 60 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
}

function tenths(outside: Outside, total: number, what: string): Progress {
  let said = 0;
  return {
    at(count) {
      const tenth = Math.floor((10 * count) / Math.max(1, total));
      if (tenth <= said) return;
      said = tenth;
      note(outside, `${percent(count, total)} % (${count}/${total} ${what})`);
    },
    end: () => {},
  };
}
