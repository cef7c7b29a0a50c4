import { anyNumber } from './quick.ts';
import { words } from './reader.ts';

/** The player's own number, mixed into the dice. */
export function NumberField({ value, onChange }: { value: string; onChange: (to: string) => void }) {
  const w = words.value;
  return (
    <div class="entry">
      <label for="own-number">{w.ownNumber}</label>
      <div class="inline">
        <input
          id="own-number"
          type="text"
          maxLength={100}
          autoComplete="off"
          spellcheck={false}
          value={value}
          aria-describedby="own-number-hint"
          onInput={event => onChange(event.currentTarget.value)}
        />
        <button type="button" class="btn sm" onClick={() => onChange(anyNumber())}>
          {w.another}
        </button>
      </div>
      <p class="mute" id="own-number-hint">
        {w.ownNumberHint}
      </p>
    </div>
  );
}
