/**
 * Who comes back to a page may have logged out on another, or the session has run out meanwhile: public calls would go on with everybody's prices and
 * without the products of this customer.
 */
import { CallFailure } from '#contract/failure.ts';
import { readSession } from '#contract/session.ts';
import type { Session } from '#contract/session.ts';
import { call } from './call.ts';
import { reloadPage } from './first-load/reload-guard.ts';

interface Heard {
  /** Nobody is logged in any more. */
  ended: () => void;
  /** What the visitor may do has changed. */
  changed: () => void;
}

/** If somebody else is logged in by now, the page is loaded for them: it would mix the two. Returns a function that stops this. */
export function lookOnReturn({ userId, perm }: Pick<Session, 'userId' | 'perm'>, { ended, changed }: Heard): () => void {
  let known = perm;
  const look = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    try {
      const { session } = await call(readSession, {});
      if (session === null || session.guest) ended();
      else if (session.userId !== userId) reloadPage();
      else if (session.perm.join() !== known.join()) {
        known = session.perm;
        changed();
      }
    } catch (error) {
      // Nothing is known without an answer; what is asked for next says so itself.
      if (!(error instanceof CallFailure)) throw error;
    }
  };
  const onChange = (): void => void look();
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
