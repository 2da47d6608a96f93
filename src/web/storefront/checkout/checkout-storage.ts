/** The checkout of this tab, kept across reloads and dropped with the tab: names and addresses do not stay on a shared computer. */
import type { CheckoutSession } from './checkout-session.ts';
import { restoreSession } from './checkout-session.ts';

const sessionKey = 'checkout';

export function readSession(): CheckoutSession {
  try {
    return restoreSession(JSON.parse(globalThis.sessionStorage.getItem(sessionKey) ?? 'null'));
  } catch {
    return restoreSession(null);
  }
}

export function writeSession(session: CheckoutSession): void {
  try {
    globalThis.sessionStorage.setItem(sessionKey, JSON.stringify(session));
  } catch {
    // Without storage the checkout lives as long as the page.
  }
}
