/**
 * Milliseconds of processor time this process has used: a bot whose clock this is thinks as much on a loaded machine as on
 * an idle one. Helper threads (compiler, garbage collector) count as well.
 */
export function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
