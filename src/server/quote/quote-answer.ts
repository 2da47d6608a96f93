/**
 * Stored rows in the form of the wire. Staff see the current quote; customers see what was last sent to them, word for word, and while nothing was
 * sent what they asked for.
 */
import type { Quote, QuoteChange, QuotePosition, QuoteSummary } from '#contract/quote.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { quoteValidityEnd } from '#domain/calendar/quote-validity.ts';
import { quoteLineMutability } from '#domain/cart/quote-line.ts';
import type { Rappen } from '#domain/money/money.ts';
import { chfFromRappen, chfFromUnitPrice, rappen, rappenFromChf, timesFraction, unitPrice, unitPriceFromChf } from '#domain/money/money.ts';
import { exportAmount } from '#domain/part-list/part-list.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { quoteChanges } from '#domain/quote/quote-difference.ts';
import type { QuotedVersion } from '#domain/quote/quote-difference.ts';
import { shownQuoteState, stateForCustomer } from '#domain/quote/quote-state.ts';
import type { QuoteStanding } from '#domain/quote/quote-state.ts';
import { headAnswer, lineAnswer, placeholderPicture, thumbnailPath } from '#server/order/document-answer.ts';
import type { QuoteLinks } from './quote-link.ts';
import { linkHash, pinHash } from './quote-link.ts';
import type { QuotePositionRow } from './quote-line-store.ts';
import { finalPrices, quoteSums } from './quote-sums.ts';
import type { SummedLine } from './quote-sums.ts';
import { finalPriceOf, sentQuote } from './sent-quote.ts';
import type { QuoteRow } from './quote-store.ts';
import type { QuoteMessageRow, QuoteVersionRow } from './quote-version-store.ts';

/** A quote with all its rows. */
export interface QuoteRecord {
  row: QuoteRow;
  positions: readonly QuotePositionRow[];
  messages: readonly QuoteMessageRow[];
  /** Newest first. */
  versions: readonly QuoteVersionRow[];
  /** As requested; null: drafted by staff. */
  requested: object | null;
  /** Names of what came with the request. */
  files: readonly string[];
}

export function standingOf(row: QuoteRow): QuoteStanding {
  return { state: row.state_id, sentOn: parsePlainDate(row.sent_on ?? ''), validityDays: row.validity_duration };
}

/** The current state, with all changes by staff since it was last sent. */
export function quoteForStaff({ row, positions, messages, versions, files }: QuoteRecord, links: QuoteLinks, nowMs: number): Quote {
  const sentOn = parsePlainDate(row.sent_on ?? '');
  const prices = finalPrices(summedLines(positions));
  const totals = quoteTotals(row, positions);
  const lines = positions.map((position) => positionAnswer(position, positions, prices.get(position.id) ?? null));
  return {
    ...keyOf(row, versions.length, links),
    ...headAnswer(row),
    confirmedDeliveryDate: row.confirmed_delivery_date,
    vatForced: row.vat_forced,
    orderStatusId: orderState.PREPARATION,
    paymentStatusId: paymentStatus.OPEN,
    paymentMethodId: row.payment_method_id,
    paymentTermId: row.payment_term_id,
    skontoId: row.skonto_id,
    state: shownQuoteState(standingOf(row), localNow(nowMs)),
    sentToCustomer: versions.length > 0,
    contactName: versions[0]?.sender_name ?? '',
    versionNumber: versions.length,
    validityDuration: row.validity_duration,
    validUntil: sentOn === null ? null : quoteValidityEnd(sentOn, row.validity_duration),
    timeToDeliver: row.time_to_deliver,
    deliveryType: row.delivery_type,
    deliveryCost: row.delivery_cost === null ? null : chfFromRappen(rappen(row.delivery_cost)),
    thumbnailFilePath: thumbnailOf(lines),
    positions: lines,
    totals,
    finalPrice: finalPriceOf(totals),
    weight: exportAmount(positions.reduce((weight, each) => (each.storno ? weight : weight + each.weight * each.quantity), 0)),
    messages: messages.map(({ at, author, who, kind, position_id, text, sent }) => ({
      at: at.toISOString(),
      author,
      who,
      kind,
      positionId: position_id,
      text,
      sent,
    })),
    changes: changesBetween(versions[1], versions[0]),
    versions: versions.map((version, at) => ({
      number: version.number,
      sentAt: version.sent_at.toISOString(),
      total: sentQuote(version.content).totals?.total ?? 0,
      changes: changesBetween(versions[at + 1], version),
    })),
    files: [...files],
    orderUuid: row.order_uuid,
  };
}

/** What was sent last, with today's state, messages and sendings. */
export function quoteForCustomer(record: QuoteRecord, links: QuoteLinks, nowMs: number): Quote {
  const live = quoteForStaff(record, links, nowMs);
  const shown = record.versions[0]?.content ?? record.requested;
  const seen = shown === null ? live : sentQuote(shown);
  const { uuid, pin, version, state, validUntil, messages, changes, versions, files, orderUuid, updatedAt, versionNumber, contactName } =
    live;
  return {
    ...seen,
    customer: { ...seen.customer, company: live.customer.company },
    uuid,
    pin,
    version,
    versionNumber,
    contactName,
    state: stateForCustomer(state),
    validUntil,
    changes,
    versions,
    files,
    // An order that went over to another customer is opened by them alone.
    orderUuid: record.row.order_customer_id === record.row.customer_id ? orderUuid : null,
    updatedAt,
    positions: seen.positions.map((position) => ({ ...position, kommentar: '' })),
    // Customers see that the shop answered, but neither who did nor what is not sent yet.
    messages: messages.filter(({ sent }) => sent).map((message) => (message.author === 'customer' ? message : { ...message, who: '' })),
  };
}

