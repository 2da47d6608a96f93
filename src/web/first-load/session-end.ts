/**
 * A form sent after the session ended is refused with «Please log in». The page hears of it once here, for all forms, and offers the way: log in
 * beside this page, whose form keeps what was typed, and send again.
 */
import type { CallFailure } from '#contract/failure.ts';

const ended = 'session-end';

export function reportSessionEnd(failure: CallFailure): void {
  if (failure.errors.some(({ message }) => message === 'loginRequired')) window.dispatchEvent(new Event(ended));
}

export function onSessionEnd(told: () => void): () => void {
  window.addEventListener(ended, told);
  return () => window.removeEventListener(ended, told);
}
