/**
 * Orders a sent quote at its prices, once: exactly what was sent, except for insurance services that the customer leaves out. Two tabs, a double
 * click or a lost answer give one order, because the quote is locked and refers to its order.
 */
import { may } from '#domain/access/permission.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { PaymentFacts } from '#domain/order/payment-method.ts';
import { vatRateOf } from '#domain/vat/vat.ts';
import { randomUUID } from 'node:crypto';
import type { ParsedOf } from '#contract/endpoint.ts';
import { PlacedOrder } from '#contract/place-order.ts';
import type { orderFromQuote as endpoint } from '#contract/quote-link.ts';
import type { Quote } from '#contract/quote.ts';
import { earliestAfter, refuseDeliveryDate } from '#domain/calendar/delivery-date.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { refuseRemovedPositions } from '#domain/cart/quote-line.ts';
import { deliveryTypeOfQuote } from '#domain/checkout/delivery.ts';
import { rappenFromChf, unitPriceFromChf, zeroRappen } from '#domain/money/money.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { allowedPaymentMethods, isProviderMethod } from '#domain/order/payment-method.ts';
import { isRequestKind } from '#domain/order/request-kind.ts';
import { mayOrderQuote, quoteState } from '#domain/quote/quote-state.ts';
import type { Refusal as Problem } from '#domain/refusal/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound, refused } from '#server/call/refusal.ts';
import { idempotent } from '#server/idempotency/idempotent.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { confirmsByItself } from '#server/order/may-confirm.ts';
import type { NewOrder, NewPosition } from '#server/order/new-order.ts';
import { refuseInactive } from '#server/order/ordering-customer.ts';
import { storeOrder, withPayment } from '#server/order/store-order.ts';
import { carryOver } from './carry-over-store.ts';
import type { CarriedLine } from './carry-over-store.ts';
import { contentHash } from './content-hash.ts';
import { recordOf } from './find-quote.ts';
import { openQuote } from './open-quote.ts';
import { standingOf } from './quote-answer.ts';
import type { QuoteRecord } from './quote-answer.ts';
import type { QuoteServices } from './quote-services.ts';
import { quoteSums } from './quote-sums.ts';
import { sentQuote } from './sent-quote.ts';
import { lockQuote, storeQuote } from './quote-store.ts';
import { insertMessage } from './quote-version-store.ts';
import type { QuoteVersionRow } from './quote-version-store.ts';
import type { QuoteRow } from './quote-store.ts';

type Wish = ParsedOf<typeof endpoint>['body'];

interface Caller {
  actor: Actor;
  idempotencyKey: string | null;
}

/** By the customer, or by staff for a customer who said yes by telephone. */
export async function orderFromQuote(
  services: QuoteServices,
  wish: Wish,
  { actor, idempotencyKey: sentKey }: Caller,
): Promise<PlacedOrder> {
  const record = await openQuote(services, wish);
  const byStaff = may(actor, 'manageOrders');
  const who = byStaff ? actorName(actor) : record.row.order_person;
  // A cancelled order must not answer a later request: keys are counted per reopening of the quote.
  const givenBack = record.messages.filter(({ kind }) => kind === 'givenBack').length;
  const key = idempotencyKey(`order from quote ${record.row.id}${givenBack === 0 ? '' : ` again ${givenBack}`}`, sentKey, wish);
  const placed = await idempotent(
    services.db,
    key,
    (body) => PlacedOrder.parse(body),
    async (taken) => {
      const wished = await newOrder(services, record, wish, byStaff);
      const confirmsItself = await confirmsByItself(services, wished);
      return storeOrder(services, {
        order: confirmsItself ? { ...wished, confirmedDeliveryDate: wished.requestedDeliveryDate } : wished,
        confirmsItself,
        email: record.row.contact_email ?? record.row.invoice_email,
        who,
        key: taken,
        before: async (trx) => claim(trx, services, record, wish),
        after: async (trx, stored) => {
          const quote = sentQuote(record.versions[0]?.content ?? {});
          await carryOver(trx, stored.id, { lines: carriedLines(orderedLines(quote, wish)), vatForced: quote.vatForced });
          await settle(trx, record.row, stored, { nowMs: services.now(), who });
        },
      });
    },
  );
  return withPayment(services, placed);
}

