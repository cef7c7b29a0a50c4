import type { CDPSession, Page } from 'playwright-core';

// A hand that drags the map in circles, as fast as a mouse reports.

const EVERY = 1000 / 60;

/** Presses the button on the bare map, wanders for so long, and lets go. */
export async function dragAround(page: Page, milliseconds: number): Promise<void> {
  const box = (await page.locator('#map').boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const reach = Math.min(box.width, box.height) * 0.38;
  await mouse(session, 'mousePressed', middle.x, middle.y);
  const begun = performance.now();
  for (let i = 1; performance.now() - begun < milliseconds; i++) {
    const turn = (i / 75) * 2 * Math.PI;
    const out = reach * Math.min(1, i / 20);
    await mouse(session, 'mouseMoved', middle.x + out * Math.sin(turn), middle.y + out * Math.sin(turn * 1.3));
    await until(begun + i * EVERY);
  }
  await mouse(session, 'mouseReleased', middle.x, middle.y);
  await session.detach();
}

function mouse(session: CDPSession, type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) {
  const buttons = type === 'mouseReleased' ? 0 : 1;
  return session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons, clickCount: 1 });
}

const until = (at: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, Math.max(0, at - performance.now())));
