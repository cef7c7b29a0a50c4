import { type AnyGame, type AnyRecord, begin, type Language, read, type Secret, toHex } from '@bivouac/kernel';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { loadWhole, type WholeGame } from '../src/games/index.ts';
import { TableScreen } from '../src/table/TableScreen.tsx';
import { learnWords } from '../src/text/words.ts';
import '../src/style/fonts.css';
import '../src/style/tokens.css';
import '../src/style/index.css';
import { pageLink } from './link.ts';

// One hot-seat table kept in the page, to look at the table screen by itself:
// ?game=gettysburg-1988&scenario=day2&options=10b,10e&seats=confederate,union&language=fr&theme=dark&secret=…
// &passes=union: that seat is somebody's who passes if he can
// A test may put a save there before (`staged`): the table goes on from it.

const wish = new URLSearchParams(location.search);
const listed = (name: string): readonly string[] => wish.get(name)?.split(',').filter(Boolean) ?? [];
const secret = (): Secret => (wish.get('secret') ?? toHex([...crypto.getRandomValues(new Uint8Array(32))])) as Secret;

function opened(game: AnyGame): AnyRecord {
  const { staged } = globalThis as { staged?: string };
  const setup = { scenario: wish.get('scenario') ?? game.scenarios[0]!, options: listed('options') };
  return staged === undefined ? begin(game, setup, secret()) : read(staged, [game]).record;
}

function Dev({ web }: { web: WholeGame }) {
  const [language, setLanguage] = useState<Language>(wish.get('language') === 'fr' ? 'fr' : 'en');
  const [link] = useState(() => {
    const record = opened(web.game);
    const seats = wish.has('seats') ? listed('seats') : Object.keys(web.game.seats(record.state.setup));
    const made = pageLink(web.game, record, seats, listed('passes'));
    Object.assign(globalThis, { playFor: made.playFor }); // who is not at this screen is played from outside
    return made;
  });
  document.documentElement.lang = language;
  return (
    <TableScreen
      link={link}
      web={web}
      language={language}
      onLanguage={setLanguage}
      onTheme={() => setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')}
      onWhatIf={(_view, count) => {
        document.documentElement.dataset.whatIf = String(count);
      }}
    />
  );
}

const setTheme = (theme: string): void => {
  document.documentElement.dataset.theme = theme;
};
setTheme(wish.get('theme') ?? 'light');
const web = await loadWhole(wish.get('game') ?? 'gettysburg-1988', wish.get('scenario') ?? undefined);
for (const each of ['en', 'fr'] as const) await Promise.all([web.voice.learn(each), learnWords(each), web.style?.()]);
render(<Dev web={web} />, document.getElementById('app')!);
