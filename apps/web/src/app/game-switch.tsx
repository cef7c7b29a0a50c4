import { installed } from '../games/index.ts';
import { gameName } from './public-tables.tsx';
import { words } from './reader.ts';

/** The same page of another game. */
export const GameSwitch = ({ page, game }: { page: 'rules' | 'about' | 'balance'; game: string }) => (
  <nav class="switch" aria-label={words.value.games}>
    {installed().map(id => (
      <a key={id} href={`/${page}/${id}`} {...(id === game ? { 'aria-current': 'page' as const } : {})}>
        {gameName(id)}
      </a>
    ))}
  </nav>
);
