/**
 * How long anybody is kept waiting for the payment provider. One wish may be several questions, each with tries of its own; the buyer hears after this time that
 * it is not done yet. What is under way goes on, and the next question finds what came of it.
 */
import { PaymentOutage } from '#server/connect/payments/payment-provider.ts';

/** A little longer than one question may take. */
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
