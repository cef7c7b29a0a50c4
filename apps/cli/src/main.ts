import { shelves, shelvesFrom } from './games.ts';
import { runProcess } from './process.ts';

await runProcess(shelves, shelvesFrom);
