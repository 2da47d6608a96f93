/** An order as entered by staff, and the request made from it. */
import type { Address } from '#contract/address.ts';
import type { CustomerRecord } from '#contract/customer-record.ts';
import type { Configuration } from '#contract/configurator.ts';
import type { OrderInsert } from '#contract/place-order.ts';
import { decimalText } from '../text/decimal-text.ts';
import { percentOf } from '../text/percent-of.ts';

export interface LineDraft {
  key: string;
  productId: number;
  articleNumber: string;
  name: string;
  configuration: Configuration | null;
  quantity: string;
  remark: string;
}

export interface OrderDraft {
  lines: readonly LineDraft[];
  deliveryType: 'DELIVERY' | 'PICKUP';
  deliveryAddressId: number;
  invoiceAddressId: number;
  invoiceEmail: string;
  /** `2026-11-26`; empty: none. */
  day: string;
  paymentMethodId: 1 | 2;
  /** In percent, on the goods; first the customer's own. */
  discount: string;
  reference: string;
  person: string;
  comment: string;
  tell: boolean;
}

/** Preferred addresses, else the first one; null: the customer has none. */
export function firstDraft({ customer, addresses }: CustomerRecord, day: string): OrderDraft | null {
  const invoice = addresses.find(({ isDefaultInvoice }) => isDefaultInvoice) ?? addresses[0];
  const delivery = addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? invoice;
  if (invoice === undefined || delivery === undefined) return null;
  const [person] = customer.contactPerson;
  return {
    lines: [],
    deliveryType: 'DELIVERY',
    deliveryAddressId: delivery.id,
    invoiceAddressId: invoice.id,
    invoiceEmail: customer.customerOrderSettings?.invoiceEmail || customer.companyInfo?.invoiceEmail || (person?.email ?? ''),
    day,
    paymentMethodId: 1,
    discount: decimalText(customer.discount * 100, 2),
    reference: '',
    person: person === undefined ? '' : `${person.firstName} ${person.lastName}`.trim(),
    comment: '',
    tell: true,
  };
}

/** Null: not a whole number of pieces. */
export function piecesOf({ quantity }: Pick<LineDraft, 'quantity'>): number | null {
  const text = quantity.trim().replaceAll(/['’]/g, '');
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** As a fraction; empty: it is none, and the customer's own counts. */
function discountOf({ discount }: OrderDraft): { discount?: number } {
  const percent = percentOf(discount);
  return percent === null ? {} : { discount: Math.round(percent * 100) / 10_000 };
}

function cartItemsOf(lines: readonly LineDraft[]): OrderInsert['cartItems'] {
  return lines.map((line) => ({
    key: line.key,
    productId: line.productId,
    configuration: line.configuration,
    quantity: piecesOf(line) ?? 1,
    externalCustomerRef: line.remark,
  }));
}

/** The data from which the server calculates the price. */
export function priceRequestOf(draft: OrderDraft, customerId: number, addresses: readonly Address[]) {
  const delivery = addresses.find(({ id }) => id === draft.deliveryAddressId);
  const isDelivered = draft.deliveryType === 'DELIVERY' && delivery !== undefined;
  return {
    cartItems: cartItemsOf(draft.lines),
    customerId,
    deliveryType: draft.deliveryType,
    ...discountOf(draft),
    ...(isDelivered ? { deliveryAddressId: delivery.id, zipCode: delivery.zipCode, country: delivery.country } : {}),
  };
}

/** `expectedTotal`: the CHF total that was shown; undefined: none was. */
export function orderBodyOf(draft: OrderDraft, customerId: number, expectedTotal: number | undefined) {
  return {
    cartItems: cartItemsOf(draft.lines),
    customerId,
    invoiceEmail: draft.invoiceEmail.trim(),
    invoiceAddressId: draft.invoiceAddressId,
    deliveryAddressId: draft.deliveryType === 'PICKUP' ? null : draft.deliveryAddressId,
    requestedDeliveryDate: draft.day,
    paymentMethodId: draft.paymentMethodId,
    deliveryType: draft.deliveryType,
    externalCustomerRef: draft.reference.trim(),
    orderPerson: draft.person.trim(),
    comment: draft.comment.trim(),
    // Customers who order by telephone or mail get the terms with the confirmation.
    termsAccepted: true,
    tell: draft.tell,
    ...discountOf(draft),
    ...(expectedTotal === undefined ? {} : { expectedTotal }),
  };
}
