import type { Seat, Setup } from '@bivouac/kernel';
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { WholeGame } from '../games/index.ts';
import { reachable } from '../net/api.ts';
import { CannotLoad, Doing, Dot, Title } from './bits.tsx';
import { useWholeGame } from './loaded.ts';
import { Missing } from './missing.tsx';
import { Options } from './options.tsx';
import { gameName } from './public-tables.tsx';
import { anyNumber, type Mode, openTable } from './quick.ts';
import { language, words } from './reader.ts';
import { query } from './router.ts';
import { Dice, useDice } from './set-up-dice.tsx';
import { byTitle, type Form, optionsIn, paceOf, seatIn } from './set-up-form.ts';
import { Levels } from './set-up-level.tsx';

export function SetUp({ game }: { game: string }) {
  const web = useWholeGame(game);
  if (web === 'none') return <Missing />;
  if (web === 'failed') return <CannotLoad />;
  return web === null ? <p class="loading">{words.value.loading}</p> : <SetUpForm id={game} web={web} />;
}

const MODES: readonly Mode[] = ['hotSeat', 'bot', 'serverBot', 'invite', 'open'];
const isLocal = (mode: Mode): boolean => mode === 'hotSeat' || mode === 'bot';

function firstForm({ game }: WholeGame, seats: readonly Seat[]): Form {
  const wished = query().get('mode');
  return {
    ...{ scenario: game.scenarios[0]!, mode: MODES.find(mode => mode === wished) ?? 'hotSeat', mine: seats[0]! },
    ...{ options: [], pace: 'free', minutes: 60, more: 10, days: 3, public: true, number: anyNumber() },
  };
}

function SetUpForm({ id, web }: { id: string; web: WholeGame }) {
  const w = words.value;
  const seatsOf = ({ scenario, options }: Setup): Seat[] => Object.keys(web.game.seats({ scenario, options }));
  const [form, setForm] = useState(() => firstForm(web, seatsOf({ scenario: web.game.scenarios[0]!, options: [] })));
  const seats = seatsOf(form);
  const change = (some: Partial<Form>): void =>
    setForm(old => {
      const next = { ...old, ...some };
      const known = optionsIn(web.game.options, next.scenario).map(option => option.id);
      return { ...next, options: next.options.filter(option => known.includes(option)) };
    });
  const newNumber = (): void => change({ number: anyNumber() });
  const dice = useDice(isLocal(form.mode) ? 'here' : 'server', newNumber);
  const start = async (): Promise<void> => {
    const { scenario, options, mode, number } = form;
    const mine = seatIn(seats, form.mine);
    const wish = { game: id, setup: { scenario, options }, seats, mode, mine, number, pace: paceOf(form) };
    await dice.use(prepared => openTable({ ...wish, public: form.public, dice: prepared }));
  };
  return (
    <form class="setup sec" onSubmit={event => event.preventDefault()}>
      <Title>{w.newGameOf(gameName(id))}</Title>
      <Scenarios {...{ web, form, change }} />
      <Opponents {...{ form, change }} />
      {(form.mode === 'bot' || form.mode === 'serverBot') && <Levels game={id} />}
      {form.mode !== 'hotSeat' && <Sides {...{ web, seats, form, change }} />}
      {!isLocal(form.mode) && form.mode !== 'serverBot' && <Paces {...{ form, change }} />}
      <Options
        id={id}
        web={web}
        scenario={form.scenario}
        chosen={form.options}
        choose={options => change({ options })}
      />
      <Dice commitment={dice.commitment} number={form.number} choose={number => change({ number })} />
      <div class="go">
        <Doing class="btn pri big" busy={w.starting} disabled={cannot(form)} work={start}>
          {w.start}
        </Doing>
        {cannot(form) && <p class="mute">{w.needsServer}</p>}
      </div>
    </form>
  );
}

const cannot = ({ mode }: Form): boolean => !isLocal(mode) && reachable.value === false;

interface Part {
  readonly form: Form;
  readonly change: (some: Partial<Form>) => void;
}

