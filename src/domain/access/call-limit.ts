/** How much of the shop one caller may use at once, so that no caller starves the others. It knows no request. */
export const callLimits = {
  /** Calls of the interface, where a call has no limit of its own. */
  callsPerMinute: 6000,
  /** More than a whole company behind one address reads. */
  pagesPerMinute: 300,
  /** Pages rendered at once for one caller; further requests are told to retry later. */
  pagesAtOnce: 8,
  /** While the shop is slow, callers with this many requests in ten seconds and this share of all are refused before the others. */
  heavyRequests: 50,
  heavyShare: 0.2,
} as const;

/** Whether a caller took far more than others in the last seconds. */
export function isHeavy({ own, all }: { own: number; all: number }): boolean {
  return own >= callLimits.heavyRequests && own >= all * callLimits.heavyShare;
}
