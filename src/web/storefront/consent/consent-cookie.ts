/** The cookie beside the stored answer: it tells the server whether to ask. */
export type ConsentAnswer = 'true' | 'false';

export const consentCookie = 'cookie_accepted';
const answered = new RegExp(`(?:^|;\\s*)${consentCookie}=(true|false)(?:;|$)`);

export function consentIn(cookies: string | null): ConsentAnswer | null {
  const text = answered.exec(cookies ?? '')?.[1];
  return text === 'true' || text === 'false' ? text : null;
}

export const isConsentAnswered = (cookies: string | null): boolean => consentIn(cookies) !== null;
