import type { ComponentChildren, ComponentType, FunctionComponent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Refusal, Unreachable } from '../net/api.ts';
import { loadAgain } from '../net/missing.ts';
import { Icon } from '../table/icons.tsx';
import { Trouble } from '../worker/trouble.ts';
import { language, words } from './reader.ts';
import { sentence } from './sentence.ts';

/** What went wrong, in the reader's language. */
export async function told(error: unknown): Promise<string> {
  if (error instanceof Refusal) return error.say[language.value];
  if (error instanceof Unreachable) return words.value.offline;
  if (error instanceof Trouble) return sentence(error.text);
  return words.value.problem(error instanceof Error ? error.message : String(error));
}

let moved = false;
/** From now on a new page takes the focus; the first one does not. */
export const hasMoved = (): void => {
  moved = true;
};

export function setTitle(title: string): void {
  document.title = title === words.value.brand ? title : `${title} · ${words.value.brand}`;
}

/** The heading of a page: names the tab, and takes the focus when one has come from another page. */
export function Title({ children, hidden = false }: { children: string; hidden?: boolean }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => setTitle(children), [children]);
  useEffect(() => {
    if (moved) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1} class={hidden ? 'sr' : ''}>
      {children}
    </h1>
  );
}

export const Section = (props: { title: string; hint?: string; children: ComponentChildren; id: string }) => (
  <section class="sec" aria-labelledby={props.id}>
    <div class="head">
      <h2 id={props.id}>{props.title}</h2>
      {props.hint && <small>{props.hint}</small>}
    </div>
    {props.children}
  </section>
);

/** A button that works, says so, and tells what went wrong. */
export function Doing(props: {
  children: ComponentChildren;
  work: () => Promise<unknown>;
  class?: string;
  busy?: string;
  disabled?: boolean;
  describedBy?: string;
}) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<unknown>(null);
  const press = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      await props.work();
    } catch (error) {
      setTrouble(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        class={props.class ?? 'btn'}
        aria-busy={busy}
        disabled={props.disabled ?? false}
        aria-describedby={props.describedBy}
        onClick={() => void press()}
      >
        {busy && props.busy ? props.busy : props.children}
      </button>
      <Told error={trouble} />
    </>
  );
}

export const Alert = ({ children }: { children: ComponentChildren }) => (
  <p class="alert" role="alert">
    <Icon name="why" /> <span>{children}</span>
  </p>
);

/** What went wrong, if anything did: kept as it was thrown, so that it is told in the language read now. */
export function Told({ error }: { error: unknown }) {
  const [said, setSaid] = useState('');
  const read = language.value;
  useEffect(() => {
    let late = false;
    if (error === null) setSaid('');
    else void told(error).then(sentence => late || setSaid(sentence));
    return () => {
      late = true;
    };
  }, [error, read]);
  return error !== null && said !== '' ? <Alert>{said}</Alert> : null;
}

export const Dot = ({ side }: { side: string }) => <i class={`dot ${side}`} aria-hidden="true" />;

/** A rule's number, leading to its text. */
export const RuleLink = ({ game, section, label }: { game: string; section: string; label?: string }) => (
  <a
    class="rule"
    href={`/rules/${game}/${encodeURIComponent(section)}`}
    aria-label={words.value.rule((label ?? section).replace('§ ', ''))}
  >
    {label ?? `§ ${section}`}
  </a>
);

/** A page that is fetched when it is first opened. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  let Found: ComponentType<P> | null = null;
  const fetch = async (): Promise<void> => {
    Found = await load();
  };
  function Lazy(props: P) {
    const [, seen] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Found) return;
      fetch().then(
        () => seen(n => n + 1),
        () => setFailed(true),
      );
    }, []);
    if (Found) return <Found {...props} />;
    return failed ? <CannotLoad /> : <p class="loading">{words.value.loading}</p>;
  }
  return Object.assign(Lazy, { fetch });
}
/** `fetch` is for those who know early that it will be wanted. */
type Lazy<P extends object> = FunctionComponent<P> & { fetch(): Promise<void> };

export const CannotLoad = () => (
  <div class="sec">
    <Alert>{words.value.cannotLoad}</Alert>
    <button type="button" class="btn" onClick={() => void loadAgain()}>
      {words.value.again}
    </button>
  </div>
);
