/**
 * The order that results from a change: head, lines with their prices, delivery, VAT and totals. Nothing is stored here: saving, previewing and asking the
 * customer all start from this. Prices and delivery are those of a cart of the same lines.
 */
import type { OrderUpdate } from '#contract/order-change.ts';
import type { CartTotals } from '#domain/cart/cart-totals.ts';
import { totalsOf } from '#domain/cart/cart-totals.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import { defaultCountry } from '#domain/contact/address.ts';
import { chfText } from '#domain/money/money-text.ts';
import { chfFromRappen, chfFromUnitPrice, rappen, rappenFromChf, zeroRappen } from '#domain/money/money.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import { isFixed, refuseChange, refuseFields } from '#domain/order/order-change.ts';
import type { ChangeableOrder, FixableField } from '#domain/order/order-change.ts';
import { allowedPaymentMethods } from '#domain/order/payment-method.ts';
import { isRequestKind } from '#domain/order/request-kind.ts';
import { refuseTooManyPositions } from '#domain/position/position-limit.ts';
import { productTotal } from '#domain/position/position.ts';
import { largestBill } from '#domain/qr-bill/qr-bill.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { vatApplies } from '#domain/vat/vat.ts';
import { fieldNotPermitted, refused } from '#server/call/refusal.ts';
import { addressesByCustomer } from '#server/customer/store-address.ts';
import { changeHead } from './change-head.ts';
import { ChangeProblems } from './change-problems.ts';
import { headOf } from './changed-head.ts';
import type { ChangedHead } from './changed-head.ts';
import { changedLines } from './changed-lines.ts';
import type { ChangedLines } from './changed-lines.ts';
import { withCompositePrices } from './composite-lines.ts';
import { draftLine } from './draft-line.ts';
import type { DraftLine } from './draft-line.ts';
import { positionAnswers } from '#server/order/order-answer.ts';
import type { OrderRecord } from '#server/order/order-record.ts';
import { pricedLines } from './price-lines.ts';
import type { OrderServices } from '#server/order/order-services.ts';

export interface PlannedChange {
  head: ChangedHead;
  lines: readonly DraftLine[];
  totals: CartTotals;
  deliveryCost: Rappen;
  byMail: boolean;
  /** Total, in kg. */
  weight: number;
  /** Price of the price list at the new quantity, by line id; lines that were not looked up are missing. */
  listPrices: ReadonlyMap<number, UnitPrice | null>;
}

/** `allListPrices`: also for lines that keep their agreed price. */
export async function planChange(
  services: OrderServices,
  { row, positions }: OrderRecord,
  wish: OrderUpdate,
  { allListPrices = false }: { allListPrices?: boolean } = {},
): Promise<PlannedChange> {
  const problems = new ChangeProblems();
  const before = headOf(row);
  const linesBefore = positions.map(draftLine);
  const order = { orderStatusId: row.order_status_id, paymentStatusId: row.payment_status_id, positions: linesBefore };
  const closed = refuseChange(order);
  if (closed) throw refused(closed.key, { ...closed.params }, 'body');
  const tooMany = refuseTooManyPositions(positions.length, wish.newPositions);
  if (tooMany) throw refused(tooMany.key, { ...tooMany.params }, 'body.newPositions');
  refuseDerived(order, wish, problems);
  const addresses = await addressesByCustomer(services.db, wish.customerId ?? row.customer_id);
  const { paymentTermDays: termDays } = await services.readRules();
  const head = await changeHead(before, wish, { db: services.db, termDays, addresses, problems });
  const changed = changedLines({ before: linesBefore, read: positionAnswers(positions), problems }, wish);
  if (head.vatForced !== before.vatForced || placeOf(head) !== placeOf(before)) head.hasVat = vatOf(head);
  const wantsCost = rappenOrNull(wish.deliveryCost);
  const fields = changedFields(before, head, wantsCost === undefined ? null : { before: row.delivery_cost, after: wantsCost });
  problems.addAll(refuseFields(order, fields), 'body');
  problems.refuse();
  if (changed.lines.every(({ storno }) => storno)) throw refused('orderEmpty', {}, 'body.updatePositions');

  const isElsewhere = placeOf(head) !== placeOf(before) || head.customerId !== before.customerId;
  const moved = isElsewhere || goodsOf(linesBefore) !== goodsOf(changed.lines);
  // What is written by hand alone has no size to reckon with: at the same place the cost stays as it was agreed.
  const hasGoods = changed.lines.some(({ storno, productId }) => !storno && productId !== null);
  const isOutdated = moved && (isElsewhere || hasGoods) && !isFixed(order, 'deliveryCost');
  const reckonsCost = wantsCost === null || (wantsCost === undefined && isOutdated);
  const asks = [...changed.wishes.values()].some(({ reprice, remade, picture }) => reprice || remade || picture !== undefined);
  const sentAnew = moved && head.deliveryType === 'DELIVERY';
  const { lines, shipping, listPrices } = await pricedLines(
    services,
    { head, changed, addresses, needed: asks || reckonsCost || sentAnew || allListPrices },
    problems,
  );
  // What cannot be built has no size to deliver either.
  problems.refuse();
  const deliveryCost = wantsCost ?? (reckonsCost ? (shipping?.cost ?? null) : rappen(row.delivery_cost));
  if (deliveryCost === null)
    problems.add(refusal('shippingNotEstimated', { country: head.deliveryAddress?.country ?? defaultCountry }, 'deliveryCost'), 'body');
  problems.refuse();
  refuseBeyondBills(lines, changed.wishes);
  const all = withCompositePrices(lines, changed.wishes);
  const totals = totalsOf({
    products: productTotal(all),
    discount: { numerator: head.discount, denominator: 10_000 },
    shipping: deliveryCost,
    vatApplies: head.hasVat,
    vatRate: row.vat_rate,
  });
  refuseWhole(head, { before, totals });
  return {
    head,
    lines: all,
    totals,
    deliveryCost: deliveryCost ?? zeroRappen,
    byMail: head.deliveryType === 'DELIVERY' && (moved || reckonsCost ? shipping?.shippingType === 'MAIL' : row.by_mail),
    weight: all.reduce((sum, { storno, type, weight, quantity }) => (storno || type === 'COMPOSITE' ? sum : sum + weight * quantity), 0),
    listPrices,
  };
}

