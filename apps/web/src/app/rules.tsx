import { type Language, type RuleText, sectionLabel } from '@bivouac/kernel';
import { Fragment } from 'preact';
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

/** Sections that follow each other under one chapter; '' where there is none. */
function chaptersOf(sections: Sections, lang: Language): readonly (readonly [string, Sections])[] {
  const found: [string, Sections][] = [];
  for (const section of sections) {
    const [number, [rule]] = section;
    const title = rule?.chapter ? `${/^\d+/.exec(number)?.[0] ?? ''} ${rule.chapter[lang]}`.trim() : '';
    const last = found.at(-1);
    if (last?.[0] === title) last[1] = [...last[1], section];
    else found.push([title, [section]]);
  }
  return found;
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
      const over = [rule.heading, rule.chapter, rule.subject].map(each => each?.[lang] ?? '').join(' ');
      const text = plain(`${rule.section} ${over} ${rule.title[lang]} ${rule.says[lang]}`);
      return wanted.every(word => text.includes(word));
    });
  }, [sought, all, language.value]);
  const chapters = useMemo(() => chaptersOf(sectionsOf(rules), language.value), [rules, language.value]);
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
          {chapters.map(([chapter, sections]) => (
            <div key={`${chapter}${sections[0]![0]}`} class="chapter">
              {chapter && <p>{chapter}</p>}
              {sections.map(([number, texts]) => (
                <a
                  key={number}
                  class="rule"
                  href={`/rules/${id}/${number}`}
                  title={(texts[0]?.subject ?? texts[0]?.title)?.[language.value]}
                  {...(number === section ? { 'aria-current': 'true' as const } : {})}
                >
                  {label(number, texts).replace('§ ', '')}
                </a>
              ))}
            </div>
          ))}
        </nav>
      </div>
      <div class="sec">
        {chapters.map(([chapter, sections]) => (
          <Fragment key={`${chapter}${sections[0]![0]}`}>
            {chapter && <h2 class="chapter">{chapter}</h2>}
            {sections.map(([number, texts]) => (
              <RuleSection key={number} number={number} label={label(number, texts)} rules={texts} />
            ))}
          </Fragment>
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
  const Head = rules[0]?.chapter ? 'h3' : 'h2';
  const subject = rules[0]?.subject?.[lang];
  return (
    <section aria-labelledby={`s-${number}`}>
      <Head id={`s-${number}`} tabIndex={-1}>
        {label} {subject}
      </Head>
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
