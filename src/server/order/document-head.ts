/** Shared by orders and quotes: customer, addresses, terms, lines. All are copied, so that later changes of catalogue, customer or prices alter no document. */
import type { Actor } from '#domain/access/permission.ts';
import type { ShopMode } from '#domain/calendar/shop-mode.ts';
import { shopKindOf } from '#domain/catalog/shop.ts';
import type { Configuration, PartLine } from '#domain/configurator/evaluation.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { abroadOnly } from '#domain/contact/address.ts';
import { contactName, customerName } from '#domain/contact/customer.ts';
import type { Language } from '#domain/language/language.ts';
import { numberFromFraction } from '#domain/money/fraction.ts';
import { isMadeToMeasure } from '#domain/order/made-to-measure.ts';
import type { RequestKind } from '#domain/order/request-kind.ts';
import type { VatRate } from '#domain/vat/vat.ts';
import type { PricedCart } from '#server/pricing/priced-cart.ts';
import type { OrderRow, PositionRow } from './order-store.ts';
import type { OrderingCustomer } from './ordering-customer.ts';
import { storedParts } from './stored-parts.ts';

export interface DocumentHead {
  customerId: number;
  userId: number | null;
  shopTypeId: number;
  customerRequestType: number;
  requestedDeliveryDate: string | null;
  orderPerson: string;
  externalCustomerNo: string;
  comment: string;
  invoiceEmail: string;
  customerName: string;
  customerPhone: string;
  language: Language;
  deliveryAddress: AddressText | null;
  invoiceAddress: AddressText;
  city: string;
  /** In ten-thousandths. */
  discount: number;
  hasVat: boolean;
  vatRate: VatRate;
  paymentTermDays: number;
  /** Hundredths of a percent; 0: none. */
  skontoPercent: number;
  skontoDays: number;
}

export interface DocumentLine {
  /** null: a line written by hand, such as a service. */
  productId: number | null;
  articleNumber: string;
  name: string;
  quantity: number;
  /** Made for this customer alone: not taken back. */
  madeToMeasure: boolean;
  externalCustomerNo: string;
  configuration: Configuration | null;
  details: readonly { label: string; value: string }[];
  partList: readonly PartLine[];
  /** Of one piece, in kg. */
  weight: number;
  pictureHash: string | null;
}

export interface HeadFacts {
  given: { customerRequestType: RequestKind; orderPerson: string; externalCustomerRef: string; comment: string; invoiceEmail: string };
  customer: OrderingCustomer;
  invoiceAddress: AddressText;
  /** null: picked up. */
  deliveryAddress: AddressText | null;
  requestedDeliveryDate: string | null;
  cart: Pick<PricedCart, 'discount' | 'vatApplies' | 'vatRate'>;
  /** Days to pay where no term is agreed. */
  termDays: number;
  shop: ShopMode;
  actor: Actor;
  language: Language;
}

export function newHead(facts: HeadFacts): DocumentHead {
  const { given, customer, invoiceAddress, deliveryAddress, requestedDeliveryDate, cart, termDays, shop, actor, language } = facts;
  const person = contactName(customer);
  return {
    customerId: customer.id,
    userId: actor.kind === 'customer' ? actor.userId : null,
    shopTypeId: shopKindOf(shop),
    customerRequestType: given.customerRequestType,
    requestedDeliveryDate,
    orderPerson: given.orderPerson === '' ? person : given.orderPerson,
    externalCustomerNo: given.externalCustomerRef,
    comment: given.comment,
    invoiceEmail: given.invoiceEmail,
    customerName: customerName(customer),
    customerPhone: customer.phone,
    language,
    deliveryAddress: deliveryAddress === null ? null : addressText(deliveryAddress),
    invoiceAddress: addressText(invoiceAddress),
    city: (deliveryAddress ?? invoiceAddress).city,
    discount: Math.round(numberFromFraction(cart.discount) * 10_000),
    hasVat: cart.vatApplies,
    vatRate: cart.vatRate,
    paymentTermDays: customer.paymentTermDays ?? termDays,
    skontoPercent: customer.skontoPercent,
    skontoDays: customer.skontoDays,
  };
}

export function addressText(address: AddressText): AddressText {
  const { name, addition, street, additionalAddress, zipCode, city, country } = address;
  return { name, addition, street, additionalAddress, zipCode, city, country, ...abroadOnly(address) };
}

export function storedAddresses({ delivery_address, invoice_address }: Pick<OrderRow, 'delivery_address' | 'invoice_address'>): {
  deliveryAddress: AddressText | null;
  invoiceAddress: AddressText;
} {
  return {
    deliveryAddress: delivery_address,
    invoiceAddress: invoice_address,
  };
}

type HeadRow = Pick<
  OrderRow,
  | 'customer_id'
  | 'user_id'
  | 'shop_type_id'
  | 'customer_request_type'
  | 'requested_delivery_date'
  | 'order_person'
  | 'external_customer_no'
  | 'comment'
  | 'invoice_email'
  | 'customer_name'
  | 'customer_phone'
  | 'language'
  | 'delivery_address'
  | 'invoice_address'
  | 'city'
  | 'discount'
  | 'has_vat'
  | 'vat_rate'
  | 'payment_term_days'
  | 'skonto_percent'
  | 'skonto_days'
>;

export function storedHead(row: HeadRow): DocumentHead {
  return {
    customerId: row.customer_id,
    userId: row.user_id,
    shopTypeId: row.shop_type_id,
    customerRequestType: row.customer_request_type,
    requestedDeliveryDate: row.requested_delivery_date,
    orderPerson: row.order_person,
    externalCustomerNo: row.external_customer_no,
    comment: row.comment,
    invoiceEmail: row.invoice_email,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    language: row.language,
    ...storedAddresses(row),
    city: row.city,
    discount: row.discount,
    hasVat: row.has_vat,
    vatRate: row.vat_rate,
    paymentTermDays: row.payment_term_days,
    skontoPercent: row.skonto_percent,
    skontoDays: row.skonto_days,
  };
}

export type LineRow = Pick<
  PositionRow,
  | 'product_id'
  | 'article_number'
  | 'name'
  | 'quantity'
  | 'can_be_configured'
  | 'publicly_available'
  | 'external_customer_no'
  | 'configuration'
  | 'details'
  | 'part_list'
  | 'weight'
  | 'picture_hash'
>;

interface StoredLine extends DocumentLine {
  details: { label: string; value: string }[];
  partList: PartLine[];
}

/** The cast is safe: the configuration was stored from an evaluation. */
export function storedLine(row: LineRow): StoredLine {
  return {
    productId: row.product_id,
    articleNumber: row.article_number,
    name: row.name,
    quantity: row.quantity,
    madeToMeasure: isMadeToMeasure({
      product:
        row.product_id === null
          ? null
          : { canBeConfigured: row.can_be_configured === true, publiclyAvailable: row.publicly_available === true },
      weight: row.weight,
    }),
    externalCustomerNo: row.external_customer_no,
    configuration: row.configuration as Configuration | null,
    details: row.details,
    partList: storedParts(row.part_list),
    weight: row.weight,
    pictureHash: row.picture_hash,
  };
}
