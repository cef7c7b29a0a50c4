import { describe, expect, it } from 'vitest';
import { day as english } from '../text/en/words.ts';
import { day as french } from '../text/fr/words.ts';

describe('dates', () => {
  it('name their month, also before May', () => {
    expect([english('1863-04-30'), english('1864-12-01')]).toEqual(['30 April 1863', '1 December 1864']);
    expect([french('1863-04-30'), french('1863-05-01')]).toEqual(['30 avril 1863', '1er mai 1863']);
  });
});
