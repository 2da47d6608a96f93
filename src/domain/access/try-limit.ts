/**
 * How often something may be tried: some tries are free, each further one waits longer than the one before. There is no permanent lockout,
 * because a refused try does not count. Decision: 0024. It knows no clock and no database; the caller is only a text here.
 */

export interface TryLimit {
  /** Tries in the window without a wait. */
  readonly free: number;
  readonly windowMinutes: number;
  /** Wait after the last free try; it doubles with each further one. */
  readonly firstPauseSeconds: number;
  readonly longestPauseSeconds: number;
}

const quarterHour = 15 * 60;

const guessing = { windowMinutes: 60, firstPauseSeconds: 30, longestPauseSeconds: quarterHour } as const;
const costly = { windowMinutes: 15, firstPauseSeconds: 60, longestPauseSeconds: quarterHour } as const;

/** Every limit of tries; the names are stored with each try. */
export const tryLimits = {
  /** Wrong passwords for one account from one caller. */
  'log-in': { ...guessing, free: 5 },
  /** The same on a device that has logged in to the account before, from any network. */
  'log-in-device': { ...guessing, free: 5 },
  /** Wrong passwords for one account from all callers without such a device: slows distributed guessing down, and the owner waits a minute at most. */
  'log-in-account': { ...guessing, free: 100, longestPauseSeconds: 60 },
  /** Wrong passwords of one caller, for any account. */
  'log-in-caller': { ...guessing, free: 30 },
  'current-password': { ...guessing, free: 5 },
  /** Wrong codes of a second factor, for one user from everywhere: anyone who gets this far knows the password. */
  'second-factor': { ...guessing, free: 5 },
  'quote-pin': { ...guessing, free: 5 },
  /** Requests for a new password: for one account from one caller, and from one caller for all. */
  reset: { ...costly, free: 3 },
  'reset-caller': { ...costly, free: 30 },
  /** Following links from mails. */
  'link-caller': { ...costly, free: 30 },
  registration: { ...costly, free: 5 },
  'registration-caller': { ...costly, free: 30 },
  /** Mails to the owner of an address that someone tries to register again. */
  'owner-mail': { free: 1, windowMinutes: 60, firstPauseSeconds: 3600, longestPauseSeconds: 3600 },
  'captcha-caller': { ...costly, free: 60 },
} as const satisfies Readonly<Record<string, TryLimit>>;

export type TryKind = keyof typeof tryLimits;

/** The tries in the window; `lastMs` is the latest. */
export interface Tries {
  readonly count: number;
  readonly lastMs: number;
}

/** Milliseconds until the next try is allowed; 0: now. */
export function pauseMs({ free, firstPauseSeconds, longestPauseSeconds }: TryLimit, { count, lastMs }: Tries, nowMs: number): number {
  if (count < free) return 0;
  const pauseSeconds = Math.min(firstPauseSeconds * 2 ** Math.min(count - free, 20), longestPauseSeconds);
  return Math.max(lastMs + pauseSeconds * 1000 - nowMs, 0);
}
