import { useState } from 'preact/hooks';
import { api, type ServerTable, somebody } from '../net/api.ts';
import { calledIn } from '../text/guests.ts';
import { Doing, Dot, Section, Title } from './bits.tsx';
import { NumberField } from './number-field.tsx';
import { FromFile, gameName, paceText, scenarioName, sideClass, sideName, useNames } from './public-tables.tsx';
import { anyNumber } from './quick.ts';
import { announce, language, words } from './reader.ts';
import { go } from './router.ts';
import { House } from './shell.tsx';

/** Before the last seat is taken: who sits where, links to give away, seats to take. */
export function WaitingRoom({ table, look }: { table: ServerTable; look: () => Promise<void> }) {
  const w = words.value;
  useNames([table]);
  const name = gameName(table.game);
  return (
    <House>
      <div class="narrow">
        <Title>{name}</Title>
        <p class="mute">
          {scenarioName(table.game, table.setup.scenario)} · {paceText(table.pace)}
        </p>
        <FromFile table={table} />
        <p>{w.waitingPlayers}</p>
        {table.invitations?.map(({ seat, link }) => (
          <Invite key={seat} side={sideName(table.game, seat)} link={inviteAddress(link)} />
        ))}
        <SeatList table={table} look={look} />
        <Section id="dice" title={w.checkDice}>
          <code class="hash">{table.commitment}</code>
          <p class="mute">{w.commitmentHint}</p>
        </Section>
        {table.mine && (
          <Doing class="btn" work={() => cancel(table.id)}>
            {w.cancelTable}
          </Doing>
        )}
      </div>
    </House>
  );
}

/** Nobody has played yet: the table goes, and its links with it. */
async function cancel(id: string): Promise<void> {
  if (!confirm(words.value.cancelTableSure)) return;
  await api.drop(id);
  announce(words.value.removed);
  go('/');
}

/** The whole address. It ends with a slash, so that nothing on its way takes the token for a file's name. */
const inviteAddress = (link: string): string => `${new URL(link, location.href).href.replace(/\/$/, '')}/`;

function Invite({ side, link }: { side: string; link: string }) {
  const w = words.value;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    announce(w.copied);
  };
  return (
    <Section id={`invite-${side}`} title={w.inviteTitle}>
      <p class="mute">{w.inviteHint}</p>
      <label class="entry">
        <span>{w.inviteFor(side)}</span>
        <input type="text" readOnly value={link} onFocus={event => event.currentTarget.select()} />
      </label>
      <div class="inline">
        <Doing class="btn pri" work={copy}>
          {w.copy}
        </Doing>
        {'share' in navigator && (
          <Doing class="btn" work={() => navigator.share({ url: link }).catch(() => undefined)}>
            {w.share}
          </Doing>
        )}
      </div>
    </Section>
  );
}

function SeatList({ table, look }: { table: ServerTable; look: () => Promise<void> }) {
  const w = words.value;
  const [number, setNumber] = useState(anyNumber);
  const mayJoin = table.mySeats.length === 0 && Object.values(table.players).some(each => each.kind === 'open');
  const sit = async (seat: string): Promise<void> => {
    await somebody(language.value);
    await api.sit(table.id, seat, number);
    await look();
  };
  return (
    <Section id="seats" title={w.seats}>
      <ul class="bare">
        {Object.entries(table.players).map(([seat, player]) => (
          <li key={seat} class="inline">
            <Dot side={sideClass(table.game, seat)} />
            <b>{sideName(table.game, seat)}</b>
            <span class="mute">
              {calledIn(player.name, language.value) || (player.kind === 'invited' ? w.seatInvited : w.free)}
            </span>
            {mayJoin && player.kind === 'open' && (
              <Doing class="btn sm pri" work={() => sit(seat)}>
                {w.joinAs(sideName(table.game, seat))}
              </Doing>
            )}
          </li>
        ))}
      </ul>
      {mayJoin && <NumberField value={number} onChange={setNumber} />}
    </Section>
  );
}