/** Nothing would be written: the order was sent back as it is. */
export function changesNothing({ row, positions }: OrderRecord, { head, lines, deliveryCost, byMail, totals }: PlannedChange): boolean {
  if (deliveryCost !== row.delivery_cost || byMail !== row.by_mail || totals.total !== row.total_amount) return false;
  return canonicalJson({ head, lines }) === canonicalJson({ head: headOf(row), lines: positions.map(draftLine) });
}

function refuseDerived(order: ChangeableOrder, { orderStatusId, paymentStatusId }: OrderUpdate, problems: ChangeProblems): void {
  if (orderStatusId !== undefined && orderStatusId !== order.orderStatusId) problems.push(fieldNotPermitted('body.orderStatusId'));
  if (paymentStatusId !== undefined && paymentStatusId !== order.paymentStatusId) problems.push(fieldNotPermitted('body.paymentStatusId'));
}

const vatOf = ({ deliveryType, deliveryAddress, vatForced }: ChangedHead): boolean =>
  vatApplies({ pickup: deliveryType === 'PICKUP', country: deliveryAddress?.country ?? defaultCountry, forced: vatForced });

/** Undefined: not changed; null: to be calculated. */
function rappenOrNull(given: OrderUpdate['deliveryCost']): Rappen | null | undefined {
  if (given === undefined) return undefined;
  return given === null || given === '' ? null : rappenFromChf(given);
}

const placeOf = ({ deliveryType, deliveryAddress }: ChangedHead): string => canonicalJson({ deliveryType, deliveryAddress });

/** Identifies the goods to be carried, for comparison. */
const goodsOf = (lines: readonly DraftLine[]): string =>
  canonicalJson(
    lines
      .filter(({ type, storno }) => type === 'PRODUCT' && !storno)
      .map(({ id, productId, quantity, configuration }) => ({ id, productId, quantity, configuration })),
  );

const headFields = [
  'customerId',
  'discount',
  'hasVat',
  'customerRequestType',
  'paymentMethodId',
  'invoiceAddress',
  'invoiceEmail',
  'paymentTermId',
  'skontoId',
  'deliveryAddress',
  'deliveryType',
  'requestedDeliveryDate',
  'confirmedDeliveryDate',
] as const satisfies readonly FixableField[];

function changedFields(
  before: ChangedHead,
  after: ChangedHead,
  cost: { before: number; after: Rappen | null } | null,
): readonly FixableField[] {
  const differs = (field: (typeof headFields)[number]): boolean => canonicalJson(before[field]) !== canonicalJson(after[field]);
  return [...headFields.filter(differs), ...(cost === null || cost.before === cost.after ? [] : (['deliveryCost'] as const))];
}

/** Before anything is added up: sums far beyond any bill are no longer exact. */
function refuseBeyondBills(lines: readonly DraftLine[], wishes: ChangedLines['wishes']): void {
  const chfOf = ({ id, type, pricePerOne }: DraftLine): number =>
    type === 'COMPOSITE' ? (wishes.get(id)?.spread ?? 0) : chfFromUnitPrice(pricePerOne);
  const chf = lines.reduce((sum, line) => (line.storno ? sum : sum + chfOf(line) * line.quantity), 0);
  if (chf > chfFromRappen(largestBill)) throw orderTooHigh();
}

const orderTooHigh = () => refused('orderTooHigh', { most: chfText(largestBill) }, 'body');

/** Checks on the whole order: a total above the largest bill, a payment method not allowed for this amount or kind. */
function refuseWhole(
  { paymentMethodId, customerRequestType }: ChangedHead,
  { before, totals }: { before: ChangedHead; totals: CartTotals },
): void {
  if (totals.total > largestBill) throw orderTooHigh();
  const sameWay = paymentMethodId === before.paymentMethodId && customerRequestType === before.customerRequestType;
  if (sameWay || !isRequestKind(customerRequestType)) return;
  // Online payment begins with the order: a later change may switch away from it, not to it.
  const ways = allowedPaymentMethods({ customerRequestType, total: totals.total, online: [], twintMaximum: zeroRappen });
  if (!ways.some((way) => way === paymentMethodId)) throw refused('paymentMethodNotAllowed', { paymentMethodId }, 'body.paymentMethodId');
}
