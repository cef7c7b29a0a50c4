import { LEVEL_NAMES } from '@bivouac/bots/levels';
import { isTaught } from '../games/index.ts';
import { levelPlays } from '../text/levels.ts';
import { chooseLevel, level, secondsOf } from './level.ts';
import { language, words } from './reader.ts';

/** How strong the bot is, with what it may spend. */
export function Levels({ game }: { game: string }) {
  const w = words.value;
  if (!isTaught(game)) return <p class="mute">{w.noMind}</p>;
  return (
    <fieldset>
      <legend>{w.level}</legend>
      <div class="seg">
        {LEVEL_NAMES.map(name => (
          <label key={name}>
            <input
              type="radio"
              name="level"
              value={name}
              checked={level.value === name}
              onChange={() => chooseLevel(name)}
            />
            <span>{w.levels[name]}</span>
          </label>
        ))}
      </div>
      <p class="mute" aria-live="polite">
        {w.levelHint(...secondsOf(level.value))} {levelPlays[language.value][level.value]}
      </p>
    </fieldset>
  );
}
