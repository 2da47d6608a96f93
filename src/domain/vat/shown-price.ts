/** A net price as shown to visitors who see prices with or without tax. */
import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { lineTotal, timesFraction, unitPrice } from '#domain/money/money.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import { grossAmount } from './vat.ts';
import type { VatRate } from './vat.ts';

/** `rate`: of the tax included in the shown price; null: without tax. */
export function shownAmount(net: Rappen, rate: VatRate | null): string {
  return amountText(rate === null ? net : grossAmount(net, rate));
}

/**
 * The price of one piece in a line, as a factor of its amount: with tax it has two decimals, and up to four where the quantity times fewer would not be
 * the amount beside it. Without tax up to four decimals, as agreed.
 */
export function shownLinePrice(net: UnitPrice, quantity: number, rate: VatRate | null): string {
  return unitPriceText(rate === null ? net : factorOf(net, quantity, rate));
}

/** The same with `CHF`. */
export function shownChfLinePrice(net: UnitPrice, quantity: number, rate: VatRate | null): string {
  return `CHF ${shownLinePrice(net, quantity, rate)}`;
}

function factorOf(net: UnitPrice, quantity: number, rate: VatRate): UnitPrice {
  const amount = grossAmount(lineTotal(net, quantity), rate);
  const prices = [100, 10, 1].map((step) => grossPrice(net, rate, step));
  return prices.find((price) => lineTotal(price, quantity) === amount) ?? grossPrice(net, rate, 1);
}

/** `step`: what it is rounded to, in ten-thousandths of a franc. */
const grossPrice = (net: UnitPrice, rate: VatRate, step: number): UnitPrice =>
  unitPrice(timesFraction(net, 10_000 + rate, 10_000 * step) * step);
