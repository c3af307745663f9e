/**
 * Lights answers wherever they can be given: what is on the board and beside the question says with `data-answer` which
 * answer it gives. A style sheet of our own does it, so that no board needs to know.
 */
import { ANSWER } from '../games/board';
import { bringIntoSight } from '../lib/sight';

const STYLE = `outline: 4px solid var(--lit-ring, var(--accent)) !important; outline-offset: 3px !important;
  border-radius: var(--radius-1); filter: drop-shadow(0 0 7px var(--gilt-bright)); z-index: 3;`;

export function lightRules(answers: readonly string[]): string {
  return answers.map((name) => `main [${ANSWER}="${CSS.escape(name)}"] { ${STYLE} }`).join('\n');
}

/** Light these answers until the returned function is called; to be used as an effect. */
export function light(answers: readonly string[]): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(lightRules(answers));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // A board may be higher than there is room for it, and that of the step a review has gone to is still to come: it is
  // looked at again whenever it has changed, until one sees the answer.
  let frame = requestAnimationFrame(look);
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  const board = document.querySelector('main .board');
  if (board) changes.observe(board, { subtree: true, childList: true, attributeFilter: [ANSWER] });

  function look() {
    if (seek(answers)) changes.disconnect();
  }

  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Bring the first of these answers into sight that the board has; whether it is seen now. */
function seek(answers: readonly string[]): boolean {
  const wanted = answers.map((name) => `main .board [${ANSWER}="${CSS.escape(name)}"]`).join();
  const place = wanted && document.querySelector(wanted);
  return !!place && bringIntoSight(place);
}
