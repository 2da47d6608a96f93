/** A planned quote: asked for by its customer or drafted by staff, sent, ordered or lost. */
import { changeQuote, loseQuote } from '#contract/quote-desk.ts';
import { orderFromQuote } from '#contract/quote-link.ts';
import { readQuote, requestQuote } from '#contract/quote.ts';
import type { Quote } from '#contract/quote.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { day, hour } from './demo-desk.ts';
import type { Buyer, Desk } from './demo-desk.ts';
import { linesOf } from './place-order.ts';
import type { PlannedQuote } from './planned-quotes.ts';

export async function writeQuote(desk: Desk, buyer: Buyer, plan: PlannedQuote): Promise<void> {
  const cartItems = linesOf(desk, plan.lines);
  if (cartItems.length === 0) return;
  const asked = desk.today - plan.days * day;
  const isDraft = plan.end === 'draft';
  const { customerId, invoiceEmail, invoiceAddressId, deliveryAddressId, language } = buyer;
  const { id } = await desk.call({ actor: isDraft ? desk.staff : buyer.actor, at: asked, language }, requestQuote, {
    body: {
      cartItems,
      comment: plan.comment,
      externalCustomerRef: plan.reference,
      customerId,
      invoiceEmail,
      invoiceAddressId,
      deliveryAddressId,
      deliveryType: 'DELIVERY',
    },
  });
  if (isDraft || plan.end === 'asked') return;
  const sent = await send(desk, id, { at: asked + 5 * hour, message: plan.message });
  if (plan.end === 'ordered') await order(desk, buyer, sent, asked + 6 * day);
  if (plan.end !== 'lost') return;
  const body = { version: sent.version, reason: 'price', text: 'Ein anderer Anbieter war acht Prozent günstiger.' } as const;
  await desk.call({ actor: desk.staff, at: asked + 18 * day }, loseQuote, { params: { id }, body });
}

async function send(desk: Desk, id: number, { at, message }: { at: number; message: string }): Promise<Quote> {
  const by = { actor: desk.head, at };
  const { version, deliveryCost } = await desk.call(by, readQuote, { params: { id } });
  const body = { version, message, ...(deliveryCost === null ? { deliveryCost: 180 } : {}), send: true };
  return desk.call(by, changeQuote, { params: { id }, body });
}

async function order(
  desk: Desk,
  { actor, language }: Buyer,
  { uuid, pin, versionNumber, externalCustomerNo }: Quote,
  at: number,
): Promise<void> {
  if (uuid === null || pin === null) throw new Error('a quote just sent has no link');
  await desk.call({ actor, at, language }, orderFromQuote, {
    body: { uuid, pin, versionNumber, paymentMethodId: paymentMethod.INVOICE, orderReference: externalCustomerNo, termsAccepted: true },
  });
}
