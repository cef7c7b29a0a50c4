import { expect, it } from 'vitest';
import { answersInOneWord } from './run.ts';

it('gives the same answers on every machine, to 16,000 questions', () => {
  expect(answersInOneWord(16_000)).toBe('615919ff0a277c0e');
});
