import { describe, expect, it } from 'vitest';
import { walk } from './desk-walk.ts';

describe('the desk', () => {
  it('plays whole games by its offers alone, all of them legal and sayable', () => {
    const questions = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const walked = walk(seed);
      expect(walked.state.table.result).not.toBeNull();
      for (const question of walked.questions) questions.add(question);
    }
    console.log(questions);
  });
});
