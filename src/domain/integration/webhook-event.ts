/** The events that other systems are notified of, and how often delivery is tried. Thin: only which record, never its contents. */

export const webhookEvents = [
  'order.created',
  'order.updated',
  'quote.created',
  'quote.updated',
  'delivery.created',
  'delivery.updated',
  'invoice.created',
  'invoice.updated',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const minuteMs = 60_000;
const pausesMs = [0.5, 2, 10, 60, 240, 720].map((minutes) => minutes * minuteMs);

/** Wait before the next try after `tries` failed ones; null: given up, after about 17 hours. */
export function pauseAfter(tries: number): number | null {
  return pausesMs[tries - 1] ?? null;
}

/** What a partner's key grants; nothing else. */
export const keyScopes = ['orders'] as const;
export type KeyScope = (typeof keyScopes)[number];
