import type { Signal } from '@preact/signals';
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
          <Switch on={settings.motion} label={w.motion} />
          <Switch on={settings.follow} label={w.follows} />
          <Switch on={settings.odds} label={w.odds} />
          <Switch on={settings.askEnd} label={w.askEnd} />
          <Switch on={settings.forced} label={w.giveForced} />
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

const Switch = ({ on, label }: { on: Signal<boolean>; label: string }) => (
  <label>
    <input type="checkbox" checked={on.value} onChange={() => (on.value = !on.value)} />
    {label.charAt(0).toUpperCase() + label.slice(1)}
  </label>
);
