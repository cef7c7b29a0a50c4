import { useState } from 'preact/hooks';
import { api, me, reachable } from '../net/api.ts';
import { Field, Form, NewPasswordField } from './account-forms.tsx';
import { Title } from './bits.tsx';
import { words } from './reader.ts';
import { go } from './router.ts';

/** A lost password: asks for a link, or, with one, for a new password. */
export function Recover() {
  const w = words.value;
  const [token, setToken] = useState(location.hash.slice(1));
  const again = (): void => {
    go('/recover', 'replace');
    setToken('');
  };
  return (
    <div class="narrow">
      <Title>{w.lostPassword}</Title>
      {reachable.value === false ? (
        <p>{w.serverNeeded}</p>
      ) : token ? (
        <NewPassword token={token} onAgain={again} />
      ) : (
        <AskForLink />
      )}
    </div>
  );
}

function AskForLink() {
  const w = words.value;
  const [sent, setSent] = useState(false);
  const send = async ({ name = '' }: Readonly<Record<string, string>>): Promise<void> => {
    await api.lost(name);
    setSent(true);
  };
  return (
    <section class="sec" aria-label={w.lostPassword}>
      <p>{w.lostHint}</p>
      <Form button={w.lostSend} send={send}>
        <Field label={w.name} name="name" complete="username" />
      </Form>
      {sent && <p role="status">{w.lostSent}</p>}
    </section>
  );
}

function NewPassword({ token, onAgain }: { token: string; onAgain: () => void }) {
  const w = words.value;
  const send = async ({ password = '' }: Readonly<Record<string, string>>): Promise<void> => {
    me.value = await api.recover(token, password);
    go('/account', 'replace');
  };
  return (
    <section class="sec" aria-label={w.newPassword}>
      <p>{w.recoverHint}</p>
      <Form button={w.recoverSave} send={send}>
        <NewPasswordField />
      </Form>
      <button type="button" class="btn" onClick={onAgain}>
        {w.lostAgain}
      </button>
    </section>
  );
}
