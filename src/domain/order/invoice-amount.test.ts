import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalsOf } from '#domain/cart/cart-totals.ts';
import type { Fraction } from '#domain/money/fraction.ts';
import { lineTotal, rappen, sum, unitPrice } from '#domain/money/money.ts';
import type { Amounts } from './invoice-amount.ts';
import { creditAmounts, creditedPart, invoiceAmounts, minus, noAmounts, partAmount, plus } from './invoice-amount.ts';

const discounts: readonly Fraction[] = [
  { numerator: 0, denominator: 1 },
  { numerator: 1, denominator: 20 },
  { numerator: 333, denominator: 10_000 },
];
const someOrder = record({
  lines: array(record({ price: integer({ min: 1, max: 50_000_000 }), quantity: integer({ min: 1, max: 50 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
  discount: constantFrom(...discounts),
  delivery: integer({ min: 0, max: 50_000 }),
  hasVat: boolean(),
  /** Pieces of each line for each invoice, limited to those that are left. */
  steps: array(array(integer({ min: 0, max: 25 }), { minLength: 6, maxLength: 6 }), { maxLength: 8 }),
});
type SomeOrder = typeof someOrder extends { generate: (...args: never[]) => { value: infer Value } } ? Value : never;

function amountsOfOrder({ lines, discount, delivery, hasVat }: SomeOrder): Amounts {
  const products = sum(lines.map(({ price, quantity }) => lineTotal(unitPrice(price), quantity)));
  const { discountAmount, net, vat, total } = totalsOf({
    products,
    discount,
    shipping: rappen(delivery),
    vatApplies: hasVat,
    vatRate: 810,
  });
  return { products, discount: discountAmount, delivery: rappen(delivery), net, vat, total };
}

interface Part {
  amounts: Amounts;
  lines: { quantity: number; amount: number }[];
}

/** The invoices of an order that is delivered in these steps; the last one takes the remainder. */
function invoicesOf(given: SomeOrder): Part[] {
  const { lines, discount, hasVat, steps } = given;
  const order = amountsOfOrder(given);
  const done = lines.map(() => ({ quantity: 0, amount: 0 }));
  const invoices: Part[] = [];
  for (const step of [...steps, lines.map(() => 1_000)]) {
    const taken = lines.map(({ price, quantity }, at) => {
      const { quantity: before, amount } = done[at]!;
      const pieces = Math.min(step[at] ?? 0, quantity - before);
      const part =
        pieces === 0
          ? rappen(0)
          : partAmount({
              unitPrice: unitPrice(price),
              invoicedBefore: before,
              amountBefore: rappen(amount),
              quantity: pieces,
            });
      return { quantity: pieces, amount: part };
    });
    if (taken.every(({ quantity }) => quantity === 0)) continue;
    for (const [at, { quantity, amount }] of taken.entries()) {
      done[at]!.quantity += quantity;
      done[at]!.amount += amount;
    }
    const before = invoices.reduce((all, { amounts }) => plus(all, amounts), noAmounts);
    const isLast = lines.every(({ quantity }, at) => done[at]?.quantity === quantity);
    invoices.push({
      amounts: invoiceAmounts({ order, before, lines: taken.map(({ amount }) => rappen(amount)), discount, hasVat, vatRate: 810, isLast }),
      lines: taken,
    });
  }
  return invoices;
}

describe('invoices over parts of an order', () => {
  test('come to exactly its total together, in each of its amounts', () => {
    assert(
      property(someOrder, (given) => {
        const together = invoicesOf(given).reduce((all, { amounts }) => plus(all, amounts), noAmounts);
        expect(together).toEqual(amountsOfOrder(given));
      }),
      { numRuns: 1_000 },
    );
  });

  test('each add up in themselves, and only the first carries the delivery cost', () => {
    assert(
      property(someOrder, (given) => {
        for (const [at, { amounts, lines }] of invoicesOf(given).entries()) {
          expect(amounts.products).toBe(lines.reduce((all, { amount }) => all + amount, 0));
          expect(amounts.net).toBe(amounts.products - amounts.discount + amounts.delivery);
          expect(amounts.total).toBe(amounts.net + amounts.vat);
          expect(amounts.delivery).toBe(at === 0 ? given.delivery : 0);
        }
      }),
    );
  });

  test('none asks for less than nothing, in none of its amounts', () => {
    assert(
      property(someOrder, (given) => {
        for (const { amounts, lines } of invoicesOf(given)) {
          for (const { amount } of lines) expect(amount).toBeGreaterThanOrEqual(0);
          for (const amount of Object.values(amounts)) expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('of a whole order are its own amounts', () => {
    const order: Amounts = {
      products: rappen(10_000),
      discount: rappen(500),
      delivery: rappen(3_000),
      net: rappen(12_500),
      vat: rappen(1_013),
      total: rappen(13_513),
    };
    const facts = { order, before: noAmounts, lines: [rappen(10_000)], discount: discounts[1]!, hasVat: true, vatRate: 810 };
    expect(invoiceAmounts({ ...facts, isLast: true })).toEqual(order);
    expect(invoiceAmounts({ ...facts, lines: [rappen(5_000)], isLast: false })).toMatchObject({ delivery: 3_000, net: 7_750, vat: 628 });
  });
});

describe('credit notes', () => {
  test('over all pieces come to exactly the invoice, in whatever steps', () => {
    assert(
      property(someOrder, integer({ min: 1, max: 7 }), (given, pieces) => {
        for (const { amounts: invoice, lines } of invoicesOf(given)) {
          const done = lines.map(() => ({ quantity: 0, amount: 0 }));
          let credited = noAmounts;
          while (lines.some(({ quantity }, at) => done[at]!.quantity < quantity)) {
            const parts = lines.map(({ quantity: invoiced, amount }, at) => {
              const { quantity: creditedBefore, amount: amountBefore } = done[at]!;
              const quantity = Math.min(pieces, invoiced - creditedBefore);
              if (quantity === 0) return rappen(0);
              const part = creditedPart({ invoiced, amount: rappen(amount), creditedBefore, amountBefore: rappen(amountBefore), quantity });
              done[at]!.quantity += quantity;
              done[at]!.amount += part;
              return part;
            });
            const isLast = lines.every(({ quantity }, at) => done[at]!.quantity === quantity);
            const { discount, hasVat } = given;
            credited = plus(credited, creditAmounts({ invoice, before: credited, lines: parts, discount, hasVat, vatRate: 810, isLast }));
          }
          expect(credited).toEqual(invoice);
          expect(minus(invoice, credited)).toEqual(noAmounts);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['a first part', 0, 0, 1, 1491], // 14.905
  ['a part between, so that two are 29.81', 1, 1491, 1, 1490],
  ['the last part, which takes what is left of 44.72', 2, 3000, 1, 1472],
  ['the whole', 0, 0, 3, 4472],
])('of a line of 3 pieces at 14.905, %s', (_, invoicedBefore, amountBefore, quantity, amount) => {
  const part = { unitPrice: unitPrice(149_050), invoicedBefore, amountBefore: rappen(amountBefore), quantity };
  expect(partAmount(part)).toBe(amount);
});

test.each([
  ['one', 0, 0, 1, 333],
  ['one more', 1, 333, 1, 333],
  ['two', 0, 0, 2, 667],
  ['the last one, with what is left', 2, 666, 1, 334],
  ['the last two', 1, 333, 2, 667],
  ['all', 0, 0, 3, 1000],
])('of 3 pieces invoiced at 10.00, %s credited', (_, creditedBefore, amountBefore, quantity, amount) => {
  const credited = { invoiced: 3, amount: rappen(1000), creditedBefore, amountBefore: rappen(amountBefore), quantity };
  expect(creditedPart(credited)).toBe(amount);
});
