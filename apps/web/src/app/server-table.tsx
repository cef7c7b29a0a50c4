import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { api, liveAddress, me, Refusal, type ServerTable as Table } from '../net/api.ts';
import { SocketLink } from '../net/socket.ts';
import { browserMemory } from '../table/memory.ts';
import { type Notebook, shelvedNotes } from '../table/notebook.ts';
import { AtTable, NoTable, Waiting } from './at-table.tsx';
import { branchOff } from './local-table.tsx';
import { words } from './reader.ts';
import { savedOr, saveServer } from './saving.ts';
import { WaitingRoom } from './waiting-room.tsx';

const AGAIN_MS = 4000;

/** A table on the server: before it begins, a waiting room. */
export function ServerTable({ id }: { id: string }) {
  const table = useSignal<Table | 'gone' | 'away' | null>(null);
  const look = async (): Promise<void> => {
    try {
      table.value = await api.table(id);
    } catch (error) {
      const gone = error instanceof Refusal && error.status === 404;
      if (typeof table.value !== 'object' || table.value === null) table.value = gone ? 'gone' : 'away';
    }
  };
  useEffect(() => {
    void look();
  }, [id, me.value?.id]);
  const found = table.value;
  useEffect(() => {
    if (found !== 'away') return;
    const timer = setInterval(() => void look(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [found === 'away']);
  if (found === null) return <Waiting />;
  if (found === 'gone') return <NoTable>{words.value.tableGone}</NoTable>;
  if (found === 'away') return <NoTable>{words.value.offline}</NoTable>;
  return <Joined key={`${id} ${me.value?.id ?? ''}`} table={found} look={look} />;
}

/** The notes of one account; whoever has signed in meanwhile neither reads nor writes them. */
function notesOf(table: string, account: string): Notebook {
  const asHim = async (): Promise<void> => {
    if ((await api.me())?.id !== account) throw new Error('somebody else');
  };
  return shelvedNotes(browserMemory('bivouac.'), {
    owner: `${table}.${account}`,
    get: () => asHim().then(() => api.note(table)),
    put: async text => void (await api.setNote(table, text)),
  });
}

/** One line to the table, in the name of whoever we are now. */
function Joined({ table, look }: { table: Table; look: () => Promise<void> }) {
  const link = useMemo(() => new SocketLink(liveAddress(table.id)), [table.id]);
  useEffect(() => () => link.close(), [link]);
  const account = me.value?.id;
  const notebook = useMemo(() => (account ? notesOf(table.id, account) : null), [table.id, account]);
  useEffect(() => notebook?.close, [notebook]);
  useEffect(
    () =>
      link.listen(answer => {
        if (answer.t === 'welcome' && table.status === 'waiting') void look(); // somebody sat down
      }),
    [link, table.status],
  );
  if (table.status === 'waiting') return <WaitingRoom table={table} look={look} />;
  return (
    <AtTable
      game={table.game}
      scenario={table.setup.scenario}
      link={link}
      {...(notebook ? { notebook } : {})}
      onSave={savedOr(() => saveServer(table.game, table.id))}
      onWhatIf={(view, count) =>
        void branchOff(table.game, view, { kind: 'server', table: table.id, count, seat: view.seat })
      }
    />
  );
}
