/** A quote as edited by staff, as texts until it is saved, and its totals. */
import type { PositionType } from '#domain/position/position.ts';
import { vatApplies, vatRateOf } from '#domain/vat/vat.ts';
import type { CartTotals } from '#domain/cart/cart-totals.ts';
import { totalsOf } from '#domain/cart/cart-totals.ts';
import { fractionFromNumber } from '#domain/money/fraction.ts';
import { amountText, parseAmount, unitPriceText } from '#domain/money/money-text.ts';
import { lineTotal, rappenFromChf, sum, unitPriceFromChf, zeroRappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import type { Quote } from '#contract/quote.ts';
import { dayText } from '../text/day-text.ts';
import { decimalText } from '../text/decimal-text.ts';

export interface DraftLine {
  /** Positive: a stored line; negative: added in this draft. */
  id: number;
  parentId: number | null;
  type: PositionType;
  productId: number | null;
  name: string;
  articleNumber: string;
  quantity: string;
  /** Empty: on request; for an added product today's price. */
  price: string;
  remark: string;
  kommentar: string;
  rechnungskommentar: string;
  insuranceRate: string;
  configuration: Configuration | null;
  storno: boolean;
  removed: boolean;
}

/** Texts of the head by name; addresses and terms by id, empty for none, `kept` for the quote's current address. */
export interface DraftHead {
  deliveryCost: string;
  discount: string;
  /** `true`, `false`; empty: by the place of delivery. */
  vatForced: string;
  validity: string;
  timeToDeliver: string;
  comment: string;
  message: string;
  mailText: string;
  orderPerson: string;
  externalCustomerNo: string;
  invoiceEmail: string;
  deliveryType: string;
  deliveryAddress: string;
  invoiceAddress: string;
  paymentTermId: string;
  skontoId: string;
  paymentMethodId: string;
  customerRequestType: string;
  requestedDeliveryDate: string;
  confirmedDeliveryDate: string;
}

export interface QuoteDraft extends DraftHead {
  lines: readonly DraftLine[];
}

export const keptAddress = 'kept';
const mostChf = 10_000_000;

const amount = (chf: number | null): string => (chf === null ? '' : amountText(rappenFromChf(chf)));
const idText = (id: number | null): string => (id === null ? '' : String(id));

export function draftOf(quote: Quote): QuoteDraft {
  return {
    lines: quote.positions.map((position) => ({
      id: position.id,
      parentId: position.parentId,
      type: position.type,
      productId: position.productId,
      name: position.name,
      articleNumber: position.articleNumber,
      quantity: String(position.quantity),
      price: position.pricePerOne === null ? '' : unitPriceText(unitPriceFromChf(position.pricePerOne)),
      remark: position.externalCustomerNo,
      kommentar: position.kommentar,
      rechnungskommentar: position.rechnungskommentar,
      insuranceRate: amount(position.insuranceRate),
      configuration: position.configuration,
      storno: position.storno,
      removed: false,
    })),
    deliveryCost: amount(quote.deliveryCost),
    discount: decimalText(quote.discount * 100, 2),
    vatForced: quote.vatForced === null ? '' : String(quote.vatForced),
    validity: String(quote.validityDuration ?? 0),
    timeToDeliver: String(quote.timeToDeliver),
    comment: quote.comment,
    message: '',
    mailText: '',
    orderPerson: quote.orderPerson,
    externalCustomerNo: quote.externalCustomerNo,
    invoiceEmail: quote.invoiceEmail,
    deliveryType: quote.deliveryType,
    deliveryAddress: quote.deliveryAddress === null ? '' : keptAddress,
    invoiceAddress: keptAddress,
    paymentTermId: idText(quote.paymentTermId),
    skontoId: idText(quote.skontoId),
    paymentMethodId: idText(quote.paymentMethodId),
    customerRequestType: String(quote.customerRequestType),
    requestedDeliveryDate: quote.requestedDeliveryDate === null ? '' : dayText(quote.requestedDeliveryDate),
    confirmedDeliveryDate: quote.confirmedDeliveryDate === null ? '' : dayText(quote.confirmedDeliveryDate),
  };
}

const blankLine: Omit<DraftLine, 'id'> = {
  parentId: null,
  type: 'PRODUCT',
  productId: null,
  name: '',
  articleNumber: '',
  quantity: '1',
  price: '',
  remark: '',
  kommentar: '',
  rechnungskommentar: '',
  insuranceRate: '',
  configuration: null,
  storno: false,
  removed: false,
};

/** Adds a line at the end, or right after the parts of its set. The new line's id is the lowest. */
export function withLine(draft: QuoteDraft, part: Partial<DraftLine>): { draft: QuoteDraft; id: number } {
  const id = Math.min(0, ...draft.lines.map((line) => line.id)) - 1;
  const line = { ...blankLine, ...part, id };
  const last = draft.lines.findLastIndex(
    (each) => line.parentId !== null && (each.id === line.parentId || each.parentId === line.parentId),
  );
  return { draft: { ...draft, lines: draft.lines.toSpliced(last === -1 ? draft.lines.length : last + 1, 0, line) }, id };
}

export const withChangedLine = (draft: QuoteDraft, id: number, part: Partial<DraftLine>): QuoteDraft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.id === id ? { ...line, ...part } : line)),
});

