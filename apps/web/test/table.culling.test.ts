import { describe, expect, it } from 'vitest';
import { isNear, nearby, nearOf, steadily } from '../src/table/culling.ts';
import { looking } from '../src/table/looking.ts';

const view = { width: 1000, height: 600 };
const at = (x: number, y: number, zoom = 1) => ({ x: -x * zoom, y: -y * zoom, zoom });

describe('what is near the window', () => {
  it('is half a window more on each side', () => {
    expect(nearOf(at(2000, 1000), view)).toEqual({ left: 1500, top: 700, right: 3500, bottom: 1900 });
    expect(isNear(nearOf(at(2000, 1000), view), 1600, 800)).toBe(true);
    expect(isNear(nearOf(at(2000, 1000), view), 1400, 800)).toBe(false);
  });
  it('stays the same while the window is inside it, and follows one that leaves', () => {
    const near = steadily();
    const first = near(at(2000, 1000), view, false);
    expect(near(at(2400, 1200), view, false)).toBe(first);
    expect(near(at(2600, 1200), view, false)).toEqual(nearOf(at(2600, 1200), view));
  });
  it('is narrowed when the map is looked at from near, but not while it glides', () => {
    const near = steadily();
    const far = near(at(2000, 1000, 0.5), view, false);
    expect(near(at(2500, 1300, 2), view, true)).toBe(far);
    expect(near(at(2500, 1300, 2), view, false)).toEqual(nearOf(at(2500, 1300, 2), view));
  });
  it('holds both ends while the window glides: a piece that is asked for is there', () => {
    const near = steadily();
    near(at(0, 0), view, false);
    const both = near(at(5000, 3000), view, true);
    expect(isNear(both, 100, 100)).toBe(true);
    expect(isNear(both, 5500, 3300)).toBe(true);
  });
  it('follows the camera', () => {
    const look = looking({ width: 8000, height: 6000 });
    look.resize(view, [0, 0], () => [500, 300]);
    expect(isNear(nearby(look).value, 7000, 5000)).toBe(false);
    look.centre([7000, 5000]);
    expect(isNear(nearby(look).value, 7000, 5000)).toBe(true);
  });
});
