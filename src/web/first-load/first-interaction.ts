/**
 * When a visitor begins to deal with the page: a movement, a touch, a key. Heavy script waits for it, because the page is complete as it was sent.
 * A page that lies still for a while gets it too, never for visitors who pay for every byte.
 */
import { maySpendData } from './may-spend-data.ts';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'click'] as const;
const stillMs = 4000;

let interest: Promise<void> | null = null;

/** In the browser only; settled for good once somebody stirred. */
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
