import type { Json } from '@bivouac/kernel';
import type { CampaignState } from './state.ts';

/** Version 1 did not note who leads a hidden march: those under way go on as marches of equals. */
export function withLimits(old: Json): Json {
  const state = old as unknown as CampaignState;
  const stack = state.stack.map(frame =>
    frame.proc === 'forceMarch' ? { ...frame, locals: { limited: 0, ...frame.locals } } : frame,
  );
  return { ...state, stack } as unknown as Json;
}

/** Version 2 counted Chancellorsville by other levels of victory, version 3 saw force markers over floods, version 4 kept leaders from units not chosen, version 5 counted the battle of Chickamauga by other levels: games go on by the new rules. */
export const asItWas = (old: Json): Json => old;
