/** A change of an order as edited by staff, as texts until it is sent. Only differences from the order are sent. */
import type { Order, OrderPosition } from '#contract/order.ts';
import type { OrderUpdate } from '#contract/order-change.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { amountText, parseAmount, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
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

function lineDraft(position: OrderPosition): LineDraft {
  return {
    id: position.id,
    name: position.name,
    quantity: String(position.quantity),
    price: unitPriceText(unitPriceFromChf(position.pricePerOne)),
    pricing: 'keep',
    remark: position.externalCustomerNo,
    kommentar: position.kommentar,
    rechnungskommentar: position.rechnungskommentar,
    insuranceRate: position.insuranceRate === null ? '' : amountText(rappenFromChf(position.insuranceRate)),
    goods: position.commodityReferences.map(({ productId, quantity }) => ({
      productId,
      name: `Nr. ${productId}`,
      quantity: String(quantity),
    })),
    storno: position.storno,
    configuration: position.configuration,
  };
}

/** Problems by field name; fields of lines carry the line's id. */
export function problemsOf(draft: ChangeDraft): Readonly<Record<string, string>> {
  const t = changeWords.problems;
  const found: [string, string][] = [];
  const check = (wrong: boolean, field: string, text: string): void => void (wrong && found.push([field, text]));
  const percent = parseAmount(draft.head.discount);
  check(percent === null || percent < 0 || percent > 100, 'discount', t.percent);
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

/** Invalid amounts have been refused by `problemsOf`. */
const chfOf = (text: string): number => parseAmount(text) ?? 0;

type Update = Omit<OrderUpdate, 'version'>;

/** Only differences from the order. */
export function updateOf(order: Order, draft: ChangeDraft): Update {
  const before = draftOf(order);
  return {
    ...headUpdate(before, draft),
    updatePositions: draft.lines.flatMap((line, index) => {
      const update = lineUpdate(before.lines[index], line);
      return update === null ? [] : [{ id: line.id, ...update }];
    }),
    newPositions: draft.added.map((line) => ({
      type: line.positionIds === null ? 'PRODUCT' : 'COMPOSITE',
      productId: line.productId,
      configuration: line.configuration,
      name: line.name.trim(),
      quantity: Number(line.quantity),
      ...(line.price === '' ? {} : { pricePerOne: chfOf(line.price) }),
      positionIds: [...(line.positionIds ?? [])],
      children: [],
    })),
    tell: true,
  };
}

const idOf = (text: string): number | null => (text === '' ? null : Number(text));

function headUpdate(before: ChangeDraft, { head, deliveryAddress, invoiceAddress }: ChangeDraft): Partial<Update> {
  const wire: Readonly<Record<HeadField, unknown>> = {
    ...head,
    discount: Math.round(chfOf(head.discount) * 100) / 10_000,
    deliveryCost: head.deliveryCost === '' ? null : chfOf(head.deliveryCost),
    paymentMethodId: Number(head.paymentMethodId),
    paymentTermId: idOf(head.paymentTermId),
    skontoId: idOf(head.skontoId),
    vatForced: head.vatForced === '' ? null : head.vatForced === 'true',
  };
  const changed = headFields.filter((field) => head[field] !== before.head[field]);
  return {
    ...Object.fromEntries(changed.map((field) => [field, wire[field]])),
    ...(deliveryAddress.chosen === 'asIs' ? {} : { deliveryAddress: addressUpdate(deliveryAddress) }),
    ...(invoiceAddress.chosen === 'asIs' ? {} : { invoiceAddress: addressUpdate(invoiceAddress) }),
  };
}

const addressUpdate = ({ chosen, text }: AddressDraft) => (chosen === 'typed' ? { ...text } : { id: Number(chosen) });

function lineUpdate(before: LineDraft | undefined, line: LineDraft): Omit<Update['updatePositions'][number], 'id'> | null {
  if (before === undefined) return null;
  const configured = JSON.stringify(before.configuration) !== JSON.stringify(line.configuration);
  const priced = line.price !== before.price && line.pricing === 'keep';
  const update = {
    ...(line.name === before.name ? {} : { name: line.name.trim() }),
    ...(line.quantity === before.quantity ? {} : { quantity: Number(line.quantity) }),
    ...(priced ? { pricePerOne: chfOf(line.price) } : {}),
    ...(line.pricing === 'reprice' || configured ? { pricing: line.pricing } : {}),
    ...(line.remark === before.remark ? {} : { externalCustomerNo: line.remark }),
    ...(line.kommentar === before.kommentar ? {} : { kommentar: line.kommentar }),
    ...(line.rechnungskommentar === before.rechnungskommentar ? {} : { rechnungskommentar: line.rechnungskommentar }),
    ...(line.insuranceRate === before.insuranceRate ? {} : { insuranceRate: line.insuranceRate === '' ? null : chfOf(line.insuranceRate) }),
    ...(JSON.stringify(line.goods) === JSON.stringify(before.goods)
      ? {}
      : { commodityReferences: line.goods.map(({ productId, quantity }) => ({ productId, quantity: Number(quantity) })) }),
    ...(line.storno === before.storno ? {} : { storno: line.storno }),
    ...(configured ? { configuration: line.configuration } : {}),
  };
  return Object.keys(update).length === 0 ? null : update;
}

/** Number of values that differ from the order. */
export function countOf(update: Update): number {
  const { updatePositions, newPositions, tell: _tell, ...head } = update;
  return Object.keys(head).length + newPositions.length + updatePositions.reduce((sum, line) => sum + Object.keys(line).length - 1, 0);
}

const chf = (value: number): string => unitPriceText(unitPriceFromChf(value));

/** A pending change, loaded into the form: its values replace those of the order. */
export function draftWith(order: Order, wish: Update): ChangeDraft {
  const plain = draftOf(order);
  const written: Partial<Record<HeadField, string>> = Object.fromEntries(
    headFields.flatMap((field) => (wish[field] === undefined ? [] : [[field, headText(field, wish[field])]])),
  );
  return {
    head: { ...plain.head, ...written },
    deliveryAddress: addressBack(plain.deliveryAddress, wish.deliveryAddress ?? undefined),
    invoiceAddress: addressBack(plain.invoiceAddress, wish.invoiceAddress),
    lines: plain.lines.map((line) => {
      const update = wish.updatePositions.find(({ id }) => id === line.id);
      if (update === undefined) return line;
      return {
        ...line,
        name: update.name ?? line.name,
        quantity: update.quantity === undefined ? line.quantity : String(update.quantity),
        price: update.pricePerOne === undefined ? line.price : chf(update.pricePerOne),
        pricing: update.pricing ?? 'keep',
        remark: update.externalCustomerNo ?? line.remark,
        kommentar: update.kommentar ?? line.kommentar,
        rechnungskommentar: update.rechnungskommentar ?? line.rechnungskommentar,
        insuranceRate:
          update.insuranceRate === undefined ? line.insuranceRate : update.insuranceRate === null ? '' : chf(update.insuranceRate),
        goods:
          update.commodityReferences?.map(({ productId, quantity }) => ({
            productId,
            name: `Nr. ${productId}`,
            quantity: String(quantity),
          })) ?? line.goods,
        storno: update.storno ?? line.storno,
        configuration: update.configuration === undefined ? line.configuration : update.configuration,
      };
    }),
    added: wish.newPositions.map((line, index) => ({
      key: -1 - index,
      productId: line.productId,
      articleNumber: '',
      name: line.name ?? '',
      quantity: String(line.quantity),
      price: line.pricePerOne === undefined ? '' : chf(line.pricePerOne),
      configuration: line.configuration,
      positionIds: line.type === 'COMPOSITE' ? line.positionIds : null,
    })),
  };
}

function headText(field: HeadField, value: string | number | boolean | null): string {
  if (value === null) return '';
  if (field === 'discount') return decimalText(Number(value) * 100, 2);
  return field === 'deliveryCost' && value !== '' ? amountText(rappenFromChf(Number(value))) : String(value);
}

function addressBack(plain: AddressDraft, given: Update['deliveryAddress']): AddressDraft {
  if (given === undefined || given === null) return plain;
  if (given.id !== undefined) return { ...plain, chosen: String(given.id) };
  const text = Object.fromEntries(addressFields.map((field) => [field, given[field] ?? plain.text[field]]));
  return { chosen: 'typed', text: text as AddressDraft['text'] };
}
