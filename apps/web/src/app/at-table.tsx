import type { Text } from '@bivouac/kernel';
import type { AnyView } from '@bivouac/room';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { WebGame } from '../games/index.ts';
import type { Link } from '../net/link.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import '../style/index.css';
import { Alert, CannotLoad, setTitle, Title } from './bits.tsx';
import { useGame } from './loaded.ts';
import { gameName } from './public-tables.tsx';
import { language, otherShade, setLanguage, words } from './reader.ts';
import { ownSentence } from './sentence.ts';
import { House } from './shell.tsx';

interface Props {
  readonly game: string;
  readonly link: Link;
  readonly bar?: ComponentChildren; // above the table: what kind of table this is
  readonly onWhatIf: (view: AnyView, count: number) => void;
}

const hostSays = (text: Text): string | null => ownSentence(text);

/** The table screen, once its game is here. */
export function AtTable({ game, link, bar, onWhatIf }: Props) {
  const web = useGame(game);
  const title = gameName(game);
  useEffect(() => setTitle(title), [title]);
  if (web === null) return <Waiting />;
  if (web === 'none') return <NoTable>{words.value.noGame}</NoTable>;
  if (web === 'failed') return <House children={<CannotLoad again={() => location.reload()} />} />;
  return (
    <div class="at-table">
      {bar}
      <Screen {...{ web, link, onWhatIf }} />
    </div>
  );
}

const Screen = ({ web, link, onWhatIf }: { web: WebGame; link: Link; onWhatIf: Props['onWhatIf'] }) => (
  <TableScreen
    link={link}
    web={web}
    language={language.value}
    onLanguage={setLanguage}
    onTheme={otherShade}
    home="/"
    onWhatIf={onWhatIf}
    hostSays={hostSays}
  />
);

export const Waiting = () => (
  <House>
    <p class="loading">{words.value.loading}</p>
  </House>
);

export function NoTable({ children }: { children: string }) {
  const w = words.value;
  return (
    <House>
      <div class="sec narrow">
        <Title>{w.tables}</Title>
        <Alert>{children}</Alert>
        <a class="btn pri" href="/">
          {w.toLobby}
        </a>
      </div>
    </House>
  );
}
