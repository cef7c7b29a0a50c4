import { describe, expect, it } from 'vitest';
import { remembered } from '../src/table/memory.ts';
import { SOUND_NAMES, samplesOf } from '../src/table/soundwaves.ts';

const RATE = 48_000;
const decibels = (level: number): number => 20 * Math.log10(level);
const measured = (samples: Float32Array) => {
  const peak = Math.max(...Array.from(samples, Math.abs));
  const power = samples.reduce((sum, each) => sum + each * each, 0) / samples.length;
  return { seconds: samples.length / RATE, peak, loudness: decibels(Math.sqrt(power)) };
};
const all = SOUND_NAMES.map(name => ({ name, samples: samplesOf(name, RATE) }));

describe.each(all)('the sound of a $name', ({ name, samples }) => {
  const { seconds, peak, loudness } = measured(samples);
  it('is short', () => {
    expect(seconds).toBeGreaterThan(0.05);
    expect(seconds).toBeLessThan(0.5);
  });
  it('is never clipped, and leaves room for a second one', () => {
    expect(peak).toBeLessThan(0.5);
  });
  it('can be heard and does not frighten', () => {
    expect(loudness).toBeGreaterThan(-36);
    expect(loudness).toBeLessThan(-16);
  });
  it('begins and ends in silence, without a click', () => {
    expect(Math.abs(samples[0]!)).toBeLessThan(0.01);
    expect(Math.max(...Array.from(samples.slice(-20), Math.abs))).toBeLessThan(0.01);
  });
  it('is the same every time, and as long at another rate', () => {
    expect(samplesOf(name, RATE)).toEqual(samples);
    expect(samplesOf(name, 44_100).length / 44_100).toBeCloseTo(seconds, 2);
  });
});

describe('sounds', () => {
  it('are about as loud as each other', () => {
    const loud = all.map(({ samples }) => measured(samples).loudness);
    expect(Math.max(...loud) - Math.min(...loud)).toBeLessThan(12);
  });
  it('are off until somebody wants them', () => {
    expect(remembered({ get: () => null, set: () => {} }).sound.value).toBe(false);
  });
});
