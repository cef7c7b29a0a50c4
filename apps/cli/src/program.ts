import { Command, CommanderError } from 'commander';
import { addArena } from './arena.ts';
import { addBench } from './bench.ts';
import { addCoverage } from './coverage.ts';
import { type Desk, EXIT, note, oneLine, Trouble } from './desk.ts';
import { addFuzz } from './fuzz.ts';
import { addMutants } from './mutants.ts';
import type { End } from './options.ts';
import { addPerft } from './perft.ts';
import { addPlay } from './play.ts';
import { addReplay } from './replay.ts';
import { addVerify } from './verify.ts';

/** Runs one command line; the exit code: 0 good, 1 findings or failures, 2 wrong arguments or files. */
export async function run(args: readonly string[], desk: Desk): Promise<number> {
  let code: number = EXIT.good;
  const program = programOf(desk, ended => {
    code = ended;
  });
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    return failed(desk, error);
  }
}

function programOf(desk: Desk, end: End): Command {
  const games = desk.shelves.map(shelf => `  ${shelf.game.id}  scenarios ${shelf.game.scenarios.join(', ')}`);
  const program = new Command('bivouac')
    .description('Great historical board wargames with every rule enforced: the workshop.')
    .addHelpText('after', `\nGames:\n${games.join('\n')}`)
    .helpCommand('help [command]', 'help for a command');
  settle(program, desk);
  for (const add of [addPlay, addReplay, addFuzz, addPerft, addBench, addArena, addCoverage, addMutants, addVerify])
    add(program, desk, end);
  return program;
}

/** Commander throws instead of leaving, and says its errors in one line. Subcommands inherit it. */
function settle(program: Command, desk: Desk): void {
  program.exitOverride().configureOutput({
    writeOut: text => desk.out(text),
    writeErr: text => desk.err(text),
    outputError: (text, write) => write(`${oneLine(text)}\n`),
  });
}

function failed(desk: Desk, error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.good : EXIT.wrong; // already said
  if (error instanceof Trouble) {
    note(desk, `error: ${oneLine(error)}`);
    return error.code;
  }
  note(
    desk,
    `error: Bivouac itself failed: ${oneLine(error)}${desk.env['BIVOUAC_TRACE'] ? '' : ' (BIVOUAC_TRACE=1 says where)'}`,
  );
  if (desk.env['BIVOUAC_TRACE'] && error instanceof Error && error.stack) note(desk, error.stack);
  return EXIT.findings;
}
