import { expect, it } from 'vitest';

// A test that fails whatever is taken out; `mutants.test.ts` sees that it is told.
it('WW fails', () => expect(1).toBe(2));
