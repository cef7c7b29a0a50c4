import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useLater } from '../games/later.ts';
import { ruleOpened } from './column.ts';
import { bySection, foundRules } from './ruleSearch.ts';
import { useStore } from './store.ts';

/** Our own summary of the rules, opened at the one cited. */
export function RulesPanel() {
  const { web, language, words, speak } = useStore();
  const w = words.value;
  const query = useSignal('');
  const cited = ruleOpened.value;
  const rules = useLater(web.rules);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!cited) return;
    query.value = '';
    requestAnimationFrame(() => showRule(box.current, cited.rule));
  }, [cited, rules]);
  const found = foundRules(rules ?? [], language.value, query.value);
  return (
    <div class="rules" ref={box}>
      <input
        type="search"
        aria-label={w.searchRules}
        placeholder={w.searchRules}
        value={query.value}
        onInput={event => (query.value = event.currentTarget.value)}
      />
      <p class="mute" role="status">
        {query.value ? (found.length > 0 ? w.found(found.length) : w.noRules) : w.aboutRules}
      </p>
      {bySection(found).map(([section, rules]) => (
        <section key={section}>
          <h3>
            <span class="rule">{rules[0]?.heading?.[language.value] ?? speak.section(section)}</span>{' '}
            {(rules[0]?.subject ?? (rules[0]?.heading ? undefined : rules[0]?.chapter))?.[language.value]}
          </h3>
          {rules.map(rule => (
            <article key={rule.id} data-rule={rule.id} class={cited?.rule === rule.id ? 'cited' : ''} tabIndex={-1}>
              <b>{rule.title[language.value]}.</b> {rule.says[language.value]}
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}

function showRule(box: HTMLElement | null, rule: string): void {
  const found =
    box?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`) ??
    box?.querySelector<HTMLElement>(`[data-rule^="${CSS.escape(rule)}"]`);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}
