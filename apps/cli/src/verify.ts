import {
  type AnyRecord,
  cite,
  commitment,
  type Event,
  faceAt,
  hash,
  keyedDice,
  type Language,
  Refused,
} from '@bivouac/kernel';
import type { Command } from 'commander';
import { again, alike, storedEvents } from './again.ts';
import { type Opened, openSave } from './files.ts';
import { command, type End, langOption, type Spoken } from './options.ts';
import { EXIT, line, lines, type Outside, oneLine } from './outside.ts';
import { tell } from './texts.ts';

export function addVerify(program: Command, outside: Outside, end: End): void {
  command(program, 'verify', 'check the dice of a finished game against the commitment made before it', [
    'verify evening.json',
    'verify evening.json --lang fr',
  ])
    .argument('<file>', 'a saved game')
    .addOption(langOption(outside))
    .action((file: string, options: Spoken) => end(verify(outside, file, options)));
}

/** What was checked: sentences, and which of them are faults. */
interface Verdict {
  readonly good: string[];
  readonly faults: string[];
}

export function verify(outside: Outside, file: string, { lang }: Spoken): number {
  const opened = openSave(outside, file, lang);
  const { record, writtenBy, shelf, current } = opened;
  const verdict: Verdict = { good: [], faults: [] };
  if (record.state.stack.length > 0) verdict.good.push(tell(lang, 'verify.running', {}));
  checkCommitment(verdict, record, lang);
  checkRolls(verdict, record, lang);
  if (current) checkPlay(verdict, opened, lang);
  else verdict.good.push(tell(lang, 'verify.older', { version: writtenBy, known: shelf.game.version }));
  return pronounce(outside, verdict, lang);
}

const MOST_SHOWN = 10;

function pronounce(outside: Outside, { good, faults }: Verdict, lang: Language): number {
  lines(
    outside,
    good.map(text => `  ${text}`),
  );
  lines(
    outside,
    faults.slice(0, MOST_SHOWN).map(text => `✗ ${text}`),
  );
  if (faults.length > MOST_SHOWN) line(outside, '✗ …');
  const sound = faults.length === 0;
  line(outside, sound ? tell(lang, 'verify.good', {}) : tell(lang, 'verify.bad', { faults: faults.length }));
  return sound ? EXIT.good : EXIT.findings;
}

function checkCommitment(verdict: Verdict, record: AnyRecord, lang: Language): void {
  const found = commitment(record.secret);
  const stored = record.commitment;
  if (found === stored) verdict.good.push(tell(lang, 'verify.commitment', {}));
  else verdict.faults.push(tell(lang, 'verify.badCommitment', { stored, found }));
  const numbers = Object.entries(record.numbers).map(([seat, number]) => `${seat}=${number}`);
  if (numbers.length > 0) verdict.good.push(tell(lang, 'verify.numbers', { numbers: numbers.join(', ') }));
}

interface Roll {
  readonly step: number;
  readonly die: number;
  readonly sides: number;
  readonly draw: number;
}

function checkRolls(verdict: Verdict, record: AnyRecord, lang: Language): void {
  const dice = keyedDice(record.secret, record.numbers);
  const key = dice.kind === 'keyed' ? dice.key : [];
  const rolls = rollsOf(record);
  const faults: string[] = [];
  rolls.forEach((roll, i) => {
    const face = isThrow(roll) ? faceAt(key, roll.draw, roll.sides) : 0;
    if (face !== roll.die) faults.push(tell(lang, 'verify.badRoll', { ...roll, face }));
    if (i > 0 && roll.draw <= rolls[i - 1]!.draw) faults.push(tell(lang, 'verify.twiceDrawn', roll));
  });
  verdict.faults.push(...faults);
  if (faults.length === 0) verdict.good.push(tell(lang, 'verify.rolls', { rolls: rolls.length }));
}

/** Nothing else could have been thrown. */
const isThrow = ({ sides, draw }: Roll): boolean =>
  Number.isSafeInteger(sides) && sides >= 1 && sides <= 0xffffffff && Number.isSafeInteger(draw) && draw >= 0;

function rollsOf(record: AnyRecord): readonly Roll[] {
  const steps = [record.opening, ...record.history.map(entry => entry.events)];
  return steps.flatMap((events, step) => events.flatMap(event => rollOf(event, step)));
}

function rollOf(event: Event, step: number): readonly Roll[] {
  const { die, sides, draw } = event.args ?? {};
  const all = typeof die === 'number' && typeof sides === 'number' && typeof draw === 'number';
  return all ? [{ step, die, sides, draw }] : [];
}

/** Plays everything again and compares each event and the last position. */
function checkPlay(verdict: Verdict, { shelf, record }: Opened, lang: Language): void {
  let step = 0;
  let found = '';
  try {
    for (const position of again(shelf, record)) {
      if (!alike(position.events, storedEvents(record, position.step))) return badEvents(verdict, position.step, lang);
      step = position.step + 1;
      if (position.step === record.history.length) found = hash(position.state);
    }
  } catch (error) {
    const why = error instanceof Refused ? cite(shelf.book, lang, error.text) : oneLine(error);
    verdict.faults.push(tell(lang, 'verify.badAction', { step, why }));
    return;
  }
  const stored = hash(record.state);
  const actions = record.history.length;
  if (found === stored) verdict.good.push(tell(lang, 'verify.replayed', { actions, hash: found }));
  else verdict.faults.push(tell(lang, 'verify.badState', { stored, found }));
}

const badEvents = (verdict: Verdict, step: number, lang: Language): void =>
  void verdict.faults.push(tell(lang, 'verify.badEvents', { step }));
