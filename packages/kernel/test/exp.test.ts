import { describe, expect, it } from 'vitest';
import { exp } from '../src/index.ts';

describe('e to a power', () => {
  it('is what the machine says, to twelve digits', () => {
    for (let x = -30; x <= 30; x += 0.37) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 12);
    expect(exp(0)).toBe(1);
  });
});
