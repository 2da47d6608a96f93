/**
 * Resolves on the visitor's first interaction: a movement, a touch, a key. Heavy script waits for it, because the page is complete as sent.
 * Also resolves after a while without any, except for visitors who save data.
 */
import { maySpendData } from './may-spend-data.ts';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'click'] as const;
const stillMs = 4000;

let interest: Promise<void> | null = null;

/** In the browser only; stays resolved after that. */
export async function firstInteraction(): Promise<void> {
  interest ??= new Promise((resolve) => {
    if (window.pressedEarly) return resolve();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stirred = (): void => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, stirred, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, stirred, { capture: true, passive: true });
    const waitAWhile = (): void => {
      timer = setTimeout(stirred, stillMs);
    };
    if (!maySpendData()) return;
    if (document.readyState === 'complete') waitAWhile();
    else addEventListener('load', waitAWhile, { once: true });
  });
  return interest;
}
