import { conformance } from '../src/vitest.ts';
import { kit } from './toy-book.ts';

conformance(kit);
