/** A net price as shown to visitors who see prices with or without tax. */
import { amountText, chfText, chfUnitPriceText, unitPriceText } from '#domain/money/money-text.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import { grossAmount, grossUnitPrice } from './vat.ts';
import type { VatRate } from './vat.ts';

/** `rate`: of the tax included in the shown price; null: without tax. */
export function shownAmount(net: Rappen, rate: VatRate | null): string {
  return amountText(rate === null ? net : grossAmount(net, rate));
}

/** Without tax up to four decimals. */
export function shownUnitPrice(net: UnitPrice, rate: VatRate | null): string {
  return rate === null ? unitPriceText(net) : amountText(grossUnitPrice(net, rate));
}

/** The same with `CHF`. */
export function shownChfUnitPrice(net: UnitPrice, rate: VatRate | null): string {
  return rate === null ? chfUnitPriceText(net) : chfText(grossUnitPrice(net, rate));
}
