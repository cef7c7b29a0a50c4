/** The hour and the alarm clock of the house; a test brings its own. */
export interface Time {
  now(): number;
  ticks(): number; // milliseconds since some moment: nobody sets this back
  /** Does it so many milliseconds later; what it gives back takes the order back. */
  after(ms: number, work: () => void): () => void;
}

export const realTime: Time = {
  now: Date.now,
  ticks: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
};
