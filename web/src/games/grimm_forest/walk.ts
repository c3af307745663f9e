/** A pig walks from where it was to where it is now. */
import { cubicInOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { settings } from '../../lib/settings.svelte';

export const [leave, arrive] = crossfade({
  duration: () => settings.lasting(520),
  easing: cubicInOut,
  fallback: (node) => fade(node, { duration: settings.lasting(200) }),
});
