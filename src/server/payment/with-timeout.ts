/**
 * Limits how long a buyer waits for the payment provider. One request may cause several calls, each with retries; after this time the buyer is told that
 * it is not done yet. Calls under way continue, and the next request finds their result.
 */
import { PaymentOutage } from '#server/connect/payments/payment-provider.ts';

/** Slightly longer than one call may take. */
const usualTimeoutMs = 9000;

export async function withTimeout<Answer>(work: Promise<Answer>, timeoutMs = usualTimeoutMs): Promise<Answer> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new PaymentOutage('not done in time')), timeoutMs);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
