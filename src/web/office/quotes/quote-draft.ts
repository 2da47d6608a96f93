/** What staff type on a quote, as texts until it is saved; turned into the change of the wire, or into what is wrong with it. */
import { totals } from '#domain/cart/cart-totals.ts';
import type { CartTotals } from '#domain/cart/cart-totals.ts';
import { fractionFromNumber } from '#domain/money/fraction.ts';
import { amountText, parseAmount, unitPriceText } from '#domain/money/money-text.ts';
import { lineTotal, rappenFromChf, unitPriceFromChf, zeroRappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Quote } from '#contract/quote.ts';
import { decimalText } from '../text/decimal-text.ts';
import { quoteTexts } from './quote-texts.ts';

export interface DraftLine {
  /** Positive: a stored line; negative: added here. */
  id: number;
  productId: number | null;
  name: string;
  articleNumber: string;
  quantity: string;
  price: string;
  remark: string;
  removed: boolean;
}

export interface QuoteDraft {
  lines: readonly DraftLine[];
  deliveryCost: string;
  discount: string;
  validity: string;
  timeToDeliver: string;
  comment: string;
  message: string;
}

export interface QuoteChange {
  version: number;
  updatePositions: { id: number; quantity: number; pricePerOne: number | null; externalCustomerNo: string; remove: boolean }[];
  newPositions: { productId: number; quantity: number; pricePerOne: number }[];
  deliveryCost: number | null;
  discount: number;
  validityDuration: number;
  timeToDeliver: number;
  comment: string;
  message: string;
}

/** Field name and what is wrong there; fields of lines are `price 12`, `quantity 12`. */
export type DraftProblems = Readonly<Record<string, string>>;

const t = quoteTexts.problems;
const mostChf = 10_000_000;

export function draftOf(quote: Quote): QuoteDraft {
  return {
    lines: quote.positions.map(({ id, productId, name, articleNumber, quantity, pricePerOne, externalCustomerNo }) => ({
      id,
      productId,
      name,
      articleNumber,
      quantity: String(quantity),
      price: pricePerOne === null ? '' : unitPriceText(unitPriceFromChf(pricePerOne)),
      remark: externalCustomerNo,
      removed: false,
    })),
    deliveryCost: quote.deliveryCost === null ? '' : amountText(rappenFromChf(quote.deliveryCost)),
    discount: decimalText(quote.discount * 100, 2),
    validity: String(quote.validityDuration ?? 0),
    timeToDeliver: String(quote.timeToDeliver),
    comment: quote.comment,
    message: '',
  };
}

export function withService(draft: QuoteDraft, service: { id: number; name: string; articleNumber: string }): QuoteDraft {
  const id = Math.min(0, ...draft.lines.map((line) => line.id)) - 1;
  const line: DraftLine = {
    id,
    productId: service.id,
    name: service.name,
    articleNumber: service.articleNumber,
    quantity: '1',
    price: '',
    remark: '',
    removed: false,
  };
  return { ...draft, lines: [...draft.lines, line] };
}

function wholeOf(text: string, least: number, most: number): number | null {
  const value = /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : null;
  return value === null || value < least || value > most ? null : value;
}

function amountOf(text: string, most: number): number | null {
  const value = parseAmount(text);
  return value === null || value < 0 || value > most ? null : value;
}

const quantityOf = (line: DraftLine): number | null => wholeOf(line.quantity, 1, 100_000);
const priceOf = (line: DraftLine): number | null => amountOf(line.price, mostChf);

/** Null while price or quantity is missing or wrong. */
export function draftLineTotal(line: DraftLine): Rappen | null {
  const [price, quantity] = [priceOf(line), quantityOf(line)];
  return price === null || quantity === null ? null : lineTotal(unitPriceFromChf(price), quantity);
}

/** The sums of what stands on the screen, by the rule that the server uses; null while something is missing or wrong. */
export function draftTotals(quote: Quote, draft: QuoteDraft): CartTotals | null {
  const discount = amountOf(draft.discount, 100);
  const pickup = quote.deliveryType === 'PICKUP';
  const shipping = pickup ? 0 : amountOf(draft.deliveryCost, 1_000_000);
  const lines = draft.lines.filter(({ removed }) => !removed);
  if (discount === null || shipping === null || lines.length === 0 || lines.some((line) => quantityOf(line) === null)) return null;
  return totals({
    lines: lines.map((line) => {
      const price = priceOf(line);
      return { quantity: quantityOf(line) ?? 1, pricePerOne: price === null ? null : unitPriceFromChf(price) };
    }),
    discount: fractionFromNumber(Math.round(discount * 100) / 10_000),
    shipping: pickup ? zeroRappen : rappenFromChf(shipping),
    vatApplies: quote.hasVat,
  });
}

export function problemsOf(draft: QuoteDraft): DraftProblems {
  const found: Record<string, string> = {};
  for (const line of draft.lines) {
    if (line.removed) continue;
    if (quantityOf(line) === null) found[`quantity ${line.id}`] = t.quantity;
    // A stored line may wait for its price; one that was just added has one.
    if (priceOf(line) === null && (line.price.trim() !== '' || line.id < 0)) found[`price ${line.id}`] = t.amount;
  }
  if (draft.deliveryCost.trim() !== '' && amountOf(draft.deliveryCost, 1_000_000) === null) found['deliveryCost'] = t.amount;
  if (amountOf(draft.discount, 100) === null) found['discount'] = t.percent;
  if (wholeOf(draft.validity, 0, 730) === null) found['validity'] = t.days(730);
  if (wholeOf(draft.timeToDeliver, 0, 365) === null) found['timeToDeliver'] = t.days(365);
  return found;
}

/** Of a draft without problems. */
export function changeOf(quote: Quote, draft: QuoteDraft): QuoteChange {
  const stored = draft.lines.filter(({ id }) => id > 0);
  const added = draft.lines.filter(({ id, removed }) => id < 0 && !removed);
  return {
    version: quote.version,
    updatePositions: stored.map((line) => ({
      id: line.id,
      quantity: quantityOf(line) ?? 1,
      pricePerOne: priceOf(line),
      externalCustomerNo: line.remark,
      remove: line.removed,
    })),
    newPositions: added.map((line) => ({
      productId: line.productId ?? 0,
      quantity: quantityOf(line) ?? 1,
      pricePerOne: priceOf(line) ?? 0,
    })),
    deliveryCost: amountOf(draft.deliveryCost, 1_000_000),
    discount: Math.round((amountOf(draft.discount, 100) ?? 0) * 100) / 10_000,
    validityDuration: wholeOf(draft.validity, 0, 730) ?? 0,
    timeToDeliver: wholeOf(draft.timeToDeliver, 0, 365) ?? 0,
    comment: draft.comment,
    message: draft.message,
  };
}
