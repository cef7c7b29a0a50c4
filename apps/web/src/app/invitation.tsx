import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { api, type ServerTable, somebody } from '../net/api.ts';
import { Doing, Title, Told } from './bits.tsx';
import { NumberField } from './number-field.tsx';
import { FromFile, gameName, paceText, scenarioName, sideName, useNames } from './public-tables.tsx';
import { anyNumber } from './quick.ts';
import { language, words } from './reader.ts';
import { go } from './router.ts';

/** What an invitation link opens. */
export function Invitation({ token }: { token: string }) {
  const w = words.value;
  const found = useSignal<{ seat: string; table: ServerTable } | null>(null);
  const trouble = useSignal<unknown>(null);
  useEffect(() => {
    api.invitation(token).then(
      look => {
        found.value = look;
      },
      error => {
        trouble.value = error;
      },
    );
  }, [token]);
  return (
    <div class="sec narrow">
      <Title>{w.invited}</Title>
      <Told error={trouble.value} />
      {found.value && <Offer token={token} {...found.value} />}
    </div>
  );
}

function Offer({ token, seat, table }: { token: string; seat: string; table: ServerTable }) {
  const w = words.value;
  useNames([table]);
  const [number, setNumber] = useState(anyNumber);
  const sit = async (): Promise<void> => {
    await somebody(language.value);
    const { id } = await api.join(token, number);
    go(`/table/${id}`, 'replace');
  };
  const others = Object.values(table.players).filter(each => each.name !== '');
  return (
    <>
      <h2>
        {gameName(table.game)} <small>{scenarioName(table.game, table.setup.scenario)}</small>
      </h2>
      <p>{w.invitedTo(sideName(table.game, seat))}</p>
      <p class="mute">
        {others.length > 0 && `${w.against(others.map(each => each.name).join(', '))} · `}
        {paceText(table.pace)}
      </p>
      <FromFile table={table} />
      <h3>{w.checkDice}</h3>
      <code class="hash">{table.commitment}</code>
      <p class="mute">{w.commitmentHint}</p>
      <NumberField value={number} onChange={setNumber} />
      <Doing class="btn pri" work={sit} busy={w.opening}>
        {w.sit}
      </Doing>
    </>
  );
}
