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
  return (
    <fieldset>
      <legend>{w.options}</legend>
      <p class="mute">{w.optionsHint}</p>
      <ul class="options">
        {optionsIn(web.game.options, scenario).map(option => (
          <Choice
            key={option.id}
            {...{ id, web, option, nameOf }}
            section={section(web.voice, web.optionRule(option.id))}
            checked={chosen.includes(option.id)}
            toggle={() => toggle(option.id)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

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
  const hint = `option-${option.id}`;
  return (
    <li>
      <label class="check">
        <input type="checkbox" checked={checked} onChange={toggle} aria-describedby={hint} />
        <span>{name}</span>
      </label>{' '}
      <RuleLink game={id} section={at} label={sectionLabel(web.voice, language.value, at)} />{' '}
      {option.variant && <i class="tag">{w.variant}</i>}{' '}
      {option.requires && <i class="tag">{w.needs(nameOf(option.requires))}</i>}
      <p class="mute" id={hint}>
        {explains}
      </p>
    </li>
  );
}
