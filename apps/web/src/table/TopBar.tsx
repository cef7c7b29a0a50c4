import type { Track } from '@bivouac/desk';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { calledIn } from '../text/guests.ts';
import { Dot, IconButton, sideOf } from './bits.tsx';
import { left, shownTime } from './clock.ts';
import { GameMenu } from './GameMenu.tsx';
import { Icon } from './icons.tsx';
import { useMenu } from './menu.ts';
import { part } from './parts.tsx';
import { useStore } from './store.ts';
import type { TableProps } from './TableScreen.tsx';
import { Tracks } from './Tracks.tsx';

const SeatOrders = part('SeatOrders');

/** The date stands in a chip of its own. */
const undated = (scenario: string): string => scenario.replace(/ \(.*\)$/, '');

/** One row: the game, the date and the score, who plays, four tools. */
export function TopBar({ props }: { props: TableProps }) {
  const { web, words, language, info } = useStore();
  const w = words.value;
  const scenario = info.value ? web.scenario(info.value.setup.scenario, language.value).name : '';
  return (
    <header class="top">
      <a class="brand" href={props.home ?? '/'} aria-label={`${w.brand}: ${w.lobby}`} title={w.lobby}>
        <Icon name="tent" />
      </a>
      <h1 class="gt" title={[web.title(language.value), scenario].filter(Boolean).join(', ')}>
        <b>{web.title(language.value)}</b>
        <span class="roomy">{undated(scenario)}</span>
      </h1>
      <Chips />
      <Players props={props} />
      <div class="tools">
        <IconButton label={w.languageIs} onClick={() => props.onLanguage(language.value === 'en' ? 'fr' : 'en')}>
          {language.value.toUpperCase()}
        </IconButton>
        <IconButton label={w.theme} onClick={props.onTheme}>
          <Icon name="sun" />
        </IconButton>
        <SoundSwitch />
        <GameMenu />
      </div>
    </header>
  );
}

const NO_TRACKS: readonly Track[] = [];

/** Date, score, and what has a chip of its own; behind each its tracks. */
function Chips() {
  const { picture, speak } = useStore();
  const tracks = picture.value?.tracks ?? NO_TRACKS;
  if (!picture.value) return null;
  return (
    <div class="chips">
      <Chip class="turnchip" tracks={tracks.filter(({ chip }) => chip === 'date')}>
        {speak.text(picture.value.when)}
      </Chip>
      <Chip class="scorechip" tracks={tracks.filter(({ chip }) => !chip)}>
        <Score />
      </Chip>
      {tracks
        .filter(({ chip }) => chip === 'own')
        .map(track => (
          <Chip key={track.id} class="roomy" tracks={[track]}>
            <Standing track={track} />
          </Chip>
        ))}
    </div>
  );
}

/** Where the marker of a track lies. */
function Standing({ track: { name, brief, boxes } }: { track: Track }) {
  const { speak } = useStore();
  const now = boxes.find(box => box.kind === 'now');
  return (
    <>
      <small>{speak.text(brief ?? name)}</small> {now && speak.text(now.text)}
    </>
  );
}

/** The points of all sides. */
export function Score() {
  const { picture, speak, web, words } = useStore();
  const score = picture.value?.score ?? [];
  if (score.length === 0) return <>{words.value.tracks}</>;
  return (
    <>
      {score.map(({ side, points }) => (
        <span key={side} class="pts">
          <Dot side={side} web={web} />
          <span class="sr">{speak.side(side)} </span>
          {points}
        </span>
      ))}
    </>
  );
}

function Chip(props: { class: string; tracks: readonly Track[]; children: ComponentChildren }) {
  const { open, box } = useMenu();
  if (props.tracks.length === 0) return <div class={`chip ${props.class}`}>{props.children}</div>;
  return (
    <div class={`more ${props.class}`} ref={box}>
      <button type="button" class="chip" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
        {props.children}
        <Icon name="caret" />
      </button>
      {open.value && (
        <div class="menu dropped">
          <Tracks of={props.tracks} />
        </div>
      )}
    </div>
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

export function Players({ props }: { props: TableProps }) {
  const { info, now } = useStore();
  const seats = Object.keys(info.value?.players ?? {});
  useSecond(now.value?.clock !== undefined);
  return (
    <div class="players">
      {seats.map(seat => (
        <PlayerChip key={seat} seat={seat} props={props} />
      ))}
    </div>
  );
}

/** One seat: who sits there, the clock or the pace of the bot, and one's own standing orders. */
function PlayerChip({ seat, props }: { seat: string; props: TableProps }) {
  const store = useStore();
  const { info, now, held, words } = store;
  const w = words.value;
  const player = info.value?.players[seat];
  const side = sideOf(store, seat);
  const twins = Object.keys(info.value?.players ?? {}).filter(each => sideOf(store, each) === side).length > 1;
  const name = twins ? store.web.sideName(seat, store.language.value) : store.speak.side(side);
  const isMe = held.value.length === 1 && held.value[0] === seat;
  const isHere = !isMe && info.value?.pace !== undefined && store.heard.present.value.includes(seat);
  const called =
    player?.kind === 'bot'
      ? w.level(player.level ?? '')
      : player?.name === name
        ? ''
        : calledIn(player?.name ?? '', store.language.value);
  return (
    <div class={`pl ${now.value?.pending.includes(seat) ? 'act' : ''}`}>
      <Dot side={side} web={store.web} />
      {isHere && <i class="here" role="img" aria-label={w.online} title={w.online} />}
      {called && <b>{called}</b>}
      {isMe && (called ? <i>{w.you}</i> : <b>{w.youAlone}</b>)}
      <span>{name}</span>
      <Clock seat={seat} />
      {player?.kind === 'bot' && props.pace && <Pace {...props.pace} />}
      {isMe && <SeatOrders />}
    </div>
  );
}

function Clock({ seat }: { seat: string }) {
  const { now, heard, language } = useStore();
  const clock = now.value?.clock;
  if (!clock) return null;
  const time = left(clock, seat, now.value?.pending ?? [], heard.heardAt.value, Date.now());
  return time === null ? null : <em>{shownTime(time, language.value === 'fr' ? 'j' : 'd')}</em>;
}

/** A bot that need not be watched. */
function Pace({ fast, onFast }: NonNullable<TableProps['pace']>) {
  const { words } = useStore();
  return (
    <button type="button" class="ff" aria-pressed={fast} title={words.value.fastHint} onClick={onFast}>
      {words.value.fast}
    </button>
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
