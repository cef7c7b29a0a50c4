// Small sounds, sample by sample: wood, paper and a drum. The same on every device, so that they can be measured.

export type Sound = 'piece' | 'card' | 'die' | 'battle' | 'decision';

interface Stroke {
  readonly at: number; // seconds from the beginning
  readonly loud: number;
  readonly long: number;
}
type Wave = (seconds: number) => number;
interface Part {
  readonly stroke: Stroke;
  wave(rate: number): Wave;
}

const ATTACK = 0.004;
const SILENT = 0.0001;

/** Loud at once, then dying away. */
function envelope({ loud, long }: Stroke, t: number): number {
  if (t < 0 || t >= long) return 0;
  if (t < ATTACK) return SILENT * (loud / SILENT) ** (t / ATTACK);
  return loud * (SILENT / loud) ** ((t - ATTACK) / (long - ATTACK));
}

/** Noise that is the same every time. */
function noise(): () => number {
  let seed = 1757;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 31 - 1;
  };
}

/** Noise through a filter around or above a pitch. */
const grain = (stroke: Stroke, kind: 'around' | 'above', pitch: number, sharp: number): Part => ({
  stroke,
  wave(rate) {
    const turn = (2 * Math.PI * pitch) / rate;
    const [cos, alpha] = [Math.cos(turn), Math.sin(turn) / (2 * sharp)];
    const above = (1 + cos) / 2;
    const [b0, b1, b2] = kind === 'around' ? [alpha, 0, -alpha] : [above, -2 * above, above];
    const next = noise();
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    return () => {
      const x = next();
      const y = (b0! * x + b1! * x1 + b2! * x2 + 2 * cos * y1 - (1 - alpha) * y2) / (1 + alpha);
      [x2, x1, y2, y1] = [x1, x, y1, y];
      return y;
    };
  },
});

/** A tone that sinks. */
const skin = (stroke: Stroke, pitch: number): Part => ({
  stroke,
  wave: () => {
    const fall = Math.log(0.55) / stroke.long;
    return t => Math.sin(2 * Math.PI * pitch * ((Math.exp(fall * t) - 1) / fall));
  },
});

/** A narrow filter leaves little of the noise: hence so loud a stroke. */
const wood = (at: number, pitch: number, loud: number): Part => grain({ at, loud, long: 0.07 }, 'around', pitch, 9);
const drum = (at: number, loud: number): readonly Part[] => [
  skin({ at, loud, long: 0.22 }, 165),
  grain({ at, loud: loud / 5, long: 0.09 }, 'above', 1600, 0.7),
];

const SOUNDS: Readonly<Record<Sound, readonly Part[]>> = {
  piece: [wood(0, 950, 2.6)],
  die: [wood(0, 1900, 1.4), wood(0.075, 1500, 1.4)],
  card: [grain({ at: 0, loud: 0.22, long: 0.2 }, 'around', 3600, 0.6)],
  decision: [...drum(0, 0.34), ...drum(0.13, 0.26)],
  battle: [0.16, 0.2, 0.26, 0.34].flatMap((loud, i) => drum(i * 0.075, loud)),
};
export const SOUND_NAMES = Object.keys(SOUNDS) as readonly Sound[];

export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const parts = SOUNDS[sound];
  const end = Math.max(...parts.map(({ stroke: { at, long } }) => at + long));
  const samples = new Float32Array(Math.ceil(end * rate));
  for (const { stroke, wave } of parts) {
    const sample = wave(rate);
    const first = Math.round(stroke.at * rate);
    for (let i = 0; i < stroke.long * rate && first + i < samples.length; i++)
      samples[first + i]! += envelope(stroke, i / rate) * sample(i / rate);
  }
  return samples;
}
