import { Icon } from './icons.tsx';
import { useMenu } from './menu.ts';
import { part } from './parts.tsx';
import { keysOpen } from './screen.ts';
import { useStore } from './store.ts';

const Deeds = part('Deeds');
const StandingButton = part('StandingButton');

/** Settings, and what ends or unsettles a game: each is asked twice. */
export function GameMenu() {
  const { words, settings } = useStore();
  const w = words.value;
  const { open, box } = useMenu();
  return (
    <div class="more" ref={box}>
      <button
        type="button"
        aria-label={w.settings}
        title={w.settings}
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name="gear" />
      </button>
      {open.value && (
        <div class="menu">
          <label>
            <input
              type="checkbox"
              checked={settings.motion.value}
              onChange={() => (settings.motion.value = !settings.motion.value)}
            />
            {w.motion}
          </label>
          <label>
            <input
              type="checkbox"
              checked={settings.follow.value}
              onChange={() => (settings.follow.value = !settings.follow.value)}
            />
            {w.follows}
          </label>
          <label>
            <input
              type="checkbox"
              checked={settings.odds.value}
              onChange={() => (settings.odds.value = !settings.odds.value)}
            />
            {w.odds}
          </label>
          <StandingButton />
          <Deeds onDone={() => (open.value = false)} />
          <button
            type="button"
            class="btn"
            onClick={() => {
              open.value = false;
              keysOpen.value = true;
            }}
          >
            {w.keys} (?)
          </button>
        </div>
      )}
    </div>
  );
}
