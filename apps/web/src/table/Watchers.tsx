import { useLayoutEffect } from 'preact/hooks';
import { watchKeys } from './commands.ts';
import { watchDecisions, watchOdds } from './following.ts';
import type { Looking } from './looking.ts';
import { useStore } from './store.ts';

/** The keys, and the map that goes where the decision is: nothing to be seen. */
export function Watchers({ look }: { look: Looking }) {
  const store = useStore();
  useLayoutEffect(() => watchKeys(store, look), [store, look]);
  useLayoutEffect(() => watchDecisions(store, look), [store, look]);
  useLayoutEffect(() => watchOdds(store, look), [store, look]);
  return null;
}
