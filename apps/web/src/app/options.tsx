import { type Option, section, sectionLabel } from '@bivouac/kernel';
import type { WebGame, WholeGame } from '../games/index.ts';
import { RuleLink } from './bits.tsx';
import { announce, language, words } from './reader.ts';
import { optionsIn, toggled } from './set-up-form.ts';

interface Props {
  readonly id: string;
  readonly web: WholeGame;
  readonly scenario: string;
  readonly chosen: readonly string[];
  readonly choose: (options: readonly string[]) => void;
}

/** Optional rules, each with its number, what it does, and what it needs. */
export function Options({ id, web, scenario, chosen, choose }: Props) {
  const w = words.value;
  const nameOf = (option: string): string => web.option(option, language.value).name;
  const toggle = (option: string): void => {
    const next = toggled(web.game.options, chosen, option);
    choose(next);
    const came = next.filter(each => each !== option && !chosen.includes(each));
    const went = chosen.filter(each => each !== option && !next.includes(each));
    if (came.length > 0) announce(w.alsoOn(came.map(nameOf).join(', ')));
    if (went.length > 0) announce(w.alsoOff(went.map(nameOf).join(', ')));
  };
  const all = optionsIn(web.game.options, scenario);
  const first = all.length > MANY ? FIRST : all.length;
  const listed = (options: readonly Option[]) => (
    <ul class="options">
      {options.map(option => (
        <Choice
          key={option.id}
          {...{ id, web, option, nameOf }}
          section={section(web.voice, web.optionRule(option.id))}
          checked={chosen.includes(option.id)}
          toggle={() => toggle(option.id)}
        />
      ))}
    </ul>
  );
  return (
    <fieldset>
      <legend>{w.options}</legend>
      <p class="mute">{w.optionsHint}</p>
      {listed(all.slice(0, first))}
      {first < all.length && (
        <details class="moreoptions">
          <summary>{OTHERS[language.value](all.length - first)}</summary>
          {listed(all.slice(first))}
        </details>
      )}
    </fieldset>
  );
}
const [MANY, FIRST] = [16, 4]; // of more than so many, so many are seen at once
const OTHERS = { en: (n: number) => `${n} more`, fr: (n: number) => `${n} autres` } as const;

function Choice(props: {
  id: string;
  web: WebGame;
  option: Option;
  section: string;
  checked: boolean;
  toggle: () => void;
  nameOf: (option: string) => string;
}) {
  const w = words.value;
  const { id, web, option, section: at, checked, toggle, nameOf } = props;
  const { name, explains } = web.option(option.id, language.value);
  const mark = web.sectionMark?.(at, language.value) ?? sectionLabel(web.voice, language.value, at);
  const hint = `option-${option.id}`;
  return (
    <li>
      <label class="check">
        <input type="checkbox" checked={checked} onChange={toggle} aria-describedby={hint} />
        <span>{name}</span>
      </label>{' '}
      <RuleLink game={id} section={at} label={mark} /> {option.variant && <i class="tag">{w.variant}</i>}{' '}
      {option.requires && <i class="tag">{w.needs(nameOf(option.requires))}</i>}
      <p class="mute" id={hint}>
        {explains}
      </p>
    </li>
  );
}
