// Small sounds made by the browser itself: wood, paper and a drum. Nothing is loaded.

export type Sound = 'piece' | 'card' | 'die' | 'battle' | 'decision';

let context: AudioContext | null = null;
let grains: AudioBuffer | null = null;

/** The browser lets a page sound after the first press or key; until then this is silent. */
function open(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context.state === 'closed' ? null : context;
}

function noise(sounding: AudioContext): AudioBuffer {
  if (grains) return grains;
  grains = sounding.createBuffer(1, sounding.sampleRate / 2, sounding.sampleRate);
  const samples = grains.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return grains;
}

interface Stroke {
  readonly at: number; // seconds from now
  readonly loud: number;
  readonly long: number;
}

/** Loud at once, then dying away. */
function fading(sounding: AudioContext, { at, loud, long }: Stroke): GainNode {
  const gain = sounding.createGain();
  const begin = sounding.currentTime + at;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  gain.connect(sounding.destination);
  return gain;
}

function grain(sounding: AudioContext, stroke: Stroke, kind: BiquadFilterType, pitch: number, sharp: number): void {
  const source = sounding.createBufferSource();
  const filter = sounding.createBiquadFilter();
  source.buffer = noise(sounding);
  filter.type = kind;
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  source.connect(filter).connect(fading(sounding, stroke));
  source.start(sounding.currentTime + stroke.at, 0, stroke.long);
}

function skin(sounding: AudioContext, stroke: Stroke, pitch: number): void {
  const tone = sounding.createOscillator();
  const begin = sounding.currentTime + stroke.at;
  tone.frequency.setValueAtTime(pitch, begin);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, begin + stroke.long);
  tone.connect(fading(sounding, stroke));
  tone.start(begin);
  tone.stop(begin + stroke.long);
}

const wood = (to: AudioContext, at: number, pitch: number): void =>
  grain(to, { at, loud: 0.5, long: 0.07 }, 'bandpass', pitch, 9);
const drum = (to: AudioContext, at: number, loud: number): void => {
  skin(to, { at, loud, long: 0.22 }, 165);
  grain(to, { at, loud: loud / 5, long: 0.09 }, 'highpass', 1600, 0.7);
};

const PLAYED: Readonly<Record<Sound, (to: AudioContext) => void>> = {
  piece: to => wood(to, 0, 950),
  die(to) {
    wood(to, 0, 1900);
    wood(to, 0.075, 1500);
  },
  card: to => grain(to, { at: 0, loud: 0.14, long: 0.2 }, 'bandpass', 3600, 0.6),
  decision(to) {
    drum(to, 0, 0.34);
    drum(to, 0.13, 0.26);
  },
  battle(to) {
    for (const [i, loud] of [0.16, 0.2, 0.26, 0.34].entries()) drum(to, i * 0.075, loud);
  },
};

export function play(sound: Sound): void {
  const sounding = open();
  if (sounding) PLAYED[sound](sounding);
}
/** To be called from a press: from then on the page may sound. */
export const wake = (): void => void open();
