import { useEffect } from 'preact/hooks';
import { tiles } from '../games/index.ts';
import { api, me, reachable } from '../net/api.ts';
import { lasting } from '../net/local.ts';
import { Icon } from '../table/icons.tsx';
import { calledIn } from '../text/guests.ts';
import { hasMoved, lazy } from './bits.tsx';
import { speak } from './loaded.ts';
import { Missing } from './missing.tsx';
import { language, otherShade, said, shade, words } from './reader.ts';
import { path, type Route, routeOf } from './router.ts';
import { freshVersion } from './worker-life.ts';

const FIRST = tiles[0]!.id;

export const Lobby = lazy<object>(() => import('./lobby.tsx').then(module => module.Lobby));
const SetUp = lazy<{ game: string }>(() => import('./set-up.tsx').then(module => module.SetUp));
const LocalTable = lazy<{ id: string }>(() => import('./local-table.tsx').then(module => module.LocalTable));
const ServerTable = lazy<{ id: string }>(() => import('./server-table.tsx').then(module => module.ServerTable));
const Invitation = lazy<{ token: string }>(() => import('./invitation.tsx').then(module => module.Invitation));
const Rules = lazy<{ game: string; section: string | null }>(() => import('./rules.tsx').then(module => module.Rules));
const About = lazy<{ game: string }>(() => import('./about.tsx').then(module => module.About));
const Recover = lazy<object>(() => import('./recover.tsx').then(module => module.Recover));
const Balance = lazy<{ game: string }>(() => import('./balance.tsx').then(module => module.BalancePage));
const Account = lazy<object>(() => import('./account.tsx').then(module => module.Account));

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'lobby':
      return <Lobby />;
    case 'setup':
      return <SetUp game={route.game} />;
    case 'local':
      return <LocalTable key={route.id} id={route.id} />;
    case 'table':
      return <ServerTable key={route.id} id={route.id} />;
    case 'invitation':
      return <Invitation token={route.token} />;
    case 'rules':
      return <Rules game={route.game} section={route.section} />;
    case 'about':
      return <About game={route.game} />;
    case 'balance':
      return <Balance game={route.game} />;
    case 'account':
      return <Account />;
    case 'recover':
      return <Recover />;
    case 'missing':
      return <Missing />;
  }
}

export function App() {
  const route = routeOf(path.value);
  useEffect(() => path.subscribe(() => hasMoved()), []);
  useEffect(() => {
    api.me().then(
      who => {
        me.value = who;
      },
      () => {},
    );
  }, []);
  const atTable = route.page === 'local' || route.page === 'table';
  return (
    <>
      {atTable ? <Page route={route} /> : <House route={route} />}
      <p class="sr" role="status" aria-live="polite">
        {said.value}
      </p>
    </>
  );
}

/** Everything around the tables: one bar, one page. */
export function House({ route, children }: { route?: Route; children?: preact.ComponentChildren }) {
  const w = words.value;
  return (
    <div class="house">
      <a class="skip" href="#page">
        {w.skip}
      </a>
      <Bar page={route?.page ?? 'table'} />
      <Notices />
      <main id="page" tabIndex={-1}>
        {route ? <Page route={route} /> : children}
      </main>
    </div>
  );
}

function Bar({ page }: { page: Route['page'] }) {
  const w = words.value;
  const at = (here: boolean) => (here ? { 'aria-current': 'page' as const } : {});
  return (
    <header class="masthead">
      <a class="house-mark" href="/">
        <Icon name="tent" />
        <b>{w.brand}</b>
      </a>
      <nav aria-label={w.navigation}>
        <a href="/" {...at(page === 'lobby')}>
          {w.tables}
        </a>
        <a href={`/rules/${FIRST}`} {...at(page === 'rules')}>
          {w.rules}
        </a>
        <a href={`/about/${FIRST}`} {...at(page === 'about')}>
          {w.about}
        </a>
      </nav>
      <div class="me">
        <Languages />
        <button type="button" class="icon" aria-label={w.themeIs(w.themes[shade.value])} onClick={otherShade}>
          <Icon name="sun" />
        </button>
        <a class="myself" href="/account" {...at(page === 'account')}>
          {me.value ? calledIn(me.value.name, language.value) : w.account}
        </a>
      </div>
    </header>
  );
}

function Languages() {
  return (
    <fieldset class="langs" aria-label={words.value.language}>
      {(['fr', 'en'] as const).map(each => (
        <button
          type="button"
          key={each}
          lang={each}
          aria-label={each === 'fr' ? 'Français' : 'English'}
          aria-pressed={language.value === each}
          onClick={() => void speak(each)}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

function Notices() {
  const w = words.value;
  return (
    <div class="notices" role="status">
      {reachable.value === false && <p>{w.offline}</p>}
      {!lasting.value && <p>{w.notLasting}</p>}
      {freshVersion.value && (
        <p>
          {w.newVersion}{' '}
          <button type="button" class="btn sm" onClick={() => location.reload()}>
            {w.reload}
          </button>
        </p>
      )}
    </div>
  );
}
