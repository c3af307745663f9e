/** Give a link to somebody: the system's own way where there is one, otherwise the clipboard. */
import { t } from './i18n.svelte';
import { toasts } from './toasts.svelte';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.say(t('page-copied'));
  } catch {
    toasts.say(text);
  }
}

/** A path of ours, or a whole address. */
export async function share(title: string, path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  if (!('share' in navigator)) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
  }
}
