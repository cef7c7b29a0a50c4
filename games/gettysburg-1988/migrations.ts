import type { Json } from '@bivouac/kernel';
import { boundToLeave } from './rules/03-stopping.ts';
import type { GettysburgState } from './state.ts';

/** Version 1 judged at the end of a night's movement who could leave an enemy zone: judged now, it binds the rest of it. */
export function withDutyToLeave(old: Json): Json {
  const state = old as unknown as GettysburgState;
  const table = { ...state.table, mustLeave: [] };
  const mustLeave = boundToLeave(table, state.setup, table.phase);
  return { ...state, table: { ...table, mustLeave } } as unknown as Json;
}
