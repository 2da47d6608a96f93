/** What other systems may be told, and how often it is tried. Thin: which record, never what stands in it. */

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

/** Until the next try, after so many that failed; null: given up, after most of a day. */
export function pauseAfter(tries: number): number | null {
  return pausesMs[tries - 1] ?? null;
}

/** What a partner's key opens; nothing that is not named here. */
export const keyScopes = ['orders'] as const;
export type KeyScope = (typeof keyScopes)[number];
