import { conformance } from '@bivouac/testing/vitest';
import { kit } from '../kit.ts';

conformance({ ...kit, games: 6 });
