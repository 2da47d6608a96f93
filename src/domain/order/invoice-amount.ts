/**
 * The amounts of an invoice for part of an order, and of a credit note for part of an invoice. The delivery cost is on the first invoice.
 * Each asks for what everything up to it comes to, less what was asked for before: whenever an order ends, all of them add up to it to the Rappen,
 * and no rounding is left to the last one.
 */
import type { Fraction } from '#domain/money/fraction.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import { lineTotal, rappen, sum, zeroRappen } from '#domain/money/money.ts';
import { discounted } from '#domain/pricing/discount.ts';
import { vatOf } from '#domain/vat/vat.ts';
import type { VatRate } from '#domain/vat/vat.ts';

export interface Amounts {
  /** Sum of the lines, before the discount. */
  readonly products: Rappen;
  readonly discount: Rappen;
  readonly delivery: Rappen;
  readonly net: Rappen;
  readonly vat: Rappen;
  readonly total: Rappen;
}

export const noAmounts: Amounts = {
  products: zeroRappen,
  discount: zeroRappen,
  delivery: zeroRappen,
  net: zeroRappen,
  vat: zeroRappen,
  total: zeroRappen,
};

export function plus(a: Amounts, b: Amounts): Amounts {
  return combined(a, b, 1);
}

export function minus(a: Amounts, b: Amounts): Amounts {
  return combined(a, b, -1);
}

function combined(a: Amounts, b: Amounts, sign: 1 | -1): Amounts {
  const each = (key: keyof Amounts): Rappen => rappen(a[key] + sign * b[key]);
  return {
    products: each('products'),
    discount: each('discount'),
    delivery: each('delivery'),
    net: each('net'),
    vat: each('vat'),
    total: each('total'),
  };
}

export interface InvoicedPart {
  readonly unitPrice: UnitPrice;
  /** Pieces of the line that are invoiced already. */
  readonly invoicedBefore: number;
  readonly amountBefore: Rappen;
  /** On this invoice. */
  readonly quantity: number;
}

export function partAmount({ unitPrice, invoicedBefore, amountBefore, quantity }: InvoicedPart): Rappen {
  return rappen(lineTotal(unitPrice, invoicedBefore + quantity) - amountBefore);
}

interface PartFacts {
  readonly lines: readonly Rappen[];
  readonly discount: Fraction;
  readonly hasVat: boolean;
  readonly vatRate: VatRate;
  /** Nothing of the whole remains after this one. */
  readonly isLast: boolean;
}

export interface InvoiceFacts extends PartFacts {
  readonly order: Amounts;
  /** Invoices of the order so far, less their credit notes. */
  readonly before: Amounts;
}

export function invoiceAmounts({ order, before, lines, discount, hasVat, vatRate, isLast }: InvoiceFacts): Amounts {
  if (isLast) return minus(order, before);
  const soFar = amountsOf({ products: sum([before.products, ...lines]), discount, delivery: order.delivery, hasVat, vatRate });
  return minus(soFar, before);
}

export interface CreditFacts extends PartFacts {
  readonly invoice: Amounts;
  /** Credit notes of the invoice so far. */
  readonly before: Amounts;
}

/** The delivery cost is credited only with the last piece. */
export function creditAmounts({ invoice, before, lines, discount, hasVat, vatRate, isLast }: CreditFacts): Amounts {
  if (isLast) return minus(invoice, before);
  return minus(amountsOf({ products: sum([before.products, ...lines]), discount, delivery: zeroRappen, hasVat, vatRate }), before);
}

/** Amount of a credited line: its share of the invoiced line's amount; the last pieces get the remainder. */
export function creditedPart({
  invoiced,
  amount,
  creditedBefore,
  amountBefore,
  quantity,
}: {
  readonly invoiced: number;
  readonly amount: Rappen;
  readonly creditedBefore: number;
  readonly amountBefore: Rappen;
  readonly quantity: number;
}): Rappen {
  if (creditedBefore + quantity >= invoiced) return rappen(amount - amountBefore);
  return rappen(Math.round((amount * quantity) / invoiced));
}

function amountsOf({
  products,
  discount,
  delivery,
  hasVat,
  vatRate,
}: {
  products: Rappen;
  discount: Fraction;
  delivery: Rappen;
  hasVat: boolean;
  vatRate: VatRate;
}): Amounts {
  const kept = discounted(products, discount);
  const net = rappen(kept + delivery);
  const vat = hasVat ? vatOf(net, vatRate) : zeroRappen;
  return { products, discount: rappen(products - kept), delivery, net, vat, total: rappen(net + vat) };
}
