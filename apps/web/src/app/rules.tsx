import { type RuleText, sectionLabel } from '@bivouac/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { WebGame } from '../games/index.ts';
import { CannotLoad, Title } from './bits.tsx';
import { GameSwitch } from './game-switch.tsx';
import { useGame } from './loaded.ts';
import { Missing } from './missing.tsx';
import { gameName } from './public-tables.tsx';
import { language, words } from './reader.ts';

export function Rules({ game, section }: { game: string; section: string | null }) {
  const web = useGame(game);
  if (web === 'none') return <Missing />;
  if (web === 'failed') return <CannotLoad />;
  if (web === null) return <p class="loading">{words.value.loading}</p>;
  return <Book id={game} web={web} section={section} />;
}

type Sections = readonly (readonly [string, readonly RuleText[]])[];

function sectionsOf(rules: readonly RuleText[]): Sections {
  const found = new Map<string, RuleText[]>();
  for (const rule of rules) found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  return [...found];
}

const NO_RULES: readonly RuleText[] = [];
const plain = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

function Book({ id, web, section }: { id: string; web: WebGame; section: string | null }) {
  const w = words.value;
  const [sought, setSought] = useState('');
  const all = web.rules.now.value ?? NO_RULES;
  useEffect(() => void web.rules.fetch().catch(() => {}), [web]);
  const rules = useMemo(() => {
    const wanted = plain(sought).split(/\s+/).filter(Boolean);
    const lang = language.value;
    return all.filter(rule => {
      const text = plain(`${rule.section} ${rule.heading?.[lang] ?? ''} ${rule.title[lang]} ${rule.says[lang]}`);
      return wanted.every(word => text.includes(word));
    });
  }, [sought, all, language.value]);
  const sections = useMemo(() => sectionsOf(rules), [rules]);
  const label = (section: string, [rule]: readonly RuleText[]): string =>
    rule?.heading?.[language.value] ?? sectionLabel(web.voice, language.value, section);
  useEffect(() => show(section), [section, all]);
  return (
    <div class="book">
      <div class="sec toc">
        <GameSwitch page="rules" game={id} />
        <Title>{w.rulesOf(gameName(id))}</Title>
        <p class="mute">{w.rulesHint}</p>
        <label class="entry">
          <span>{w.searchRules}</span>
          <input type="search" value={sought} onInput={event => setSought(event.currentTarget.value)} />
        </label>
        <p class="mute" role="status">
          {sought && w.found(rules.length)}
        </p>
        <nav aria-label={w.sections}>
          {sections.map(([number, texts]) => (
            <a
              key={number}
              class="rule"
              href={`/rules/${id}/${number}`}
              {...(number === section ? { 'aria-current': 'true' as const } : {})}
            >
              {label(number, texts).replace('§ ', '')}
            </a>
          ))}
        </nav>
      </div>
      <div class="sec">
        {sections.map(([number, texts]) => (
          <RuleSection key={number} number={number} label={label(number, texts)} rules={texts} />
        ))}
      </div>
    </div>
  );
}

/** Brings a section into sight and puts the focus there. */
function show(section: string | null): void {
  if (section === null) return;
  const heading = document.getElementById(`s-${section}`);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

function RuleSection(props: { number: string; label: string; rules: readonly RuleText[] }) {
  const { number, label, rules } = props;
  const lang = language.value;
  return (
    <section aria-labelledby={`s-${number}`}>
      <h2 id={`s-${number}`} tabIndex={-1}>
        {label}
      </h2>
      <dl>
        {rules.map(rule => (
          <div key={rule.id}>
            <dt>{rule.title[lang]}</dt>
            <dd>{rule.says[lang]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
