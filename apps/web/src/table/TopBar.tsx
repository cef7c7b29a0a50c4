import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dot, IconButton, sideOf } from './bits.tsx';
import { left, shownTime } from './clock.ts';
import { openTab } from './column.ts';
import { GameMenu } from './GameMenu.tsx';
import { Icon } from './icons.tsx';
import { useStore } from './store.ts';
import type { TableProps } from './TableScreen.tsx';

export function TopBar({ props }: { props: TableProps }) {
  const store = useStore();
  const { web, words, language, picture, info } = store;
  const w = words.value;
  const scenario = info.value ? web.scenario(info.value.setup.scenario, language.value).name : '';
  return (
    <header class="top">
      <a class="brand" href={props.home ?? '/'} aria-label={`${w.brand}: ${w.lobby}`}>
        <Icon name="tent" />
        <b>{w.brand}</b>
      </a>
      <h1 class="gt">
        <b>{web.title(language.value)}</b>
        <span>{scenario}</span>
      </h1>
      {picture.value && <div class="turnchip">{store.speak.text(picture.value.when)}</div>}
      <Players />
      <div class="tools">
        <IconButton label={w.languageIs} onClick={() => props.onLanguage(language.value === 'en' ? 'fr' : 'en')}>
          {language.value.toUpperCase()}
        </IconButton>
        <IconButton label={w.theme} onClick={props.onTheme}>
          <Icon name="sun" />
        </IconButton>
        <SoundSwitch />
        <IconButton label={w.rules} onClick={() => openTab('rules')}>
          <Icon name="book" />
        </IconButton>
        <GameMenu />
      </div>
    </header>
  );
}

/** Off until somebody wants it. */
function SoundSwitch() {
  const { words, settings } = useStore();
  const on = settings.sound.value;
  return (
    <IconButton
      label={on ? words.value.soundOff : words.value.soundOn}
      pressed={on}
      onClick={() => (settings.sound.value = !on)}
    >
      <Icon name={on ? 'sound' : 'mute'} />
    </IconButton>
  );
}

export function Players() {
  const { info, now } = useStore();
  const seats = Object.keys(info.value?.players ?? {});
  useSecond(now.value?.clock !== undefined);
  return (
    <div class="players">
      {seats.map(seat => (
        <PlayerChip key={seat} seat={seat} />
      ))}
    </div>
  );
}

function PlayerChip({ seat }: { seat: string }) {
  const store = useStore();
  const { info, now, heard, language } = store;
  const player = info.value?.players[seat];
  const side = sideOf(store, seat);
  const name = store.speak.side(side);
  const pending = now.value?.pending ?? [];
  const clock = now.value?.clock;
  const time = clock ? left(clock, seat, pending, heard.heardAt.value, Date.now()) : null;
  return (
    <div class={`pl ${pending.includes(seat) ? 'act' : ''}`}>
      <Dot side={side} web={store.web} />
      {player?.name && player.name !== name && <b>{player.name}</b>}
      {player?.kind === 'bot' && <b>{store.words.value.level(player.level ?? '')}</b>}
      <span>{name}</span>
      {time !== null && <em>{shownTime(time, language.value === 'fr' ? 'j' : 'd')}</em>}
    </div>
  );
}

/** Renders again every second while clocks run. */
function useSecond(running: boolean): void {
  const tick = useSignal(0);
  tick.value;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick.value++, 1000);
    return () => clearInterval(timer);
  }, [running]);
}
