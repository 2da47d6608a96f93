/** Builds the order to be stored: everything is copied, so that later changes of catalogue, customer or prices alter no document. */
import type { OrderInsert } from '#contract/place-order.ts';
import type { Actor } from '#domain/access/permission.ts';
import { zeroRappen } from '#domain/money/money.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { isProviderMethod } from '#domain/order/payment-method.ts';
import type { Language } from '#domain/language/language.ts';
import type { PricedLine } from '#server/pricing/priced-cart.ts';
import type { CheckedWish } from './check-wish.ts';
import { copiedLine } from './copied-line.ts';
import { newHead } from './document-head.ts';
import type { NewOrder, NewPosition, OrderedParcel } from './new-order.ts';
import type { OrderServices } from './order-services.ts';
import type { PricedOrder } from './price-order.ts';

export interface OrderFacts {
  given: OrderInsert;
  wish: CheckedWish;
  cart: PricedOrder;
  actor: Actor;
  language: Language;
  uuid: string;
  at: Date;
}

export async function newOrder(services: OrderServices, { given, wish, cart, actor, language, uuid, at }: OrderFacts): Promise<NewOrder> {
  const { customer, invoiceAddress, deliveryAddress, requestedDeliveryDate, confirmedDeliveryDate } = wish;
  const { totals } = cart;
  return {
    ...newHead({
      given: { ...given, customerRequestType: wish.customerRequestType },
      customer,
      invoiceAddress,
      deliveryAddress,
      requestedDeliveryDate,
      cart,
      termDays: (await services.readRules()).paymentTermDays,
      shop: services.shop,
      actor,
      language,
    }),
    uuid,
    company: customer.isCompany,
    at,
    orderStatusId: isProviderMethod(given.paymentMethodId) ? orderState.PREPARATION : orderState.PLACED,
    paymentStatusId: paymentStatus.OPEN,
    paymentMethodId: given.paymentMethodId,
    deliveryType: given.deliveryType,
    byMail: cart.shipping?.shippingType === 'MAIL' && given.deliveryType === 'DELIVERY',
    parcel: orderedParcel(cart),
    confirmedDeliveryDate,
    paymentTermId: customer.paymentTermId,
    skontoId: customer.skontoId,
    products: totals.products,
    discountAmount: totals.discountAmount,
    deliveryCost: totals.shipping ?? zeroRappen,
    net: totals.net,
    vat: totals.vat,
    total: totals.total,
    weight: cart.lines.reduce((weight, line) => weight + line.weightKg * line.quantity, 0),
    positions: await Promise.all(cart.lines.map(async (line) => positionOf(services, line, language))),
  };
}

function orderedParcel({ parcel }: PricedOrder): OrderedParcel | null {
  if (parcel === null || 'problem' in parcel) return null;
  const { service, name, amount, transitDays } = parcel.rate;
  return { service, name, rate: amount, transitDays };
}

async function positionOf(services: OrderServices, line: PricedLine, language: Language): Promise<NewPosition> {
  if (line.unitPrice === null) throw new Error('a line without price reached the order');
  return { ...(await copiedLine(services, line, language)), unitPrice: line.unitPrice };
}
