const FRESH = 0.25; // milliseconds on the wall for which a reading is good: asking the system takes a fifth of a bot's time otherwise
let [read, at] = [0, Number.NEGATIVE_INFINITY];

/** Milliseconds of processor time this process has used, to the microsecond. Helper threads (compiler, garbage collector) count as well. */
export function cpuExact(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The same, a little late: a bot whose clock this is thinks as much on a loaded machine as on an idle one. */
export function cpuNow(): number {
  const wall = performance.now();
  if (wall - at >= FRESH) [read, at] = [cpuExact(), wall];
  return read;
}
