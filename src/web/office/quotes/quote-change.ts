/** A valid draft as the call's change: only what was changed in head and lines, and new lines. */
import type { z } from 'zod';
import type { NewPosition, QuoteUpdate } from '#contract/quote-desk.ts';
import type { Quote } from '#contract/quote.ts';
import { amountOf, draftOf, isSet, keptAddress, priceOf, quantityOf, wholeOf } from './quote-draft.ts';
import type { DraftHead, DraftLine, QuoteDraft } from './quote-draft.ts';
import { typedDay } from './quote-problems.ts';

export type QuoteChange = z.input<typeof QuoteUpdate>;

const idOf = (text: string): number | null => (text === '' ? null : Number(text));

export function changeOf(quote: Quote, draft: QuoteDraft): QuoteChange {
  const stored = draftOf(quote);
  const before = new Map(stored.lines.map((line) => [line.id, line]));
  const roots = draft.lines.filter(({ id, removed, parentId }) => id < 0 && !removed && (parentId === null || parentId > 0));
  return {
    version: quote.version,
    updatePositions: draft.lines.flatMap((line) => {
      const former = before.get(line.id);
      return former === undefined ? [] : updateOf(line, former, draft.lines);
    }),
    newPositions: roots.map((line) => newOf(line, draft.lines)),
    ...headOf(stored, draft),
  };
}

function updateOf(line: DraftLine, former: DraftLine, lines: readonly DraftLine[]): NonNullable<QuoteChange['updatePositions']> {
  if (line.removed) return [{ id: line.id, remove: true }];
  const update = {
    ...(line.quantity === former.quantity ? {} : { quantity: quantityOf(line) ?? 1 }),
    ...(line.price === former.price || isSet(line, lines) ? {} : { pricePerOne: priceOf(line) }),
    ...(line.name === former.name ? {} : { name: line.name.trim() }),
    ...(line.remark === former.remark ? {} : { externalCustomerNo: line.remark }),
    ...(line.kommentar === former.kommentar ? {} : { kommentar: line.kommentar }),
    ...(line.rechnungskommentar === former.rechnungskommentar ? {} : { rechnungskommentar: line.rechnungskommentar }),
    ...(line.insuranceRate === former.insuranceRate ? {} : { insuranceRate: amountOf(line.insuranceRate, 1_000_000) }),
    ...(line.storno === former.storno ? {} : { storno: line.storno }),
    ...(line.configuration === former.configuration || line.configuration === null ? {} : { configuration: line.configuration }),
  };
  return Object.keys(update).length === 0 ? [] : [{ id: line.id, ...update }];
}

function newOf(line: DraftLine, lines: readonly DraftLine[]): NewPosition {
  const parts = lines.filter(({ parentId, removed }) => parentId === line.id && !removed);
  return {
    type: line.type,
    ...(line.parentId === null ? {} : { parentId: line.parentId }),
    ...detailsOf(line),
    ...(parts.length === 0 ? {} : { children: parts.map(detailsOf) }),
  };
}

/** An added product without a price gets today's. */
function detailsOf(line: DraftLine) {
  const price = priceOf(line);
  return {
    ...(line.productId === null ? {} : { productId: line.productId }),
    ...(line.configuration === null ? {} : { configuration: line.configuration }),
    name: line.name.trim(),
    quantity: quantityOf(line) ?? 1,
    ...(price === null ? {} : { pricePerOne: price }),
    externalCustomerNo: line.remark,
    kommentar: line.kommentar,
    rechnungskommentar: line.rechnungskommentar,
    insuranceRate: amountOf(line.insuranceRate, 1_000_000),
  };
}

const wires: { readonly [Field in keyof DraftHead]: (text: string) => Partial<QuoteChange> } = {
  deliveryCost: (text) => ({ deliveryCost: amountOf(text, 1_000_000) }),
  discount: (text) => ({ discount: Math.round((amountOf(text, 100) ?? 0) * 100) / 10_000 }),
  validity: (text) => ({ validityDuration: wholeOf(text, 0, 730) ?? 0 }),
  timeToDeliver: (text) => ({ timeToDeliver: wholeOf(text, 0, 365) ?? 0 }),
  comment: (comment) => ({ comment }),
  message: (message) => ({ message }),
  mailText: (mailText) => ({ mailText }),
  orderPerson: (orderPerson) => ({ orderPerson }),
  externalCustomerNo: (externalCustomerNo) => ({ externalCustomerNo }),
  invoiceEmail: (invoiceEmail) => ({ invoiceEmail }),
  vatForced: (text) => ({ vatForced: text === '' ? null : text === 'true' }),
  deliveryType: (text) => ({ deliveryType: text as NonNullable<QuoteChange['deliveryType']> }),
  deliveryAddress: (text) => (text === keptAddress ? {} : { deliveryAddress: idOf(text) }),
  invoiceAddress: (text) => (text === keptAddress ? {} : { invoiceAddress: Number(text) }),
  paymentTermId: (text) => ({ paymentTermId: idOf(text) }),
  skontoId: (text) => ({ skontoId: idOf(text) }),
  paymentMethodId: (text) => ({ paymentMethodId: idOf(text) }),
  customerRequestType: (text) => ({ customerRequestType: Number(text) }),
  requestedDeliveryDate: (text) => ({ requestedDeliveryDate: typedDay(text) }),
  confirmedDeliveryDate: (text) => ({ confirmedDeliveryDate: typedDay(text) }),
};

export const headFields = Object.keys(wires) as (keyof DraftHead)[];

function headOf(stored: QuoteDraft, draft: QuoteDraft): Partial<QuoteChange> {
  return Object.assign({}, ...headFields.filter((field) => draft[field] !== stored[field]).map((field) => wires[field](draft[field])));
}
