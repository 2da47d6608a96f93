/** A planned quote: requested by its customer or drafted by staff, sent, ordered or lost. */
import { changeQuote, loseQuote } from '#contract/quote-desk.ts';
import { orderFromQuote } from '#contract/quote-link.ts';
import { readQuote, requestQuote } from '#contract/quote.ts';
import type { Quote } from '#contract/quote.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { day, hour } from './demo-desk.ts';
import type { Buyer, Desk, TradeEvent } from './demo-desk.ts';
import { courses } from './course.ts';
import { courseOf } from './follow-course.ts';
import { linesOf } from './place-order.ts';
import type { PlannedQuote } from './planned-quotes.ts';

export function quoteEvents(desk: Desk, buyer: Buyer, plan: PlannedQuote): TradeEvent[] {
  const at = desk.today - plan.days * day;
  return [{ at, happen: async () => ask(desk, buyer, plan, at) }];
}

async function ask(desk: Desk, buyer: Buyer, plan: PlannedQuote, asked: number): Promise<TradeEvent[]> {
  const cartItems = linesOf(desk, plan.lines);
  if (cartItems.length === 0) return [];
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
  if (isDraft || plan.end === 'asked') return [];
  const at = asked + 5 * hour;
  return [{ at, happen: async () => send(desk, id, { at, buyer, plan }) }];
}

async function send(desk: Desk, id: number, { at, buyer, plan }: { at: number; buyer: Buyer; plan: PlannedQuote }): Promise<TradeEvent[]> {
  const by = { actor: desk.head, at };
  const { version, deliveryCost } = await desk.call(by, readQuote, { params: { id } });
  const body = { version, message: plan.message, ...(deliveryCost === null ? { deliveryCost: 180 } : {}), send: true };
  const sent = await desk.call(by, changeQuote, { params: { id }, body });
  if (plan.end === 'ordered') return [{ at: at + 6 * day, happen: async () => order(desk, buyer, sent, at + 6 * day) }];
  return plan.end === 'lost' ? [{ at: at + 18 * day, happen: async () => lose(desk, sent, at + 18 * day) }] : [];
}

async function lose(desk: Desk, { id, version }: Quote, at: number): Promise<TradeEvent[]> {
  const body = { version, reason: 'price', text: 'Ein anderer Anbieter war acht Prozent günstiger.' } as const;
  await desk.call({ actor: desk.staff, at }, loseQuote, { params: { id }, body });
  return [];
}

async function order(
  desk: Desk,
  { actor, language }: Buyer,
  { uuid, pin, versionNumber, externalCustomerNo }: Quote,
  at: number,
): Promise<TradeEvent[]> {
  if (uuid === null || pin === null) throw new Error('a quote just sent has no link');
  const placed = await desk.call({ actor, at, language }, orderFromQuote, {
    body: { uuid, pin, versionNumber, paymentMethodId: paymentMethod.INVOICE, orderReference: externalCustomerNo, termsAccepted: true },
  });
  return courseOf(desk, placed.id, { placedAt: at, steps: courses.standard });
}
