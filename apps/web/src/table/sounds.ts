import { type Sound, samplesOf } from './soundwaves.ts';

// The browser plays what `soundwaves` makes; nothing is loaded.

let context: AudioContext | null = null;
const made = new Map<Sound, AudioBuffer>();

/** The browser lets a page sound after the first press or key; until then this is silent. */
function open(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context.state === 'closed' ? null : context;
}

function bufferOf(sound: Sound, { sampleRate }: AudioContext): AudioBuffer {
  const known = made.get(sound);
  if (known) return known;
  const samples = samplesOf(sound, sampleRate);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  buffer.copyToChannel(samples, 0);
  made.set(sound, buffer);
  return buffer;
}

export function play(sound: Sound): void {
  const sounding = open();
  if (!sounding) return;
  const source = sounding.createBufferSource();
  source.buffer = bufferOf(sound, sounding);
  source.connect(sounding.destination);
  source.start();
}
/** To be called from a press: from then on the page may sound. */
export const wake = (): void => void open();
