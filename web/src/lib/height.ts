/** Elements that keep the room they once took, so that what stands above them does not jump. */
import type { Attachment } from 'svelte/attachments';

/** Of the height of the window. */
const MOST = 0.3;

/**
 * The largest height an element has had, as its custom property `--kept`, for its `min-height`; never so much that it
 * would take the place of what stands above it. It is forgotten when the window gets another size, when a font has come, until which letters of another width stood there, and whenever the
 * attachment is made anew.
 */
export function keepsHeight(): Attachment<HTMLElement> {
  return (node) => {
    let kept = 0;
    const observer = new ResizeObserver(() => {
      if (node.offsetHeight <= kept) return;
      kept = Math.min(node.offsetHeight, MOST * innerHeight);
      node.style.setProperty('--kept', `${kept}px`);
    });
    const forget = (): void => {
      kept = 0;
      node.style.removeProperty('--kept');
      observer.disconnect();
      observer.observe(node); // tells of its height even where that stays the same
    };
    forget();
    addEventListener('resize', forget);
    document.fonts.addEventListener('loadingdone', forget);
    return () => {
      removeEventListener('resize', forget);
      document.fonts.removeEventListener('loadingdone', forget);
      observer.disconnect();
    };
  };
}
