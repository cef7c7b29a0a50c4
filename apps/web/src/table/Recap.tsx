import { DeedIcon, DeedText, OrderNumber, pieceIn } from './DeedText.tsx';
import { isRecapFirst } from './enter.ts';
import { Icon } from './icons.tsx';
import type { Looking } from './looking.ts';
import { type Consequence, consequences, losses } from './recap.ts';
import { useStore } from './store.ts';
import { isFight } from './story.ts';

/** Since your last turn: what it comes to, where, and at what price. */
export function Recap({ look }: { look: Looking }) {
  const store = useStore();
  const { recapDue, words, numbered, ownSide } = store;
  if (!recapDue.value) return null;
  const w = words.value;
  const { told, left } = consequences(numbered.value, ownSide.value);
  return (
    <section id="recap" class="recap" aria-labelledby="recap-title">
      <header>
        <h3 id="recap-title">{w.recap}</h3>
        <small>{w.eventsTold(numbered.value.length)}</small>
      </header>
      <ol>
        {told.map(each => (
          <Line key={each.deed.key} of={each} look={look} />
        ))}
      </ol>
      {left > 0 && <p class="mute">{w.recapMore(left)}</p>}
      <Tally />
      <Buttons />
    </section>
  );
}

function Line({ of, look }: { of: Consequence; look: Looking }) {
  const store = useStore();
  const { words, places, tellAgain } = store;
  const w = words.value;
  const where = of.deed.spots.flatMap(spot => (typeof spot === 'string' ? (places.get(spot) ?? []) : []));
  const inSight = where.some(({ x, y }) => look.sees([x, y]));
  return (
    <li>
      <span class="nos">
        {of.numbers.map(no => (
          <OrderNumber key={no} no={no} />
        ))}
      </span>
      <span>
        <span class="sr">
          <DeedIcon deed={of.deed} />
        </span>
        {of.by && isFight(of.deed) && <b>{pieceIn(store, of.by, of.by.pieces[0] ?? '')}: </b>}
        <DeedText deed={of.deed} />
      </span>
      <button type="button" class="go" onClick={() => tellAgain(of.deed)}>
        {inSight ? w.showPlace : w.goThere}
      </button>
    </li>
  );
}

function Tally() {
  const { since, ownSide, words, scored, speak } = useStore();
  const w = words.value;
  const { mine, theirs } = losses(since.value.entries, ownSide.value);
  if (mine + theirs + scored.value.length === 0) return null;
  return (
    <dl class="tally">
      {mine + theirs > 0 && <Sum name={w.youLost} value={w.stepsLost(mine)} />}
      {mine + theirs > 0 && <Sum name={w.theyLost} value={w.stepsLost(theirs)} />}
      {scored.value.map(({ side, from, to }) => (
        <Sum key={side} name={w.scoreTold} value={`${speak.side(side)} ${from} → ${to}`} />
      ))}
    </dl>
  );
}
const Sum = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Buttons() {
  const store = useStore();
  const { words, retell, toggleTrails, areWanted, gotIt } = store;
  const w = words.value;
  return (
    <div class="row">
      <button type="button" class="btn" onClick={retell}>
        <Icon name="play" /> {w.replayIt}
      </button>
      <button type="button" class="btn" aria-pressed={areWanted.value} onClick={toggleTrails}>
        {w.trailsKey}{' '}
        <span class="key" aria-hidden="true">
          T
        </span>
      </button>
      <button type="button" class="btn pri" onClick={gotIt}>
        {w.gotIt}{' '}
        {isRecapFirst(store) && (
          <span class="key" aria-hidden="true">
            ↵
          </span>
        )}
      </button>
    </div>
  );
}
