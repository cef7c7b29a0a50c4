import type { CDPSession, Page } from 'playwright-core';
import type { TraceEvent, Window } from './frames.ts';

// A trace of Chromium around something done to a page.

const CATEGORIES = [
  ...['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
  ...['toplevel', 'blink.user_timing', 'cc', 'benchmark'],
];

export interface Recorded {
  readonly events: readonly TraceEvent[];
  readonly window: Window;
}

export async function recorded(page: Page, work: () => Promise<void>): Promise<Recorded> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const config = { includedCategories: CATEGORIES, excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: config });
  await page.evaluate(() => performance.mark('trace-from'));
  await work();
  await page.evaluate(() => performance.mark('trace-to'));
  await finished(session);
  await session.detach();
  const at = (name: string): number => events.find(event => event.name === name)?.ts ?? 0;
  return { events, window: { from: at('trace-from'), to: at('trace-to') } };
}

function finished(session: CDPSession): Promise<void> {
  const done = new Promise<void>(resolve => session.once('Tracing.tracingComplete', () => resolve()));
  return session.send('Tracing.end').then(() => done);
}
