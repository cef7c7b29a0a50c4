import { readdirSync, readFileSync } from 'node:fs';

const TICKS = 100; // a second: what Linux tells programs, whatever its own clock

function statOf(pid: number | string): { parent: number; seconds: number } | null {
  try {
    const after = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { parent: Number(after[1]), seconds: (Number(after[11]) + Number(after[12])) / TICKS };
  } catch {
    return null; // it is gone, or this is no Linux
  }
}

/** The seconds of processor time that processes with all their threads have used; not a number where nobody can say. */
export const processorTime = (...pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + (statOf(pid)?.seconds ?? Number.NaN), 0);

/** The same of a process with the children it has now. */
export function familyTime(pid: number): number {
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name));
  const children = all.map(statOf).filter(each => each?.parent === pid);
  return children.reduce((sum, child) => sum + child!.seconds, processorTime(pid));
}

/** The seconds that all processors of the machine have been busy, whoever kept them so; not a number where nobody can say. */
export function machineTime(): number {
  try {
    const [user, nice, system, , , irq, soft, stolen] = readFileSync('/proc/stat', 'utf8').split(/\s+/).slice(1, 9);
    return [user, nice, system, irq, soft, stolen].reduce((sum, ticks) => sum + Number(ticks) / TICKS, 0);
  } catch {
    return Number.NaN;
  }
}
