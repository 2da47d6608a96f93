/** The visitor's answer to the cookie notice: `cookie:accepted` in local storage, and a cookie of 365 days beside it for browsers without storage. */
import { consentCookie, consentIn } from './consent-cookie.ts';
import type { ConsentAnswer } from './consent-cookie.ts';

const key = 'cookie:accepted';
/** When the answer expires; one without an expiry was not written by this page and is valid. */
const untilKey = 'cookie:accepted:until';
const daysKept = 365;
const dayMs = 86_400_000;

const answerOf = (text: string | null | undefined): ConsentAnswer | null => (text === 'true' || text === 'false' ? text : null);

export function readConsent(nowMs: number): ConsentAnswer | null {
  try {
    const until = Number(localStorage.getItem(untilKey) ?? Infinity);
    const kept = answerOf(localStorage.getItem(key));
    if (kept !== null && nowMs < until) return kept;
    if (kept !== null) return null;
  } catch {
    // Falls through to the cookie.
  }
  return consentIn(document.cookie);
}

export function writeConsent(answer: ConsentAnswer, nowMs: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${consentCookie}=${answer}; path=/; max-age=${daysKept * 86_400}; samesite=lax${secure}`;
  try {
    localStorage.setItem(key, answer);
    localStorage.setItem(untilKey, String(nowMs + daysKept * dayMs));
  } catch {
    // The cookie has it.
  }
}
