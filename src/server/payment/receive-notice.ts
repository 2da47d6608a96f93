/** A message of the provider: signed by it, kept once, and worked on later, so that the provider has its answer at once. */
import { transaction } from '#server/db/pool.ts';
import { PaymentOutage } from '#server/connect/payments/payment-provider.ts';
import { Refusal, unauthorized } from '#server/call/refusal.ts';
import type { PaymentServices } from './payment-services.ts';
import { storeEvent } from './payment-store.ts';

export async function receiveNotice(
  { db, now, provider, jobs }: PaymentServices,
  rawBody: Buffer,
  signature: string | null,
): Promise<void> {
  const notice = await parsed(provider, rawBody, signature);
  if (!notice) throw unauthorized('notSigned');
  await transaction(db, async (trx) => {
    if (await storeEvent(trx, notice.eventId, notice.transactionId, new Date(now())))
      await jobs.enqueuePaymentCheck(trx, notice.transactionId);
  });
}

async function parsed(provider: PaymentServices['provider'], rawBody: Buffer, signature: string | null) {
  try {
    return (await provider?.parseWebhook(rawBody, signature)) ?? null;
  } catch (error) {
    // Without its key a signature cannot be judged; the provider will tell again.
    if (error instanceof PaymentOutage) throw new Refusal(503, [{ message: 'temporarilyUnavailable', params: {} }]);
    throw error;
  }
}
