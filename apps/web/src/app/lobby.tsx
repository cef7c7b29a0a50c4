import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { isTaught } from '../games/index.ts';
import { api, me, reachable, type ServerTable } from '../net/api.ts';
import { Doing, Section, Title } from './bits.tsx';
import { type LobbyTile, lobbyTiles } from './games.ts';
import { ImportFile } from './import-file.tsx';
import { level } from './level.ts';
import { MyGames } from './my-games.tsx';
import { OpenSeats, Watching } from './public-tables.tsx';
import { openLesson, quickStart } from './quick.ts';
import { language, shade, words } from './reader.ts';

interface Lists {
  readonly mine: readonly ServerTable[];
  readonly open: readonly ServerTable[];
  readonly watch: readonly ServerTable[];
}
/** What the server listed last. */
const lists = signal<Lists>({ mine: [], open: [], watch: [] });
const AGAIN_MS = 20_000;

async function refresh(): Promise<void> {
  try {
    me.value = await api.me();
    const mine = me.value ? api.list('mine') : Promise.resolve([]);
    const [own, open, watch] = await Promise.all([mine, api.list('open'), api.list('watch')]);
    lists.value = { mine: own, open, watch };
  } catch {
    // `reachable` says it; what was listed stays.
  }
}

function useServerLists(): Lists {
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), AGAIN_MS);
    addEventListener('online', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refresh);
    };
  }, []);
  return lists.value;
}

export function Lobby() {
  const w = words.value;
  const { mine, open, watch } = useServerLists();
  return (
    <div class="lobby">
      <Title hidden>{w.tables}</Title>
      <div class="wide">
        <MyGames server={mine} />
        <Section id="games" title={w.games} hint={w.gamesHint}>
          <ul class="games">
            {lobbyTiles.map(tile => (
              <GameTile key={tile.id} tile={tile} />
            ))}
          </ul>
        </Section>
        {reachable.value !== false && <OpenSeats tables={open} />}
      </div>
      <aside>
        <Section id="local" title={w.hotSeatTitle}>
          <p class="mute">{w.hotSeatText}</p>
        </Section>
        <ImportFile />
        {reachable.value === false ? <p class="mute pad">{w.lobbyOffline}</p> : <Watching tables={watch} />}
      </aside>
    </div>
  );
}

function GameTile({ tile }: { tile: LobbyTile }) {
  const w = words.value;
  const [choosing, setChoosing] = useState(false);
  const { name } = tile;
  const { kind, how } = tile.words[language.value];
  return (
    <li class={`game ${tile.quick ? '' : 'coming'}`}>
      <img src={tile.picture[shade.value]} alt={w.mapOf(name)} width="280" height="150" loading="lazy" />
      <div class="tx">
        <h3>{name}</h3>
        {choosing ? <HowToPlay tile={tile} name={name} /> : <Facts kind={kind} how={how} />}
        <div class="bt">{tile.quick ? <TileButtons {...{ tile, choosing, setChoosing }} /> : <b>{w.coming}</b>}</div>
      </div>
    </li>
  );
}

const Facts = ({ kind, how }: { kind: string; how: string }) => (
  <>
    <p>{kind}</p>
    <p>{how}</p>
  </>
);

function TileButtons(props: { tile: LobbyTile; choosing: boolean; setChoosing: (on: boolean) => void }) {
  const w = words.value;
  const { tile, choosing, setChoosing } = props;
  return (
    <>
      <button
        type="button"
        class={choosing ? 'btn sm' : 'btn sm pri'}
        aria-expanded={choosing}
        onClick={() => setChoosing(!choosing)}
      >
        {choosing ? w.cancel : w.playNow}
      </button>
      <a class="btn sm" href={`/new/${tile.id}`}>
        {w.setUp}
      </a>
      {tile.lesson && (
        <Doing class="btn sm" busy={w.opening} work={() => openLesson(tile)}>
          {w.playLesson}
        </Doing>
      )}
    </>
  );
}

function HowToPlay({ tile, name }: { tile: LobbyTile; name: string }) {
  const w = words.value;
  const ways = [
    ['hotSeat', w.playHotSeat, w.playHotSeatHint],
    ['bot', w.playBot, isTaught(tile.id) ? w.playBotAs(w.levels[level.value] ?? '') : w.playBotHint],
    ['invite', w.playInvite, w.playInviteHint],
  ] as const;
  return (
    <fieldset class="ways" aria-label={w.playHow(name)}>
      {ways.map(([mode, label, hint]) => (
        <Doing
          key={mode}
          class="way"
          busy={w.opening}
          disabled={mode === 'invite' && reachable.value === false}
          work={() => quickStart(tile, mode)}
        >
          <b>{label}</b> <span>{hint}</span>
        </Doing>
      ))}
    </fieldset>
  );
}
