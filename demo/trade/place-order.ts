/** A planned order as its customer places it. */
import { readDeliveryDates } from '#contract/calendar.ts';
import { placeOrder } from '#contract/place-order.ts';
import { addDays, parsePlainDate, weekday } from '#domain/calendar/plain-date.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { day, dayOf, hour } from './demo-desk.ts';
import { courses } from './course.ts';
import type { Buyer, Desk, TradeEvent } from './demo-desk.ts';
import { courseOf } from './follow-course.ts';
import { goods } from './planned-orders.ts';
import type { PlannedOrder } from './planned-orders.ts';

/** In the morning of its day, each at a different minute. */
function momentOf(desk: Desk, { days, reference }: PlannedOrder): number {
  const minutes = Array.from(reference).reduce((sum, character) => sum + character.charCodeAt(0), 0) % 180;
  const at = desk.today - days * day;
  return days === 0 ? at - hour : at - (at % day) + 8 * hour + minutes * 60_000;
}

export function linesOf(desk: Desk, lines: PlannedOrder['lines']) {
  return lines.flatMap(([good, quantity], index) => {
    const product = desk.product(goods[good]);
    if (!product) return [];
    const { id: productId, configuration } = product;
    return [{ key: String(index), productId, configuration, quantity, externalCustomerRef: '' }];
  });
}

export function orderEvents(desk: Desk, buyer: Buyer, order: PlannedOrder): TradeEvent[] {
  const at = momentOf(desk, order);
  return [{ at, happen: async () => place(desk, buyer, order, at) }];
}

/** Twelve days after the order; recent orders share one day, so that it is worth planning its truck. */
function wishedDay({ today }: Desk, { days, wished }: PlannedOrder, at: number) {
  if (wished !== undefined) return workingDayFrom(dayOf(today + wished * day));
  return workingDayFrom(dayOf(days < 9 ? today + 8 * day : at + 12 * day));
}

async function place(desk: Desk, buyer: Buyer, order: PlannedOrder, at: number): Promise<TradeEvent[]> {
  const cartItems = linesOf(desk, order.lines);
  if (cartItems.length === 0) return [];
  const { customerId, invoiceEmail, invoiceAddressId, deliveryAddressId, actor, language } = buyer;
  const inAdvance = order.course === 'prepaid' || order.course === 'waits';
  const wished = wishedDay(desk, order, at);
  // With a full workshop the earliest day may be later than the wanted one.
  const earliest = parsePlainDate((await desk.call({ actor, at, language }, readDeliveryDates, { query: {} })).earliest);
  const placed = await desk.call({ actor, at, language }, placeOrder, {
    body: {
      cartItems,
      externalCustomerRef: order.reference,
      customerId,
      invoiceEmail,
      invoiceAddressId,
      deliveryAddressId: order.pickup === true ? null : deliveryAddressId,
      requestedDeliveryDate: earliest === null || wished > earliest ? wished : earliest,
      paymentMethodId: inAdvance ? paymentMethod.PREPAYMENT : paymentMethod.INVOICE,
      deliveryType: order.pickup === true ? 'PICKUP' : 'DELIVERY',
      termsAccepted: true,
    },
  });
  return courseOf(desk, placed.id, { placedAt: at, steps: courses[order.course] });
}

/** Avoids weekends; holidays are checked by the shop itself. */
function workingDayFrom(date: ReturnType<typeof dayOf>) {
  const over = weekday(date) - 5;
  return over > 0 ? addDays(date, 3 - over) : date;
}
