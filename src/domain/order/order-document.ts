/**
 * Which papers an order has at a given time, and for whom: links, buttons and refusals use the same table.
 * Specification: storefront §3 (print document kinds), §9 (terms). It knows no page layout.
 */
import { orderState, paymentStatus } from './order-state.ts';
import { isProviderMethod, paymentMethod } from './payment-method.ts';
import { asksForRest } from './rest-to-pay.ts';

/** Order confirmation, invoice with payment part, delivery note, payment slip for prepayment. */
export const orderDocuments = ['auftragsbestaetigung', 'rechnung', 'lieferschein', 'einzahlungsschein'] as const;
export type OrderDocument = (typeof orderDocuments)[number];

export interface OrderDocumentFacts {
  readonly orderStatusId: number;
  readonly paymentStatusId: number;
  readonly paymentMethodId: number;
  readonly differenceAsked: boolean;
}

export function isOrderDocument(text: string): text is OrderDocument {
  return orderDocuments.some((kind) => kind === text);
}

/** The order's own papers, in the order in which they are offered. Delivery notes and invoices are records, each with a paper of its own. */
export function documentsOfOrder(order: OrderDocumentFacts, reader: 'customer' | 'staff'): readonly OrderDocument[] {
  const { orderStatusId, paymentStatusId, paymentMethodId } = order;
  if (orderStatusId === orderState.PREPARATION) return [];
  if (orderStatusId === orderState.CANCELED) return reader === 'staff' ? ['auftragsbestaetigung'] : [];
  const unpaid = paymentMethodId === paymentMethod.PREPAYMENT && paymentStatusId === paymentStatus.OPEN;
  return ['auftragsbestaetigung', ...(unpaid || asksForRest(order) ? (['einzahlungsschein'] as const) : [])];
}

/** An invoice or payment slip has a payment part while a transfer is due; online payments need none, except for the difference after a change. */
export function hasPaymentPart(
  document: OrderDocument,
  { paymentStatusId, paymentMethodId, differenceAsked }: OrderDocumentFacts,
): boolean {
  if (paymentStatusId !== paymentStatus.OPEN || (isProviderMethod(paymentMethodId) && !differenceAsked)) return false;
  return document === 'rechnung' || document === 'einzahlungsschein';
}
