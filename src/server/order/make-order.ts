/** Makes the order that will be stored: everything is copied, so that later changes of catalogue, customer or prices alter no document. */
import type { OrderInsert } from '#contract/order.ts';
import type { Actor } from '#domain/access/permission.ts';
import { shopKindOf } from '#domain/catalog/shop.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { abroadOnly } from '#domain/contact/address.ts';
import { contactName } from '#domain/contact/customer.ts';
import { numberFromFraction } from '#domain/money/fraction.ts';
import { zeroRappen } from '#domain/money/money.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { defaultTermDays, isProviderMethod } from '#domain/order/payment-method.ts';
import { requestKind, requestKindOf } from '#domain/order/request-kind.ts';
import type { Language } from '#server/http/binding.ts';
import type { PricedLine } from '#server/pricing/priced-cart.ts';
import type { CheckedWish } from './check-wish.ts';
import { copiedLine } from './copied-line.ts';
import type { NewOrder, NewPosition } from './new-order.ts';
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
  const person = contactName(customer);
  return {
    uuid,
    at,
    customerId: customer.id,
    userId: actor.kind === 'customer' ? actor.userId : null,
    shopTypeId: shopKindOf(services.shop),
    // Packaging or furniture follows from the shop, whatever was sent.
    customerRequestType: given.customerRequestType === requestKind.ARTWORK ? requestKind.ARTWORK : requestKindOf(services.shop),
    orderStatusId: isProviderMethod(given.paymentMethodId) ? orderState.PREPARATION : orderState.PLACED,
    paymentStatusId: paymentStatus.OPEN,
    paymentMethodId: given.paymentMethodId,
    paymentTermDays: customer.paymentTermDays ?? defaultTermDays,
    skontoPercent: customer.skontoPercent,
    skontoDays: customer.skontoDays,
    deliveryType: given.deliveryType,
    requestedDeliveryDate,
    confirmedDeliveryDate,
    orderPerson: given.orderPerson === '' ? person : given.orderPerson,
    externalCustomerNo: given.externalCustomerRef,
    comment: given.comment,
    invoiceEmail: given.invoiceEmail,
    customerName: customer.isCompany && customer.companyName !== '' ? customer.companyName : person,
    customerPhone: customer.phone,
    language,
    deliveryAddress: deliveryAddress === null ? null : textOf(deliveryAddress),
    invoiceAddress: textOf(invoiceAddress),
    city: (deliveryAddress ?? invoiceAddress).city,
    discount: Math.round(numberFromFraction(cart.discount) * 10_000),
    hasVat: cart.vatApplies,
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

function textOf(address: AddressText): AddressText {
  const { name, addition, street, additionalAddress, zipCode, city, country } = address;
  return { name, addition, street, additionalAddress, zipCode, city, country, ...abroadOnly(address) };
}

async function positionOf(services: OrderServices, line: PricedLine, language: Language): Promise<NewPosition> {
  if (line.unitPrice === null) throw new Error('a line without price reached the order');
  return { ...(await copiedLine(services, line, language)), unitPrice: line.unitPrice };
}
