import { CannotLoad, Title } from './bits.tsx';
import { GameSwitch } from './game-switch.tsx';
import { useGame } from './loaded.ts';
import { Missing } from './missing.tsx';
import { gameName } from './public-tables.tsx';
import { language, words } from './reader.ts';

/** What this edition is, and what it is not. */
export function About({ game }: { game: string }) {
  const w = words.value;
  const web = useGame(game);
  if (web === 'none') return <Missing />;
  if (web === 'failed') return <CannotLoad />;
  return (
    <div class="sec narrow">
      <GameSwitch page="about" game={game} />
      <Title>{w.aboutOf(gameName(game))}</Title>
      <p class="lead">{web?.about(language.value) ?? w.loading}</p>
      <div class="inline">
        <a class="btn pri" href={`/new/${game}`}>
          {w.newGame}
        </a>
        <a class="btn" href={`/rules/${game}`}>
          {w.readRules}
        </a>
        <a class="btn" href={`/balance/${game}`}>
          {w.balance}
        </a>
      </div>
    </div>
  );
}
