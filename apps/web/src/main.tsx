import { render } from 'preact';
import './style/fonts.css';
import './style/tokens.css';
import './style/app.css';
import { language, watchReader } from './app/reader.ts';
import { path, routeOf, watchHistory } from './app/router.ts';
import { App, Lobby } from './app/shell.tsx';
import { register } from './app/worker-life.ts';
import { watchMissing } from './net/missing.ts';
import { learnWords } from './text/words.ts';

async function start(): Promise<void> {
  watchMissing();
  const lobby = routeOf(path.value).page === 'lobby' ? Lobby.fetch().catch(() => {}) : null; // the page says what it cannot load
  await Promise.all([learnWords(language.value), lobby]);
  watchReader();
  watchHistory();
  render(<App />, document.getElementById('app')!);
  void register();
}

void start(); // not awaited: what it fetches waits for this module itself
