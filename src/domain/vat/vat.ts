/**
 * Who pays value added tax, how much, and the gross price for a net price.
 * Specification: storefront §4 (VAT is computed on the total), §6 (domestic or forced), §9. Pickup is a sale in Switzerland, whatever the address.
 * Gross figures of a piece or a line are for display; totals are computed from net amounts.
 */
import { isDomestic } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import { rappen, timesFraction, unitPriceToRappen } from '#domain/money/money.ts';

/** Hundredths of a percent: 810 is 8.1 %. Everything sold has the rate of its day. */
export type VatRate = number;

const whole = 10_000;

export const vatRateOf = (percent: number): VatRate => Math.round(percent * 100);
export const vatPercentOf = (rate: VatRate): number => rate / 100;
/** `8.1 %`, in English `8.1%` */
export const vatPercentText = (percent: number, language: Language): string => `${percent}${language === 'en' ? '' : '\u00A0'}%`;
export const vatRateText = (rate: VatRate, language: Language): string => vatPercentText(vatPercentOf(rate), language);

/** `forced`: set by staff, whatever the place; null: decided by the place. */
export function vatApplies({ pickup, country, forced }: { pickup: boolean; country: string; forced: boolean | null }): boolean {
  return forced ?? (pickup || isDomestic(country));
}

/** The tax on a net amount, rounded to 0.01. */
export function vatOf(net: Rappen, rate: VatRate): Rappen {
  return timesFraction(net, rate, whole);
}

/** The tax that an amount with VAT contains, rounded to 0.01. */
export function vatIn(gross: Rappen, rate: VatRate): Rappen {
  return timesFraction(gross, rate, whole + rate);
}

/** A net amount with its tax, rounded once; equals net plus `vatOf(net)`. */
export function grossAmount(net: Rappen, rate: VatRate): Rappen {
  return rappen(net + vatOf(net, rate));
}

/** Gross price of one piece, rounded once to 0.01. */
export function grossUnitPrice(net: UnitPrice, rate: VatRate): Rappen {
  return unitPriceToRappen(net, whole + rate, whole);
}
