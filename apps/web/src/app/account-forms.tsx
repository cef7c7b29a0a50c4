import { useState } from 'preact/hooks';
import { api, type Me, me } from '../net/api.ts';
import { Doing, Section, Told } from './bits.tsx';
import { announce, language, words } from './reader.ts';

/** A form that is sent, says what went wrong, and says when it is done. */
export function Form(props: {
  children: preact.ComponentChildren;
  button: string;
  send: (fields: Readonly<Record<string, string>>) => Promise<unknown>;
  plain?: boolean;
}) {
  const [trouble, setTrouble] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    try {
      await props.send(fields);
      form.reset();
      announce(words.value.done);
    } catch (error) {
      setTrouble(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="tall"
      onSubmit={event => {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget);
      }}
    >
      {props.children}
      <Told error={trouble} />
      <button type="submit" class={props.plain ? 'btn' : 'btn pri'} aria-busy={busy}>
        {props.button}
      </button>
    </form>
  );
}

export const Field = (props: {
  label: string;
  name: string;
  type?: 'text' | 'password' | 'email' | 'url';
  hint?: string;
  complete?: AutoFill;
  required?: boolean;
  min?: number;
  value?: string;
}) => (
  <label class="entry">
    <span>
      {props.label} {props.hint && <small>{props.hint}</small>}
    </span>
    <input
      name={props.name}
      {...({ type: props.type ?? 'text' } as { type: 'text' })}
      required={props.required ?? true}
      minLength={props.min ?? 0}
      maxLength={200}
      autoComplete={props.complete ?? 'off'}
      defaultValue={props.value ?? ''}
    />
  </label>
);

const became = (who: Me): void => {
  me.value = who;
};

const SignIn = () => (
  <Section id="sign-in" title={words.value.signIn}>
    <Form
      button={words.value.signIn}
      plain={me.value !== null}
      send={({ name = '', password = '' }) => api.login({ name, password }).then(became)}
    >
      <Field label={words.value.name} name="name" complete="username" />
      <Field label={words.value.password} name="password" type="password" complete="current-password" />
    </Form>
    <p>
      <a href="/recover">{words.value.lostPassword}</a>
    </p>
  </Section>
);

function Register({ title }: { title: string }) {
  const w = words.value;
  const send = async ({ name = '', password = '', mail = '' }: Readonly<Record<string, string>>): Promise<void> => {
    const post = mail.trim();
    became(await api.register({ name, password, language: language.value, ...(post ? { mail: post } : {}) }));
  };
  return (
    <Section id="register" title={title}>
      {me.value?.guest && <p class="mute">{w.guestHint}</p>}
      <Form button={title} send={send} plain={!me.value}>
        <Field label={w.name} name="name" complete="username" min={2} />
        <NewPasswordField label={w.password} />
        <Field label={w.mail} name="mail" type="email" hint={w.mailHint} complete="email" required={false} />
      </Form>
    </Section>
  );
}

export function EnterForm() {
  const w = words.value;
  return (
    <>
      <p>{w.accountNone}</p>
      <Doing class="btn apart" work={() => api.guest(language.value).then(became)}>
        {w.asGuest}
      </Doing>
      <SignIn />
      <Register title={w.makeAccount} />
    </>
  );
}

/** Who is signed in, and what he may change. */
export function Himself() {
  const w = words.value;
  const who = me.value!;
  const leave = async (): Promise<void> => {
    if (who.guest && !confirm(w.signOutGuestSure)) return;
    await api.logout();
    me.value = null;
  };
  return (
    <>
      <p>{who.guest ? w.guest(who.name) : w.signedIn(who.name)}</p>
      <Doing class="btn apart" work={leave}>
        {who.guest ? w.signOutGuest : w.signOut}
      </Doing>
      {who.guest ? <Register title={w.keepGuest} /> : <Settings />}
      {who.guest && <SignIn />}
    </>
  );
}

function Settings() {
  const w = words.value;
  return (
    <>
      <Section id="mail" title={w.mail}>
        <Form button={w.save} plain send={({ mail = '' }) => api.change({ mail: mail.trim() || null }).then(became)}>
          <Field
            label={w.mail}
            name="mail"
            type="email"
            hint={w.mailHint}
            complete="email"
            required={false}
            value={me.value?.mail ?? ''}
          />
        </Form>
      </Section>
      <Section id="password" title={w.changePassword}>
        <Form
          button={w.changePassword}
          plain
          send={({ old = '', password = '' }) => api.password({ old, password }).then(became)}
        >
          <Field label={w.oldPassword} name="old" type="password" complete="current-password" />
          <NewPasswordField />
        </Form>
      </Section>
    </>
  );
}

export function NewPasswordField({ label = words.value.newPassword }: { label?: string }) {
  const hint = words.value.passwordHint;
  return <Field label={label} name="password" type="password" hint={hint} complete="new-password" min={8} />;
}