export function summaryOf(quote: Quote): QuoteSummary {
  const { id, formattedId, uuid, version, state, createdAt, validUntil, externalCustomerNo, sentToCustomer, positions, totals } = quote;
  return {
    id,
    formattedId,
    uuid,
    version,
    state,
    createdAt,
    validUntil,
    externalCustomerNo,
    sentToCustomer,
    customerName: quote.customer.name,
    city: (quote.deliveryAddress ?? quote.invoiceAddress).city,
    positionCount: positions.length,
    hasVat: quote.hasVat,
    company: quote.customer.company,
    net: totals?.net ?? null,
    total: totals?.total ?? null,
    waiting: quote.messages.findLast(({ author, sent }) => author !== 'system' && sent)?.author === 'customer',
    thumbnailFilePath: thumbnailOf(positions),
  };
}

function thumbnailOf(positions: readonly QuotePosition[]): string {
  return thumbnailPath(positions.find(({ pictureUrl }) => pictureUrl !== placeholderPicture)?.pictureUrl ?? placeholderPicture);
}

/** Link and pin, as long as the shop's secret still derives them. */
function keyOf(row: QuoteRow, sendings: number, links: QuoteLinks): Pick<Quote, 'uuid' | 'pin'> {
  const uuid = links.uuidOf(row.id);
  if (linkHash(uuid) !== row.link_hash) return { uuid: null, pin: null };
  if (row.pin_hash === null) return { uuid, pin: '0000' };
  const pin = links.pinOf(row.id, sendings);
  return { uuid, pin: pinHash(uuid, pin) === row.pin_hash ? pin : null };
}

function positionAnswer(row: QuotePositionRow, all: readonly QuotePositionRow[], finalPrice: Rappen | null): QuotePosition {
  const children = all.filter(({ parent_id }) => parent_id === row.id).map(({ id }) => id);
  const isSum = row.type === 'COMPOSITE' && children.length > 0;
  const ofParts = finalPrice === null ? null : timesFraction(unitPrice(finalPrice * 100), 1, row.quantity);
  const own = row.unit_price === null ? null : unitPrice(row.unit_price);
  const price = isSum ? ofParts : own;
  return {
    ...lineAnswer(row),
    parentId: row.parent_id,
    type: row.type,
    quantityDelivered: 0,
    quantityInvoiced: 0,
    storno: row.storno,
    children,
    productTypeId: row.product_type_id,
    pricePerOne: price === null ? null : chfFromUnitPrice(price),
    finalPrice: finalPrice === null ? null : chfFromRappen(finalPrice),
    priceUnavailable: row.price_unavailable,
    mutability: quoteLineMutability(row.product_type_id ?? 0) === 'REMOVE' ? 'REMOVE' : 'IMMUTABLE',
    kommentar: row.kommentar,
    rechnungskommentar: row.rechnungskommentar,
    insuranceRate: row.insurance_rate === null ? null : chfFromRappen(rappen(row.insurance_rate)),
    commodityReferences: [...row.commodity_references],
  };
}

/** Lines in the form for summing. */
function summedLines(positions: readonly QuotePositionRow[]): SummedLine[] {
  return positions.map(({ id, parent_id, type, quantity, storno, unit_price }) => ({
    id,
    parentId: parent_id,
    type,
    quantity,
    storno,
    price: unit_price === null ? null : unitPrice(unit_price),
  }));
}

/** Null while a line or the delivery has no price. */
export function quoteTotals(row: QuoteRow, positions: readonly QuotePositionRow[]): Quote['totals'] {
  const shipping = row.delivery_type === 'PICKUP' ? 0 : row.delivery_cost;
  const sums = quoteSums(summedLines(positions), {
    discount: row.discount,
    shipping: shipping === null ? null : rappen(shipping),
    vatApplies: row.has_vat,
    vatRate: row.vat_rate,
  });
  if (sums === null) return null;
  return {
    products: chfFromRappen(sums.products),
    discountAmount: chfFromRappen(sums.discountAmount),
    shipping: chfFromRappen(sums.shipping ?? rappen(0)),
    net: chfFromRappen(sums.net),
    vat: chfFromRappen(sums.vat),
    total: chfFromRappen(sums.total),
  };
}

function changesBetween(before: QuoteVersionRow | undefined, after: QuoteVersionRow | undefined): QuoteChange[] {
  if (before === undefined || after === undefined) return [];
  return quoteChanges(versionOf(sentQuote(before.content)), versionOf(sentQuote(after.content))).map(changeAnswer);
}

function versionOf(quote: Quote): QuotedVersion {
  return {
    lines: quote.positions.map(({ id, name, quantity, pricePerOne, details }) => ({
      id,
      name,
      quantity,
      pricePerOne: unitPriceFromChf(pricePerOne ?? 0),
      details,
    })),
    deliveryCost: rappenFromChf(quote.deliveryCost ?? 0),
    discount: Math.round(quote.discount * 10_000),
    validityDays: quote.validityDuration,
    timeToDeliver: quote.timeToDeliver,
    total: rappenFromChf(quote.totals?.total ?? 0),
  };
}

/** Amounts as francs, discounts as fractions, as everywhere on the wire. */
function changeAnswer(change: ReturnType<typeof quoteChanges>[number]): QuoteChange {
  switch (change.kind) {
    case 'price':
      return { ...change, before: chfFromUnitPrice(change.before), after: chfFromUnitPrice(change.after) };
    case 'delivery':
    case 'total':
      return { ...change, before: chfFromRappen(change.before), after: chfFromRappen(change.after) };
    case 'discount':
      return { ...change, before: change.before / 10_000, after: change.after / 10_000 };
    default:
      return { ...change };
  }
}
