/** A change of an order as edited by staff, as texts until it is sent. Only differences from the order are sent. */
import type { Order, OrderPosition } from '#contract/order.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { amountText, parseAmount, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { percentOf } from '../text/percent-of.ts';
import { decimalText } from '../text/decimal-text.ts';
import { changeWords } from './change-words.ts';

export interface Goods {
  productId: number;
  name: string;
  quantity: string;
}

export interface LineDraft {
  id: number;
  name: string;
  quantity: string;
  price: string;
  pricing: 'keep' | 'reprice';
  remark: string;
  kommentar: string;
  rechnungskommentar: string;
  insuranceRate: string;
  goods: readonly Goods[];
  storno: boolean;
  configuration: Configuration | null;
}

/** A line to add: from the catalogue, written by hand, or a set of existing lines. */
export interface AddedLine {
  key: number;
  productId: number | null;
  articleNumber: string;
  name: string;
  quantity: string;
  /** Empty: from the price list. */
  price: string;
  configuration: Configuration | null;
  /** The lines of a set; null: a single line. */
  positionIds: readonly number[] | null;
}

export const addressFields = ['name', 'addition', 'street', 'additionalAddress', 'zipCode', 'city', 'country'] as const;
type AddressField = (typeof addressFields)[number];

/** `asIs`, the id of one of the customer's addresses, or `typed`. */
export interface AddressDraft {
  chosen: string;
  text: Readonly<Record<AddressField, string>>;
}

export const headFields = [
  'orderPerson',
  'externalCustomerNo',
  'invoiceEmail',
  'requestedDeliveryDate',
  'confirmedDeliveryDate',
  'discount',
  'deliveryCost',
  'comment',
  'deliveryType',
  'paymentMethodId',
  'paymentTermId',
  'skontoId',
  'vatForced',
] as const;
export type HeadField = (typeof headFields)[number];

export interface ChangeDraft {
  head: Readonly<Record<HeadField, string>>;
  deliveryAddress: AddressDraft;
  invoiceAddress: AddressDraft;
  lines: readonly LineDraft[];
  added: readonly AddedLine[];
}

const idText = (id: number | null): string => (id === null ? '' : String(id));

export function draftOf(order: Order): ChangeDraft {
  return {
    head: {
      orderPerson: order.orderPerson,
      externalCustomerNo: order.externalCustomerNo,
      invoiceEmail: order.invoiceEmail,
      requestedDeliveryDate: order.requestedDeliveryDate ?? '',
      confirmedDeliveryDate: order.confirmedDeliveryDate ?? '',
      discount: decimalText(order.discount * 100, 2),
      deliveryCost: amountText(rappenFromChf(order.deliveryCost)),
      comment: order.comment,
      deliveryType: order.deliveryType,
      paymentMethodId: String(order.paymentMethodId),
      paymentTermId: idText(order.paymentTermId),
      skontoId: idText(order.skontoId),
      vatForced: order.vatForced === null ? '' : String(order.vatForced),
    },
    deliveryAddress: addressDraft(order.deliveryAddress),
    invoiceAddress: addressDraft(order.invoiceAddress),
    lines: order.positions.map(lineDraft),
    added: [],
  };
}

function addressDraft(address: Order['deliveryAddress']): AddressDraft {
  const text = Object.fromEntries(addressFields.map((field) => [field, address?.[field] ?? (field === 'country' ? 'CH' : '')]));
  return { chosen: 'asIs', text: text as AddressDraft['text'] };
}

export const priceText = (chf: number): string => unitPriceText(unitPriceFromChf(chf));

export const goodsOf = (references: OrderPosition['commodityReferences']): Goods[] =>
  references.map(({ productId, quantity }) => ({ productId, name: `Nr. ${productId}`, quantity: String(quantity) }));

function lineDraft(position: OrderPosition): LineDraft {
  return {
    id: position.id,
    name: position.name,
    quantity: String(position.quantity),
    price: priceText(position.pricePerOne),
    pricing: 'keep',
    remark: position.externalCustomerNo,
    kommentar: position.kommentar,
    rechnungskommentar: position.rechnungskommentar,
    insuranceRate: position.insuranceRate === null ? '' : amountText(rappenFromChf(position.insuranceRate)),
    goods: goodsOf(position.commodityReferences),
    storno: position.storno,
    configuration: position.configuration,
  };
}

/** Problems by field name; fields of lines carry the line's id. */
export function problemsOf(draft: ChangeDraft): Readonly<Record<string, string>> {
  const t = changeWords.problems;
  const found: [string, string][] = [];
  const check = (wrong: boolean, field: string, text: string): void => void (wrong && found.push([field, text]));
  check(percentOf(draft.head.discount) === null, 'discount', t.percent);
  check(draft.head.deliveryCost !== '' && parseAmount(draft.head.deliveryCost) === null, 'deliveryCost', t.price);
  const { chosen, text } = draft.deliveryAddress;
  check(draft.head.deliveryType !== 'PICKUP' && chosen === 'asIs' && text.name === '', 'deliveryAddress', t.address);
  for (const line of draft.lines) {
    check(!isCount(line.quantity), `quantity-${line.id}`, t.quantity);
    check(parseAmount(line.price) === null, `price-${line.id}`, t.price);
    check(line.insuranceRate !== '' && parseAmount(line.insuranceRate) === null, `insuranceRate-${line.id}`, t.price);
    check(line.name.trim() === '', `name-${line.id}`, t.name);
    check(
      line.goods.some(({ quantity }) => !isCount(quantity)),
      `goods-${line.id}`,
      t.quantity,
    );
  }
  for (const line of draft.added) {
    check(!isCount(line.quantity), `quantity-${line.key}`, t.quantity);
    check(line.name.trim() === '', `name-${line.key}`, t.name);
    const priceMissing = line.price === '' && line.productId === null && line.positionIds === null;
    check(priceMissing || (line.price !== '' && parseAmount(line.price) === null), `price-${line.key}`, t.price);
  }
  return Object.fromEntries(found);
}

const isCount = (text: string): boolean => /^[1-9]\d{0,6}$/.test(text.trim());
