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
  // A board may be higher than there is room for it.
  const frame = requestAnimationFrame(() => seek(answers));
  return () => {
    cancelAnimationFrame(frame);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

function seek(answers: readonly string[]): void {
  const wanted = answers.map((name) => `main .board [${ANSWER}="${CSS.escape(name)}"]`).join();
  const place = wanted && document.querySelector(wanted);
  if (place) bringIntoSight(place);
}
