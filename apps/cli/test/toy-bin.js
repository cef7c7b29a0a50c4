// The command line with the toy instead of the real games.
import { register } from 'tsx/esm/api';

register();
const { runProcess } = await import('../src/process.ts');
const { shelves, shelvesFrom } = await import('./toy.ts');
await runProcess(shelves, shelvesFrom);
