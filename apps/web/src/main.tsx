import { render } from 'preact';
import './style/fonts.css';
import './style/tokens.css';
import './style/app.css';
import { language, watchReader } from './app/reader.ts';
import { watchHistory } from './app/router.ts';
import { App } from './app/shell.tsx';
import { register } from './app/worker-life.ts';
import { watchMissing } from './net/missing.ts';
import { learnWords } from './text/words.ts';

watchMissing();
await learnWords(language.value);
watchReader();
watchHistory();
render(<App />, document.getElementById('app')!);
void register();
