/** Short sounds, made on the spot: cards that are dealt, a bell for whoever is asked, and a chord at the end. */
import { settings } from './settings.svelte';

type Sound = 'deal' | 'turn' | 'end';

const SOUNDS: Record<Sound, (context: AudioContext, start: number) => number> = {
  deal: (context, start) => {
    for (let card = 0; card < 4; card += 1) rustle(context, start + card * 0.11);
    return 0.5;
  },
  turn: (context, start) => {
    bell(context, 660, start);
    bell(context, 880, start + 0.12);
    return 0.5;
  },
  end: (context, start) => {
    [523, 659, 784, 1047].forEach((tone, number) => bell(context, tone, start + number * 0.16, 1.4));
    return 1.2;
  },
};

/** A sound that could not be made for so long, in milliseconds, is not made up for. */
const LATE = 500;

let context: AudioContext | undefined;
/** When the last sound leaves room for another one. */
let free = 0;

/** Let something be heard, if this person wants to; one sound after the other. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  const audio = (context ??= new AudioContext());
  const asked = performance.now();
  // A browser keeps silent until somebody has touched the page.
  audio.resume().then(
    () => {
      if (performance.now() - asked > LATE) return;
      const start = Math.max(audio.currentTime, free);
      free = start + SOUNDS[sound](audio, start);
    },
    () => undefined,
  );
}

function bell(audio: AudioContext, tone: number, start: number, lasting = 0.7): void {
  const source = audio.createOscillator();
  source.frequency.value = tone;
  source.connect(swell(audio, start, 0.12, lasting)).connect(audio.destination);
  source.start(start);
  source.stop(start + lasting);
}

/** A card that slides over a table: a breath of noise. */
function rustle(audio: AudioContext, start: number): void {
  const lasting = 0.09;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasting), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = 2400;
  source
    .connect(band)
    .connect(swell(audio, start, 0.2, lasting))
    .connect(audio.destination);
  source.start(start);
}

/** Up at once, and slowly down. */
function swell(audio: AudioContext, start: number, loudest: number, lasting: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loudest, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasting);
  return volume;
}