/** Locks the quote for this caller until the end of the transaction; everything is checked again on the locked row. */
async function claim(trx: Trx, { now }: QuoteServices, { row }: QuoteRecord, wish: Wish): Promise<void> {
  const locked = await lockQuote(trx, row.id);
  if (!locked) throw notFound();
  refuseProblem(mayOrderQuote(standingOf(locked), localNow(now())));
  const { versions } = await recordOf(trx, row.id);
  if (!isSeen(versions[0], wish) || versions[0].content_hash !== contentHash(sentQuote(versions[0].content)))
    throw conflict('quoteChanged');
}

/** Without a number the version in force counts as seen. */
const isSeen = (sent: QuoteVersionRow | undefined, { versionNumber = sent?.number }: Wish): sent is QuoteVersionRow =>
  sent !== undefined && sent.number === versionNumber;

async function settle(
  trx: Trx,
  { id }: QuoteRow,
  { id: orderId, formattedId }: { id: number; formattedId: string },
  { nowMs, who }: { nowMs: number; who: string },
): Promise<void> {
  const at = new Date(nowMs);
  await storeQuote(trx, id, { at, who }, { state_id: quoteState.ORDERED, order_id: orderId, ordered_on: localNow(nowMs).date });
  await insertMessage(trx, { quoteId: id, at, author: 'system', who: '', kind: 'state', positionId: null, text: formattedId });
}

async function newOrder(services: QuoteServices, { row, versions }: QuoteRecord, wish: Wish, byStaff: boolean): Promise<NewOrder> {
  if (!wish.termsAccepted) throw refused('termsNotAccepted', {}, 'body.termsAccepted');
  const sent = versions[0];
  refuseProblem(mayOrderQuote(standingOf(row), localNow(services.now())));
  if (!isSeen(sent, wish)) throw conflict('quoteChanged');
  await refuseInactive(services.db, row.customer_id);
  const quote = sentQuote(sent.content);
  const quoted = quote.positions.map(({ id, productTypeId }) => ({ id, productTypeId: productTypeId ?? 0 }));
  refuseProblem(refuseRemovedPositions(quoted, wish.removedPositionIds), 'body.removedPositionIds');
  const positions = orderedLines(quote, wish);
  if (positions.length === 0) throw refused('validation.required', {}, 'body.removedPositionIds');
  const sums = sumsOf(quote, positions);
  const { twintMaximum } = await services.readRules();
  refusePayment(quote, wish, { total: sums.total, online: services.payments.methods, twintMaximum });
  return {
    uuid: randomUUID(),
    company: row.customer_company,
    at: new Date(services.now()),
    customerId: row.customer_id,
    userId: row.user_id,
    shopTypeId: row.shop_type_id,
    customerRequestType: row.customer_request_type,
    orderStatusId: isProviderMethod(wish.paymentMethodId) ? orderState.PREPARATION : orderState.PLACED,
    paymentStatusId: paymentStatus.OPEN,
    paymentMethodId: wish.paymentMethodId,
    paymentTermId: quote.paymentTermId,
    skontoId: quote.skontoId,
    paymentTermDays: quote.paymentTermDays,
    skontoPercent: Math.round((quote.skonto?.percent ?? 0) * 100),
    skontoDays: quote.skonto?.days ?? 0,
    deliveryType: deliveryTypeOfQuote(quote.deliveryType),
    byMail: quote.deliveryType === 'MAIL',
    parcel: null,
    requestedDeliveryDate: await deliveryDay(services, quote, wish, byStaff),
    confirmedDeliveryDate: quote.confirmedDeliveryDate,
    orderPerson: quote.orderPerson,
    externalCustomerNo: wish.orderReference === '' ? quote.externalCustomerNo : wish.orderReference,
    comment: wish.comment,
    invoiceEmail: quote.invoiceEmail,
    customerName: quote.customer.name,
    customerPhone: quote.customer.phone,
    language: quote.language,
    deliveryAddress: quote.deliveryType === 'PICKUP' ? null : quote.deliveryAddress,
    invoiceAddress: quote.invoiceAddress,
    city: row.city,
    discount: Math.round(quote.discount * 10_000),
    hasVat: quote.hasVat,
    vatRate: vatRateOf(quote.vatPercent),
    products: sums.products,
    discountAmount: sums.discountAmount,
    deliveryCost: sums.shipping ?? zeroRappen,
    net: sums.net,
    vat: sums.vat,
    total: sums.total,
    weight: positions.reduce((weight, each) => weight + each.weight * each.quantity, 0),
    positions: positions.map((position) => positionOf(position, positions)),
  };
}

