import { conformance, type Kit } from '@bivouac/testing/vitest';
import { kit as ours } from '../kit.ts';
import type { LL } from '../state.ts';

const kit: Kit<LL> = { ...ours, games: 4 };

conformance(kit);
