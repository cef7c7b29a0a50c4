import { RuleChip } from './bits.tsx';
import { useStore } from './store.ts';

/** What the other side could answer, by what everyone knows; never what it holds. */
export function PossibleAnswers() {
  const { possible, speak, cardOpen, words } = useStore();
  const list = possible.value;
  if (!list) return null;
  return (
    <section class="card2 possible">
      <h3>
        {speak.text(list.title)} {list.title.rule && <RuleChip rule={list.title.rule} />}
      </h3>
      {list.items.length === 0 && <p class="mute">{words.value.noAnswers}</p>}
      <ul class="plain">
        {list.items.map(({ text, card }) => (
          <li key={`${text.key}${card ?? ''}${JSON.stringify(text.args)}`}>
            {card ? (
              <button type="button" class="link" onClick={() => (cardOpen.value = card)}>
                {speak.text(text)}
              </button>
            ) : (
              speak.text(text)
            )}{' '}
            {text.rule && <RuleChip rule={text.rule} />}
          </li>
        ))}
      </ul>
      <p class="mute">{words.value.possibleHint}</p>
    </section>
  );
}