function Scenarios({ web, form, change }: Part & { web: WholeGame }) {
  const w = words.value;
  return (
    <fieldset>
      <legend>{w.scenario}</legend>
      {byTitle(web, web.game.scenarios, language.value).map(([title, scenarios]) => (
        <Fragment key={title}>
          {title && <p class="group">{title}</p>}
          <div class="seg">
            {scenarios.map(id => (
              <label key={id}>
                <input
                  type="radio"
                  name="scenario"
                  value={id}
                  checked={form.scenario === id}
                  onChange={() => change({ scenario: id })}
                />
                <span>{web.scenario(id, language.value).name}</span>
              </label>
            ))}
          </div>
          <div aria-live="polite">
            {scenarios.includes(form.scenario) && <Described web={web} id={form.scenario} />}
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
}

/** Under the row it was chosen from: a series has many. */
function Described({ web, id }: { web: WholeGame; id: string }) {
  const w = words.value;
  const { blurb, victory } = web.scenario(id, language.value);
  return (
    <>
      <p>{blurb}</p>
      <p class="mute">
        <b>{w.victory}.</b> {victory}
      </p>
      <p>
        <a href={`/balance/${web.game.id}`}>{w.seeBalance}</a>
      </p>
    </>
  );
}

function Opponents({ form, change }: Part) {
  const w = words.value;
  return (
    <fieldset>
      <legend>{w.opponent}</legend>
      <div class="seg">
        {MODES.map(mode => (
          <label key={mode}>
            <input
              type="radio"
              name="mode"
              value={mode}
              checked={form.mode === mode}
              onChange={() => change({ mode })}
            />
            <span>{w.modes[mode]}</span>
          </label>
        ))}
      </div>
      <p class="mute" aria-live="polite">
        {w.modeHints[form.mode]}
      </p>
    </fieldset>
  );
}

function Sides({ web, seats, form, change }: Part & { web: WholeGame; seats: readonly Seat[] }) {
  return (
    <fieldset>
      <legend>{words.value.mySide}</legend>
      <div class="seg">
        {seats.map(seat => (
          <label key={seat}>
            <input
              type="radio"
              name="mine"
              value={seat}
              checked={seatIn(seats, form.mine) === seat}
              onChange={() => change({ mine: seat })}
            />
            <span>
              <Dot side={web.sideClass(seat)} /> {web.sideName(seat, language.value)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Paces({ form, change }: Part) {
  const w = words.value;
  return (
    <fieldset>
      <legend>{w.pace}</legend>
      <div class="seg">
        {(['free', 'live', 'days'] as const).map(pace => (
          <label key={pace}>
            <input
              type="radio"
              name="pace"
              value={pace}
              checked={form.pace === pace}
              onChange={() => change({ pace })}
            />
            <span>{w.paces[pace]}</span>
          </label>
        ))}
      </div>
      <div class="inline">
        {form.pace === 'live' && (
          <>
            <Whole
              label={w.minutesEach}
              value={form.minutes}
              set={minutes => change({ minutes })}
              least={1}
              most={14_400}
            />
            <Whole label={w.secondsMore} value={form.more} set={more => change({ more })} least={0} most={3600} />
          </>
        )}
        {form.pace === 'days' && (
          <Whole label={w.daysEach} value={form.days} set={days => change({ days })} least={1} most={60} />
        )}
      </div>
      {form.mode === 'invite' && (
        <label class="check">
          <input
            type="checkbox"
            checked={form.public}
            onChange={event => change({ public: event.currentTarget.checked })}
          />
          <span>{w.isPublic}</span>
        </label>
      )}
    </fieldset>
  );
}

const Whole = (props: { label: string; value: number; set: (n: number) => void; least: number; most: number }) => (
  <label class="entry small">
    <span>{props.label}</span>
    <input
      type="number"
      inputMode="numeric"
      min={props.least}
      max={props.most}
      value={props.value}
      onInput={event => props.set(event.currentTarget.valueAsNumber)}
    />
  </label>
);
