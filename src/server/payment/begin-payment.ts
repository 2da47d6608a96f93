/**
 * Takes a customer to the page where the order is paid. At most one payment can be paid at any time: a payment under way is continued, a new one
 * is started only when the last one is finally over. The provider is called outside of any transaction, by one caller at a time.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { StartedPayment } from '#contract/payment.ts';
import type { Language } from '#domain/language/language.ts';
import { rappen } from '#domain/money/money.ts';
import { paymentStatus } from '#domain/order/order-state.ts';
import { isOnItsWay, isOver } from '#domain/order/payment-progress.ts';
import type { Db } from '#server/db/pool.ts';
import { orderLink } from '#server/order/order-link.ts';
import { amountToPay, isPayable } from '#server/order/order-to-pay.ts';
import type { OrderToPay } from '#server/order/order-to-pay.ts';
import { shippingLabel } from '#server/words/document-text.ts';
import { checkPayment } from './check-payment.ts';
import type { OnlineServices } from './payment-services.ts';
import { claimCreation, findPayment, insertPayment, latestPayment, releaseClaim, storeMethod, storeTransaction } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';
import { settlePayment } from './settle-payment.ts';

/** Longer than a creation with its search for a lost one can take: 41 s. */
const claimMs = 45_000;
/** Who creates it may be gone, with the connection to the database that would have told: an order must not wait for that as long as a provider may take. */
const waitForOtherMs = 2500;

/** Registers the attempt with that number, once. */
export async function registerPayment(
  db: Db,
  order: { id: number; formattedId: string; total: number },
  { methodId, attempt, nowMs }: { methodId: number; attempt: number; nowMs: number },
): Promise<void> {
  const { id: orderId, formattedId, total: amount } = order;
  await insertPayment(db, { orderId, attempt, reference: `${formattedId}-${attempt}`, methodId, amount, at: new Date(nowMs) });
}

export interface Wish {
  methodId: number;
  /** True: a failed payment is followed by a new one. */
  again: boolean;
}

export async function beginPayment(services: OnlineServices, order: OrderToPay, wish: Wish): Promise<StartedPayment> {
  if (order.paymentStatusId === paymentStatus.PAID) return { state: 'PAID', redirectUrl: null };
  if (!isPayable(order)) return { state: 'OPEN', redirectUrl: null };
  const latest = await latestPayment(services.db, order.id);
  const total = amountToPay(order);
  if (latest === null || isOfOther(latest, total) || (latest.state === 'FAILED' && wish.again)) {
    await registerPayment(
      services.db,
      { ...order, total },
      { methodId: wish.methodId, attempt: (latest?.attempt ?? 0) + 1, nowMs: services.now() },
    );
    return beginPayment(services, order, { ...wish, again: false });
  }
  const payment = latest.transactionId === null ? await created(services, order, latest, wish) : latest;
  if (payment === null || payment.transactionId === null) return { state: 'PENDING', redirectUrl: null };
  const { state, said } = await checkPayment(services, payment);
  if (state === 'PAID') return { state: 'PAID', redirectUrl: null };
  if (said === null || state === 'REVIEW' || isOnItsWay(said.word)) return { state: 'PENDING', redirectUrl: null };
  if (isOver(said.word)) return wish.again ? beginPayment(services, order, wish) : { state: 'PENDING', redirectUrl: null };
  if (payment.methodId !== wish.methodId) {
    const changed = await services.provider.changeMethod(said, wish.methodId);
    await storeMethod(services.db, payment.id, wish.methodId);
    if (changed.word !== 'OPEN') return { state: 'PENDING', redirectUrl: null };
  }
  return { state: 'PENDING', redirectUrl: await services.provider.pageUrl(payment.transactionId) };
}

/** It paid the order's total before a change, or is for another amount than is still due. */
export const isOfOther = ({ state, amount }: PaymentRow, total: number): boolean => state === 'PAID' || amount !== total;

/** Creates the transaction, or waits for the caller who is creating it; null: not done yet. */
async function created(services: OnlineServices, order: OrderToPay, payment: PaymentRow, { methodId }: Wish): Promise<PaymentRow | null> {
  const { db, now, provider } = services;
  const until = new Date(now() + claimMs);
  const claim = await claimCreation(db, payment.id, new Date(now()), until);
  if (claim === null) return createdByOther(db, payment.id);
  try {
    const found = claim === 'again' ? await provider.findPayment(payment.reference) : null;
    if (found === null && payment.methodId !== methodId) await storeMethod(db, payment.id, methodId);
    const said = found ?? (await provider.createPayment({ ...(await requestOf(services, order)), methodId, reference: payment.reference }));
    await storeTransaction(db, payment.id, said.transactionId);
    await settlePayment(services, payment.id, said);
  } catch (error) {
    await released(services, payment.id, until);
    throw error;
  }
  return findPayment(db, payment.id);
}

/** Tried on another connection if that fails too; otherwise the next buyer's try waits until the claim ends by itself. */
async function released({ db, now, warn }: OnlineServices, id: number, until: Date): Promise<void> {
  for (let attempt = 1; attempt <= 3; attempt++)
    try {
      await releaseClaim(db, id, { until, at: new Date(now()) });
      return;
    } catch (error) {
      if (attempt === 3) warn('a payment stays reserved for a while', error);
    }
}

async function createdByOther(db: Db, id: number): Promise<PaymentRow | null> {
  for (let waitedMs = 0; waitedMs < waitForOtherMs; waitedMs += 100) {
    const payment = await findPayment(db, id);
    if (payment === null || payment.transactionId !== null) return payment;
    await delay(100);
  }
  return null;
}

const restWords: Readonly<Record<Language, string>> = {
  de: 'Restbetrag der Bestellung',
  fr: 'Solde de la commande',
  en: 'Balance of the order',
};

async function requestOf({ publicUrl, readCompany }: OnlineServices, order: OrderToPay) {
  const { words } = await readCompany();
  const deliveryName = shippingLabel(words[order.language].document, order.sent);
  const orderNumber = order.formattedId;
  if (order.rest > 0) {
    const page = orderLink(publicUrl, order);
    const line = { name: `${restWords[order.language]} ${orderNumber}`, articleNumber: '', quantity: 1, amount: order.rest };
    // One line including VAT: only the change knows which goods make up the difference.
    const asked = { lines: [line], discountAmount: rappen(0), deliveryCost: rappen(0), hasVat: false, total: order.rest };
    return { ...order, ...asked, orderNumber, deliveryName, successUrl: page, failedUrl: page };
  }
  return {
    ...order,
    orderNumber,
    deliveryName,
    successUrl: `${publicUrl}/checkout/completed?order=${order.uuid}&lang=${order.language}`,
    failedUrl: `${publicUrl}/checkout/payment-failed?order=${order.uuid}&lang=${order.language}`,
  };
}