export function wholeOf(text: string, least: number, most: number): number | null {
  const value = /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : null;
  return value === null || value < least || value > most ? null : value;
}

export function amountOf(text: string, most: number): number | null {
  const value = parseAmount(text);
  return value === null || value < 0 || value > most ? null : value;
}

export const quantityOf = (line: DraftLine): number | null => wholeOf(line.quantity, 1, 100_000);
export const priceOf = (line: DraftLine): number | null => amountOf(line.price, mostChf);

export const isSet = (line: DraftLine, lines: readonly DraftLine[]): boolean =>
  line.type === 'COMPOSITE' && lines.some(({ parentId }) => parentId === line.id);

/** Sets cost the sum of their parts, crossed-out lines nothing. Null while price or quantity is missing or invalid. */
export function draftLineTotal(line: DraftLine, lines: readonly DraftLine[]): Rappen | null {
  if (line.storno) return zeroRappen;
  if (isSet(line, lines)) {
    const parts = lines.filter(({ parentId, removed }) => parentId === line.id && !removed).map((part) => draftLineTotal(part, lines));
    return parts.includes(null) ? null : sum(parts.filter((part) => part !== null));
  }
  const [price, quantity] = [priceOf(line), quantityOf(line)];
  return price === null || quantity === null ? null : lineTotal(unitPriceFromChf(price), quantity);
}

/** Of the current draft; where the place decides, that of the stored quote. */
export function draftHasVat({ hasVat, vatForced, deliveryType, deliveryAddress, invoiceAddress }: Quote, draft: QuoteDraft): boolean {
  if (draft.vatForced !== '') return draft.vatForced === 'true';
  if (vatForced === null) return hasVat;
  return vatApplies({ pickup: deliveryType === 'PICKUP', country: (deliveryAddress ?? invoiceAddress).country, forced: null });
}

/** Totals of the current draft, by the same rule as on the server; null while something is missing or invalid. */
export function draftTotals(quote: Quote, draft: QuoteDraft): CartTotals | null {
  const discount = amountOf(draft.discount, 100);
  const shipping = draft.deliveryType === 'PICKUP' ? 0 : amountOf(draft.deliveryCost, 1_000_000);
  const roots = draft.lines.filter(({ removed, storno, parentId }) => !removed && !storno && parentId === null);
  const amounts = roots.map((line) => draftLineTotal(line, draft.lines));
  if (discount === null || shipping === null || roots.length === 0 || amounts.includes(null)) return null;
  return totalsOf({
    products: sum(amounts.filter((each) => each !== null)),
    discount: fractionFromNumber(Math.round(discount * 100) / 10_000),
    shipping: rappenFromChf(shipping),
    vatApplies: draftHasVat(quote, draft),
    vatRate: vatRateOf(quote.vatPercent),
  });
}