/** Struck-through and omitted lines are not ordered, nor the parts of such a set. */
function orderedLines({ positions }: Quote, { removedPositionIds }: Wish): Quote['positions'] {
  const left = positions.filter(({ id, storno }) => !storno && !removedPositionIds.includes(id));
  return left.filter(({ parentId }) => parentId === null || left.some(({ id }) => id === parentId));
}

function carriedLines(lines: Quote['positions']): CarriedLine[] {
  return lines.map(({ type, parentId, kommentar, rechnungskommentar, insuranceRate, commodityReferences }, at) => ({
    sortOrder: at + 1,
    type,
    parentOrder: parentId === null ? null : lines.findIndex(({ id }) => id === parentId) + 1,
    kommentar,
    rechnungskommentar,
    insuranceRate: insuranceRate === null ? null : rappenFromChf(insuranceRate),
    commodityReferences,
  }));
}

function sumsOf(quote: Quote, positions: Quote['positions']) {
  const lines = positions.map(({ pricePerOne, ...line }) => ({
    ...line,
    price: pricePerOne === null ? null : unitPriceFromChf(pricePerOne),
  }));
  const sums = quoteSums(lines, {
    discount: Math.round(quote.discount * 10_000),
    shipping: quote.deliveryType === 'PICKUP' ? zeroRappen : rappenFromChf(quote.deliveryCost ?? 0),
    vatApplies: quote.hasVat,
    vatRate: vatRateOf(quote.vatPercent),
  });
  if (sums === null) throw new Error('a sent quote without a price');
  return sums;
}

function refusePayment(quote: Quote, { paymentMethodId }: Wish, facts: Omit<PaymentFacts, 'customerRequestType'>): void {
  const { customerRequestType } = quote;
  if (!isRequestKind(customerRequestType)) throw refused('validation.invalid_value');
  if (!allowedPaymentMethods({ customerRequestType, ...facts }).some((method) => method === paymentMethodId))
    throw refused('paymentMethodNotAllowed', { paymentMethodId }, 'body.paymentMethodId');
}

/** The requested day must allow the quote's own lead time, unless staff agreed on it; without a request it is the first such day. */
async function deliveryDay(services: QuoteServices, quote: Quote, wish: Wish, byStaff: boolean): Promise<PlainDate> {
  const [{ cutoffMinutes }, overrides] = await Promise.all([services.readRules(), services.holidayOverrides()]);
  const facts = { now: localNow(services.now()), cutoffMinutes, overrides };
  const asked = wish.requestedDeliveryDate === '' ? null : (wish.requestedDeliveryDate ?? null);
  if (asked === null) return earliestAfter(quote.timeToDeliver, facts);
  const field = 'body.requestedDeliveryDate';
  const date = parsePlainDate(asked);
  if (date === null) throw refused('deliveryDateNotPossible', { date: asked }, field);
  const rule = byStaff ? ({ mode: 'admin' } as const) : ({ mode: 'quote', timeToDeliver: quote.timeToDeliver, ...facts } as const);
  refuseProblem(refuseDeliveryDate(date, rule), field);
  return date;
}

function positionOf(position: Quote['positions'][number], all: Quote['positions']): NewPosition {
  return {
    productId: position.productId,
    articleNumber: position.articleNumber,
    name: position.name,
    quantity: position.quantity,
    madeToMeasure: position.madeToMeasure,
    unitPrice: unitPriceFromChf(position.pricePerOne ?? 0),
    externalCustomerNo: position.externalCustomerNo,
    configuration: position.configuration,
    details: position.details,
    partList: position.partList.map((line) => ({ ...line, remarkHash: '' })),
    weight: position.weight,
    pictureHash: pictureHashOf(position.pictureUrl),
    partOf: position.parentId === null ? undefined : all.findIndex(({ id }) => id === position.parentId),
  };
}

function pictureHashOf(pictureUrl: string): string | null {
  return /^\/api\/media\/picture\/([\w-]+)$/.exec(pictureUrl)?.[1] ?? null;
}

function refuseProblem(problem: Problem | null, field?: string): void {
  if (problem) throw refused(problem.key, { ...problem.params }, field);
}
