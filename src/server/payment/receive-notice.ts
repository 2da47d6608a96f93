/** A message of the provider: signed by it, stored once, and processed later, so that the provider gets its answer at once. */
import { transaction } from '#server/db/pool.ts';
import { PaymentOutage } from '#server/connect/payments/payment-provider.ts';
import { Refusal, unauthorized } from '#server/call/refusal.ts';
import type { PaymentServices } from './payment-services.ts';
import { storeEvent } from './payment-store.ts';

interface Received {
  rawBody: Buffer;
  signature: string | null;
  caller: string;
}

export async function receiveNotice({ db, now, provider, jobs }: PaymentServices, { rawBody, signature, caller }: Received): Promise<void> {
  const notice = await parsed(provider, { rawBody, signature, caller });
  if (!notice) throw unauthorized('notSigned');
  await transaction(db, async (trx) => {
    if (await storeEvent(trx, notice.eventId, notice.transactionId, new Date(now())))
      await jobs.enqueuePaymentCheck(trx, notice.transactionId);
  });
}

async function parsed(provider: PaymentServices['provider'], { rawBody, signature, caller }: Received) {
  try {
    return (await provider?.parseWebhook(rawBody, signature, caller)) ?? null;
  } catch (error) {
    // Without its key a signature cannot be verified; the provider will send again.
    if (error instanceof PaymentOutage) throw new Refusal(503, [{ message: 'temporarilyUnavailable', params: {} }]);
    throw error;
  }
}
