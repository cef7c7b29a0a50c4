import type { AnyLesson, Text } from '@bivouac/kernel';
import type { AnyView } from '@bivouac/room';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { WebGame } from '../games/index.ts';
import type { Link } from '../net/link.ts';
import type { OnAdvice } from '../table/advising.ts';
import type { Notebook } from '../table/notebook.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import '../style/index.css';
import { Alert, CannotLoad, setTitle, Title } from './bits.tsx';
import { speak, useGame } from './loaded.ts';
import { gameName } from './public-tables.tsx';
import { language, otherShade, words } from './reader.ts';
import { ownSentence } from './sentence.ts';
import { House } from './shell.tsx';

interface Props {
  readonly game: string;
  readonly scenario: string;
  readonly link: Link;
  readonly taught?: boolean; // a guided game
  readonly pace?: { readonly fast: boolean; readonly onFast: () => void }; // of a bot on this device
  readonly bar?: ComponentChildren; // above the table: what kind of table this is
  readonly alone?: boolean; // a private board: nobody is to be kept from looking
  readonly onWhatIf: (view: AnyView, count: number) => void;
  readonly onAdvice?: NonNullable<OnAdvice>; // on private boards
  readonly notebook?: Notebook; // of an account
  readonly onSave?: () => Promise<string>; // a finished game as a file; how that went
}

const hostSays = (text: Text): string | null => ownSentence(text);

/** The table screen, once its game is here. */
export function AtTable({ game, scenario, link, bar, alone = false, taught = false, ...asks }: Props) {
  const web = useGame(game, scenario);
  const lesson = useLesson(web, taught);
  const title = gameName(game);
  useEffect(() => setTitle(title), [title]);
  if (web === null) return <Waiting />;
  if (web === 'none') return <NoTable>{words.value.noGame}</NoTable>;
  if (web === 'failed') return <House children={<CannotLoad />} />;
  return (
    <div class="at-table">
      {bar}
      <Screen {...{ web, link, alone, taught, lesson }} {...asks} />
    </div>
  );
}

/** The script of a guided game, when it is here. */
function useLesson(web: ReturnType<typeof useGame>, taught: boolean): AnyLesson | null {
  const [lesson, setLesson] = useState<AnyLesson | null>(null);
  useEffect(() => {
    if (!taught || web === null || typeof web === 'string') return;
    void web.lesson?.().then(setLesson, () => null); // without its teacher the game can still be played
  }, [web, taught]);
  return lesson;
}

type Asks = Pick<Props, 'link' | 'alone' | 'taught' | 'pace' | 'onWhatIf' | 'onAdvice' | 'onSave' | 'notebook'> & {
  readonly lesson: AnyLesson | null;
};
const Screen = ({ web, link, ...asks }: { web: WebGame } & Asks) => (
  <TableScreen
    link={link}
    web={web}
    language={language.value}
    onLanguage={speak}
    onTheme={otherShade}
    home="/"
    {...asks}
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
