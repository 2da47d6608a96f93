/** A credit note before it is written: the lines it credits, and its amount by the same rule as on the server. */
import { vatRateOf } from '#domain/vat/vat.ts';
import type { Invoice } from '#contract/invoice.ts';
import { divideExcess } from '#domain/ledger/credit-excess.ts';
import type { DividedExcess } from '#domain/ledger/credit-excess.ts';
import { fractionFromNumber } from '#domain/money/fraction.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappen, rappenFromChf, sum, zeroRappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { creditAmounts, creditedPart, noAmounts } from '#domain/order/invoice-amount.ts';
import { creditWords as t } from './credit-words.ts';

export type InvoiceLine = Invoice['lines'][number];
export type Settlement = keyof typeof t.settlements;

/** Typed quantities by line id. */
export type TypedQuantities = Readonly<Record<number, string>>;

export interface TakenLine {
  invoiceLineId: number;
  quantity: number;
}

export const leftOf = ({ quantity, credited }: InvoiceLine): number => quantity - credited;

export const creditableLines = ({ lines }: Pick<Invoice, 'lines'>): InvoiceLine[] => lines.filter((line) => leftOf(line) > 0);

/** The problem of a line; null: none. An empty field credits nothing. */
export function quantityProblem(typed: string, left: number): string | null {
  if (!/^\d*$/.test(typed.trim())) return t.notQuantity;
  return Number(typed) > left ? t.atMost(left) : null;
}

/** Lines with a quantity to credit; invalid quantities are skipped. */
export function takenLines(lines: readonly InvoiceLine[], typed: TypedQuantities): TakenLine[] {
  return lines
    .map(({ id }) => ({ invoiceLineId: id, quantity: Number(typed[id] ?? '') }))
    .filter(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
}

export function isEverything(invoice: Invoice, taken: readonly TakenLine[]): boolean {
  return creditableLines(invoice).every((line) =>
    taken.some(({ invoiceLineId, quantity }) => invoiceLineId === line.id && quantity === leftOf(line)),
  );
}

/**
 * `discount`: of its order, as a fraction; null: the invoice covers several orders, each of which is rounded separately.
 * Returns null if the total cannot be determined here.
 */
export function creditTotal(invoice: Invoice, taken: readonly TakenLine[], discount: number | null): Rappen | null {
  if (isEverything(invoice, taken))
    return rappen(rappenFromChf(invoice.total) - sum(invoice.creditNotes.map(({ total }) => rappenFromChf(total))));
  if (discount === null) return null;
  const lines = taken.map(({ invoiceLineId, quantity }) => partOf(invoice, invoiceLineId, quantity));
  const facts = {
    invoice: noAmounts,
    before: noAmounts,
    lines,
    hasVat: invoice.hasVat,
    vatRate: vatRateOf(invoice.vatPercent),
    isLast: false,
  };
  return creditAmounts({ ...facts, discount: fractionFromNumber(discount) }).total;
}

function partOf({ lines, creditNotes }: Invoice, lineId: number, quantity: number): Rappen {
  const line = lines.find(({ id }) => id === lineId);
  if (line === undefined) return zeroRappen;
  const before = creditNotes.flatMap((note) => note.lines).filter(({ invoiceLineId }) => invoiceLineId === lineId);
  return creditedPart({
    invoiced: line.quantity,
    amount: rappenFromChf(line.amount),
    creditedBefore: line.credited,
    amountBefore: sum(before.map(({ amount }) => rappenFromChf(amount))),
    quantity,
  });
}

type Settled = Pick<Invoice, 'open' | 'total' | 'credited' | 'granted'>;

/** The effect of the credit note, in sentences. */
export function creditEffect(invoice: Settled, total: Rappen | null, settlement: Settlement): string {
  if (total === null) return t.totalOnNote;
  const rest = rappen(rappenFromChf(invoice.open) - total);
  const { money, fallsAway } = excessOf(invoice, total, rappen(Math.min(total, 0 - rest)));
  const dropped = sum(Object.values(fallsAway));
  const after = rest > 0 ? t.openAfter(chfText(rest)) : t.nothingOpen;
  return [
    t.total(chfText(total)),
    ...(dropped > 0 ? [t.fallsAway(chfText(dropped))] : []),
    money > 0 ? (settlement === 'CREDIT' ? t.toCredit : t.paidBack)(chfText(money)) : after,
  ].join(' ');
}

function excessOf({ total: charged, credited, granted }: Settled, total: Rappen, excess: Rappen): DividedExcess {
  const chargedBefore = rappen(rappenFromChf(charged) - rappenFromChf(credited));
  return divideExcess(excess, {
    granted: {
      writeOff: rappenFromChf(granted.writeOff),
      rounding: rappenFromChf(granted.rounding),
      skonto: rappenFromChf(granted.skonto),
    },
    chargedBefore,
    chargedAfter: rappen(chargedBefore - total),
  });
}
