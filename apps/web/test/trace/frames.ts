// What a trace of Chromium says about smoothness: pure functions of its events.

export interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number; // microseconds
  readonly dur?: number;
  readonly tdur?: number; // of the processor: a loaded machine does not lengthen it
  readonly args?: Readonly<Record<string, unknown>>;
}
export interface Window {
  readonly from: number;
  readonly to: number;
}
export interface Frames {
  readonly frames: number; // shown
  readonly dropped: number; // the screen asked for one, something had changed, and none came
  readonly median: number; // milliseconds from one shown frame to the next
  readonly p95: number;
  readonly longTasks: number; // of the page's main thread, over 50 ms
  readonly longest: number;
  readonly busy: number; // milliseconds of the processor for the main thread, a shown frame
  readonly shares: Readonly<Record<Share, number>>; // the same by kind of work
  readonly raster: number; // the same for the raster workers
}
export type Share = 'input' | 'script' | 'style' | 'layout' | 'paint' | 'composite';

const SHARES: Readonly<Record<string, Share>> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  HitTest: 'input',
  UpdateLayoutTree: 'style',
  ParseHTML: 'layout',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'composite',
  UpdateLayer: 'composite',
  CompositeLayers: 'composite',
  Commit: 'composite',
};
const RASTER = new Set(['RasterTask', 'ImageDecodeTask']);

export const quantile = (sorted: readonly number[], q: number): number =>
  sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!;

const inside =
  ({ from, to }: Window) =>
  (event: TraceEvent): boolean =>
    event.ts >= from && event.ts <= to;
const ms = (micro: number): number => micro / 1000;
const cost = ({ tdur, dur = 0 }: TraceEvent): number => ms(tdur ?? dur);

/** The page's own thread: the one that ran its scripts in that time. */
export function mainThread(events: readonly TraceEvent[]): { readonly pid: number; readonly tid: number } | null {
  const counts = new Map<string, number>();
  for (const { name, pid, tid } of events) {
    if (name === 'EventDispatch') counts.set(`${pid}:${tid}`, (counts.get(`${pid}:${tid}`) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!best) return null;
  const [pid, tid] = best[0].split(':').map(Number);
  return { pid: pid!, tid: tid! };
}

/** Time spent in each kind of work, without counting what is nested in another counted piece twice. */
function sharesOf(events: readonly TraceEvent[]): Record<Share, number> {
  const spent: Record<Share, number> = { input: 0, script: 0, style: 0, layout: 0, paint: 0, composite: 0 };
  const open: { end: number; share: Share }[] = [];
  const counted = events.filter(({ name, dur }) => dur !== undefined && SHARES[name]).sort((a, b) => a.ts - b.ts);
  for (const event of counted) {
    while (open.length > 0 && open.at(-1)!.end <= event.ts) open.pop();
    const share = SHARES[event.name]!;
    const outer = open.at(-1);
    if (outer) spent[outer.share] -= cost(event);
    spent[share] += cost(event);
    open.push({ end: event.ts + event.dur!, share });
  }
  return spent;
}

/** A frame the compositor reports on: whether it was shown. */
function reported(events: readonly TraceEvent[], pid: number): { shown: number[]; dropped: number } {
  const shown: number[] = [];
  let dropped = 0;
  const seen = new Set<string>();
  for (const event of events) {
    if (event.pid !== pid) continue;
    const sequence = JSON.stringify([event.name, event.args?.['frameSeqId'], event.args?.['layerTreeId']]);
    if (event.name === 'DrawFrame' && !seen.has(sequence)) shown.push(event.ts);
    if (event.name === 'DroppedFrame' && !seen.has(sequence)) dropped++;
    seen.add(sequence);
  }
  return { shown: shown.sort((a, b) => a - b), dropped };
}

export function framesOf(all: readonly TraceEvent[], window: Window): Frames {
  const events = all.filter(inside(window));
  const main = mainThread(events) ?? { pid: 0, tid: 0 };
  const own = events.filter(event => event.pid === main.pid && event.tid === main.tid);
  const { shown, dropped } = reported(events, main.pid);
  const gaps = shown
    .slice(1)
    .map((at, i) => ms(at - shown[i]!))
    .sort((a, b) => a - b);
  const tasks = own.filter(({ name, dur }) => name === 'RunTask' && dur !== undefined).map(cost);
  const per = (sum: number): number => sum / Math.max(1, shown.length);
  const shares = Object.fromEntries(Object.entries(sharesOf(own)).map(([share, spent]) => [share, per(spent)]));
  const raster = events.filter(({ name, pid }) => RASTER.has(name) && pid === main.pid);
  return {
    frames: shown.length,
    dropped,
    median: quantile(gaps, 0.5),
    p95: quantile(gaps, 0.95),
    longTasks: tasks.filter(task => task > 50).length,
    longest: Math.max(0, ...tasks),
    busy: per(tasks.reduce((sum, task) => sum + task, 0)),
    shares: shares as Record<Share, number>,
    raster: per(raster.reduce((sum, event) => sum + cost(event), 0)),
  };
}
