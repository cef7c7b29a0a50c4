import { Title } from './bits.tsx';
import { words } from './reader.ts';

export function Missing() {
  const w = words.value;
  return (
    <div class="sec narrow">
      <Title>{w.notFound}</Title>
      <p>{w.notFoundHint}</p>
      <a class="btn pri" href="/">
        {w.toLobby}
      </a>
    </div>
  );
}
