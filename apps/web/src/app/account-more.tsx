import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, me } from '../net/api.ts';
import { Field, Form } from './account-forms.tsx';
import { Doing, Section } from './bits.tsx';
import { canNotify, notifyHere, notNotifyHere, subscription } from './push.ts';
import { words } from './reader.ts';

interface Item {
  readonly id: string;
  readonly text: string;
}

/** A list of things one can add and end; what is shown once is shown here. */
function Keys(props: {
  id: string;
  title: string;
  hint: string;
  none: string;
  shown: string;
  button: string;
  field: string;
  type: 'text' | 'url';
  list: () => Promise<readonly Item[]>;
  add: (text: string) => Promise<string>;
  end: (id: string) => Promise<unknown>;
}) {
  const items = useSignal<readonly Item[]>([]);
  const fresh = useSignal('');
  const look = async (): Promise<void> => {
    items.value = await props.list().catch(() => []);
  };
  useEffect(() => void look(), [me.value?.id]);
  return (
    <Section id={props.id} title={props.title}>
      <p class="mute">{props.hint}</p>
      {items.value.length === 0 && <p class="mute">{props.none}</p>}
      <ul class="bare">
        {items.value.map(({ id, text }) => (
          <li key={id} class="inline">
            <span class="grow">{text}</span>
            <Doing class="btn sm" work={() => props.end(id).then(look)}>
              {words.value.delete}
            </Doing>
          </li>
        ))}
      </ul>
      {fresh.value && (
        <p role="status">
          {props.shown} <code class="hash">{fresh.value}</code>
        </p>
      )}
      <Form
        button={props.button}
        plain
        send={async ({ text = '' }) => {
          fresh.value = await props.add(text);
          await look();
        }}
      >
        <Field label={props.field} name="text" type={props.type} />
      </Form>
    </Section>
  );
}

export function Tokens() {
  const w = words.value;
  return (
    <Keys
      {...({
        id: 'tokens',
        title: w.tokens,
        hint: w.tokensHint,
        none: w.noTokens,
        shown: w.tokenShown,
        type: 'text',
      } as const)}
      {...{ button: w.tokenMake, field: w.tokenName }}
      list={() => api.tokens().then(all => all.map(({ id, name }) => ({ id, text: name })))}
      add={name => api.addToken(name).then(made => made.token)}
      end={api.endToken}
    />
  );
}

export function Hooks() {
  const w = words.value;
  return (
    <Keys
      {...({
        id: 'hooks',
        title: w.hooks,
        hint: w.hooksHint,
        none: w.noHooks,
        shown: w.hookShown,
        type: 'url',
      } as const)}
      {...{ button: w.hookMake, field: w.hookUrl }}
      list={() => api.hooks().then(all => all.map(({ id, url }) => ({ id, text: url })))}
      add={url => api.addHook(url).then(made => made.secret)}
      end={api.endHook}
    />
  );
}

export function Notifications() {
  const w = words.value;
  const on = useSignal<boolean | null>(null);
  const look = async (): Promise<void> => {
    on.value = (await subscription()) !== null;
  };
  useEffect(() => void look(), []);
  return (
    <Section id="push" title={w.notifications}>
      <p class="mute">{w.pushHint}</p>
      {!canNotify() ? (
        <p>{w.pushNo}</p>
      ) : on.value ? (
        <Doing work={() => notNotifyHere().then(look)}>{w.pushOff}</Doing>
      ) : (
        <Doing work={() => notifyHere().then(look)}>{w.pushOn}</Doing>
      )}
    </Section>
  );
}
