import { useStore } from './store.ts';

/** Ground laid in play, under everything but the sheet. */
export function LaidGround() {
  const { grounds } = useStore();
  if (grounds.value.length === 0) return null;
  const upwards = grounds.value.toSorted((a, b) => a.rank - b.rank);
  return (
    <g class="sheet laid">
      {upwards.map(({ id, svg }) => (
        <g key={`${id}${svg.length}`} dangerouslySetInnerHTML={{ __html: svg }} />
      ))}
    </g>
  );
}
