import { useEffect, useRef, useState } from 'preact/hooks';
import { api, type PreparedDice, Refusal, reachable } from '../net/api.ts';
import { local } from '../net/local.ts';
import { Trouble } from '../worker/trouble.ts';
import { NumberField } from './number-field.tsx';
import { words } from './reader.ts';

type Where = 'here' | 'server';
const prepare = (where: Where): Promise<PreparedDice> => (where === 'here' ? local('prepare', {}) : api.dice());

interface DiceToUse {
  readonly commitment: string; // empty: not yet known
  /** Opens a table with these dice; when they are refused, makes new ones to look at first. */
  use(open: (dice: PreparedDice) => Promise<void>): Promise<void>;
}

/** The secret behind the dice is made beforehand, by whoever will hold it; its fingerprint is shown before anyone gives a number. */
export function useDice(where: Where, newNumber: () => void): DiceToUse {
  const [shown, show] = useState<Partial<Record<Where, string>>>({});
  const made = useRef<Partial<Record<Where, Promise<PreparedDice>>>>({});
  const renew = async (): Promise<PreparedDice> => {
    made.current[where] = prepare(where);
    try {
      const dice = await made.current[where];
      show(old => ({ ...old, [where]: dice.commitment }));
      return dice;
    } catch (error) {
      delete made.current[where];
      throw error;
    }
  };
  const current = (): Promise<PreparedDice> => made.current[where] ?? renew();
  const gone = where === 'server' && reachable.value === false;
  useEffect(() => void current().catch(() => {}), [where, gone]);
  const use: DiceToUse['use'] = async open => {
    try {
      await open(await current());
    } catch (error) {
      if (!isTicket(error)) throw error;
      newNumber(); // the old one was told before the new dice
      await renew();
      throw new Trouble({ key: 'local.ticket' });
    }
  };
  return { commitment: shown[where] ?? '', use };
}

const isTicket = (error: unknown): boolean =>
  (error instanceof Trouble && error.text.key === 'local.ticket') ||
  (error instanceof Refusal && error.message === 'server.ticket');

interface DiceProps {
  readonly commitment: string;
  readonly number: string;
  readonly choose: (number: string) => void;
}

export function Dice({ commitment, number, choose }: DiceProps) {
  const w = words.value;
  return (
    <fieldset>
      <legend>{w.dice}</legend>
      <div class="entry">
        <span class="label">{w.commitment}</span>
        <code class="hash">{commitment || '…'}</code>
        <p class="mute">{w.commitmentHint}</p>
      </div>
      <NumberField value={number} onChange={choose} />
    </fieldset>
  );
}
