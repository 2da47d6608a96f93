/** Asks the provider for the state of a payment and applies the answer: after each of its messages, when a visitor returns, and periodically. */
import { isOnItsWay } from '#domain/order/payment-progress.ts';
import type { PaymentState } from '#domain/order/payment-progress.ts';
import type { ProviderPayment } from '#server/connect/payments/payment-provider.ts';
import type { OnlineServices } from './payment-services.ts';
import { findPayment, findPaymentByReference, findPaymentByTransaction, storeTransaction } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';
import { settlePayment, nothingSaid } from './settle-payment.ts';

export interface Checked {
  state: PaymentState;
  /** Null: the provider does not know the payment. */
  said: ProviderPayment | null;
}

export async function checkPayment(services: OnlineServices, payment: PaymentRow): Promise<Checked> {
  const said = await askProvider(services, payment);
  const state = await settlePayment(services, payment.id, said ?? nothingSaid);
  return { state, said };
}

async function askProvider({ db, provider }: OnlineServices, payment: PaymentRow): Promise<ProviderPayment | null> {
  if (payment.transactionId === null) {
    const found = await provider.findPayment(payment.reference);
    if (found === null) return null;
    await storeTransaction(db, payment.id, found.transactionId);
    return found;
  }
  const said = await provider.getPayment(payment.transactionId);
  if (said?.word !== 'RESERVED') return said;
  await provider.capture(payment.transactionId);
  return provider.getPayment(payment.transactionId);
}

export async function checkPaymentById(services: OnlineServices, id: number): Promise<void> {
  const payment = await findPayment(services.db, id);
  if (payment) await checkPayment(services, payment);
}

/** The provider has sent a message about a transaction. Its content is not trusted but looked up. */
export async function checkTransaction(services: OnlineServices, transactionId: string): Promise<void> {
  const { db, provider, warn } = services;
  const known = await findPaymentByTransaction(db, transactionId);
  if (known) {
    await checkPayment(services, known);
    return;
  }
  // Sent before we had its id, or for a creation whose answer was lost.
  const said = await provider.getPayment(transactionId);
  const payment = said === null ? null : await findPaymentByReference(db, said.reference);
  if (said === null || payment === null) return;
  if (payment.transactionId === null) {
    await storeTransaction(db, payment.id, transactionId);
    await settlePayment(services, payment.id, said);
  } else if (isOnItsWay(said.word)) warn(`payment ${payment.reference} has a second transaction, ${transactionId}`, null);
}
