import { Command, CommanderError } from 'commander';
import { addArena } from './arena.ts';
import { addBench } from './bench.ts';
import { addCoverage } from './coverage.ts';
import { addFuzz } from './fuzz.ts';
import { addMutants } from './mutants.ts';
import type { End } from './options.ts';
import { EXIT, note, type Outside, oneLine, Trouble } from './outside.ts';
import { addPerft } from './perft.ts';
import { addPlay } from './play.ts';
import { addReplay } from './replay.ts';
import { addVerify } from './verify.ts';

/** Runs one command line; the exit code: 0 good, 1 findings or failures, 2 wrong arguments or files. */
export async function run(args: readonly string[], outside: Outside): Promise<number> {
  let code: number = EXIT.good;
  const program = programOf(outside, ended => {
    code = ended;
  });
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    return failed(outside, error);
  }
}

function programOf(outside: Outside, end: End): Command {
  const games = outside.shelves.map(shelf => `  ${shelf.game.id}  scenarios ${shelf.game.scenarios.join(', ')}`);
  const program = new Command('bivouac')
    .description('Great historical board wargames with every rule enforced: the workshop.')
    .addHelpText('after', `\nGames:\n${games.join('\n')}`)
    .helpCommand('help [command]', 'help for a command');
  settle(program, outside);
  for (const add of [addPlay, addReplay, addFuzz, addPerft, addBench, addArena, addCoverage, addMutants, addVerify])
    add(program, outside, end);
  return program;
}

/** Commander throws instead of leaving, and says its errors in one line. Subcommands inherit it. */
function settle(program: Command, outside: Outside): void {
  program.exitOverride().configureOutput({
    writeOut: text => outside.out(text),
    writeErr: text => outside.err(text),
    outputError: (text, write) => write(`${oneLine(text)}\n`),
  });
}

function failed(outside: Outside, error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.good : EXIT.wrong; // already said
  if (error instanceof Trouble) {
    note(outside, `error: ${oneLine(error)}`);
    return error.code;
  }
  note(
    outside,
    `error: Bivouac itself failed: ${oneLine(error)}${outside.env['BIVOUAC_TRACE'] ? '' : ' (BIVOUAC_TRACE=1 says where)'}`,
  );
  if (outside.env['BIVOUAC_TRACE'] && error instanceof Error && error.stack) note(outside, error.stack);
  return EXIT.findings;
}
