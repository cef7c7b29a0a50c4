// A thread of `fuzz --jobs`: like bivouac.js, it runs from the TypeScript sources.
import { register } from 'tsx/esm/api';

register();
await import('../src/fuzz-worker.ts');
