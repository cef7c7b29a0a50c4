export const A_SECOND = 1000;

/** Calls one of `n` after the other, each once a second, at even distances, and says when it should have been called. */
export function evenly(n: number, call: (which: number, due: number) => void): () => void {
  const start = performance.now();
  let called = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    for (let due = start; ; called++) {
      due = start + (called * A_SECOND) / n;
      if (due > now) return;
      call(called % n, due);
    }
  }, 1);
  return () => clearInterval(timer);
}
