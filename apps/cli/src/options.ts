import { isSecret, type Language, type Secret } from '@bivouac/kernel';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { languageOf, type Outside } from './outside.ts';

/** Called once by every command with its exit code. */
export type End = (code: number) => void;
export interface Spoken {
  readonly lang: Language;
}

/** A command with its example lines below the help. */
export function command(program: Command, usage: string, says: string, examples: readonly string[]): Command {
  const text = examples.map(example => `  $ npx bivouac ${example}`).join('\n');
  return program.command(usage).description(says).addHelpText('after', `\nExamples:\n${text}`);
}

export const langOption = (outside: Outside): Option =>
  new Option('--lang <language>', 'language of the sentences').choices(['en', 'fr']).default(languageOf(outside.env));

export const whole =
  (least: number) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least}.`);
  };

export function seconds(text: string): number {
  const number = Number(text);
  if (/^\d*\.?\d+$/.test(text) && number > 0) return number;
  throw new InvalidArgumentError('It must be a number of seconds.');
}

export const commaList = (text: string): readonly string[] => text.split(',').filter(each => each !== '');

/** A secret for the dice; short ones are filled up with zeros. */
export function secretSeed(text: string): Secret {
  const filled = text.toLowerCase().padStart(64, '0');
  if (isSecret(filled)) return filled;
  throw new InvalidArgumentError('It must be 1 to 64 hexadecimal digits.');
}
