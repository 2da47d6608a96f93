/** A net price as it is written to somebody who sees it with the tax, or without it. */
import { amountText, chfText, chfUnitPriceText, unitPriceText } from '#domain/money/money-text.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import { grossAmount, grossUnitPrice } from './vat.ts';
import type { VatRate } from './vat.ts';

/** `rate`: of the tax that is shown with it; null: without. */
export function shownAmount(net: Rappen, rate: VatRate | null): string {
  return amountText(rate === null ? net : grossAmount(net, rate));
}

/** Up to four decimals without the tax. */
export function shownUnitPrice(net: UnitPrice, rate: VatRate | null): string {
  return rate === null ? unitPriceText(net) : amountText(grossUnitPrice(net, rate));
}

/** The same with `CHF`. */
export function shownChfUnitPrice(net: UnitPrice, rate: VatRate | null): string {
  return rate === null ? chfUnitPriceText(net) : chfText(grossUnitPrice(net, rate));
}
