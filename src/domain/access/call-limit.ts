/** How much of the shop one caller may have at once, so that nobody takes it from all others. It knows no request. */
export const callLimits = {
  /** Calls of the interface, where a call has no limit of its own. */
  callsPerMinute: 6000,
  /** A company behind one address reads fewer. */
  pagesPerMinute: 300,
  /** Pages drawn at once for one caller; more are asked to come back. */
  pagesAtOnce: 8,
  /** While the shop is late, callers with this many requests in ten seconds and this share of all are shed before everybody else. */
  heavyRequests: 50,
  heavyShare: 0.2,
} as const;

/** Whether a caller takes much more than others, in the last seconds. */
export function isHeavy({ own, all }: { own: number; all: number }): boolean {
  return own >= callLimits.heavyRequests && own >= all * callLimits.heavyShare;
}
