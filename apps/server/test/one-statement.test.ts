import { expect, it } from 'vitest';
import { insert, must, step } from '../src/store/driver.ts';
import { marks, oneStatement } from '../src/store/postgres-steps.ts';

const guard = must('update tables set seq = ? where id = ? and seq = ?', 2, 't', 1);

it('a batch that hangs on its first step is one statement', () => {
  const steps = [
    guard,
    insert('lines', { tbl: 't', seq: 2 }, 'on conflict do nothing'),
    step('delete from a where b = ?', 9),
  ];
  const whole = oneStatement(steps)!;
  expect(marks(whole.sql)).toBe(
    'with first as (update tables set seq = $1 where id = $2 and seq = $3 returning 1), ' +
      'step0 as (insert into lines (tbl, seq) select $4, $5 from first on conflict do nothing), ' +
      'step1 as (delete from a where b = $6 and exists (select 1 from first)) select 1 from first',
  );
  expect(whole.args).toEqual([2, 't', 1, 't', 2, 9]);
});

it('others are done step by step', () => {
  expect(oneStatement([])).toBeNull();
  expect(oneStatement([step('delete from a where b = ?', 9)])).toBeNull(); // nothing must change
  expect(oneStatement([guard, guard])).toBeNull(); // one row would change twice
  expect(oneStatement([guard, step('lock table a')])).toBeNull();
});
