/** A soft bell, made on the spot, when somebody is asked something. */
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

export function ring(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [tone, start] of [
    [660, 0],
    [880, 0.12],
  ] as const) {
    const bell = context.createOscillator();
    const volume = context.createGain();
    bell.type = 'sine';
    bell.frequency.value = tone;
    volume.gain.setValueAtTime(0.0001, now + start);
    volume.gain.exponentialRampToValueAtTime(0.12, now + start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + 0.7);
    bell.connect(volume).connect(context.destination);
    bell.start(now + start);
    bell.stop(now + start + 0.75);
  }
}
