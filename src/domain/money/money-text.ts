/**
 * How amounts are written and read: CHF 1'234.50 with a straight apostrophe, the same in every language, browser and server.
 * Specification: storefront §9 (apostrophe as thousands separator). It uses no Intl, whose separators changed between versions.
 */
import type { Rappen, UnitPrice } from './money.ts';
import { isAmount } from './money.ts';

/** `CHF 1'234.50` */
export function chfText(amount: Rappen): string {
  return `CHF ${amountText(amount)}`;
}

/** `1'234.50`, without the currency. */
export function amountText(amount: Rappen): string {
  return decimalText(amount, 2, 2);
}

/** `0.0825` or `12.50`: two to four decimals, without the currency. */
export function unitPriceText(price: UnitPrice): string {
  return decimalText(price, 4, 2);
}

/** `CHF 0.0825` */
export function chfUnitPriceText(price: UnitPrice): string {
  return `CHF ${unitPriceText(price)}`;
}

/** `12'345`: a whole number with thousands separators. */
export function groupedText(whole: number): string {
  return decimalText(whole, 0, 0);
}

/** The mark of a negative amount wherever people read it; as wide as a plus, and never broken from its number. */
const minusSign = '−';

const amountPattern = /^[+-]?[0-9]{1,12}(?:\.[0-9]{0,4}|,[0-9]{1,2})?$/;

/** No Rappen, as prices are written: `450.-`, `450.–`. */
const noRappen = /^([+−-]?[0-9]+)[.,][-–—]$/;

/** Francs as typed, with or without CHF, apostrophes and spaces; a comma is accepted before one or two decimals. Null: not an amount. */
export function parseAmount(text: string): number | null {
  if (text.length > 60) return null;
  const bare = text
    .replace(/CHF|Fr\./i, '')
    .replace(/[\s'’]/g, '')
    .replace(noRappen, '$1')
    .replace('−', '-');
  if (!amountPattern.test(bare)) return null;
  const chf = Number(bare.replace(',', '.'));
  return isAmount(chf) ? (chf === 0 ? 0 : chf) : null;
}

function decimalText(scaled: number, decimals: number, minimumDecimals: number): string {
  const digits = String(Math.abs(scaled)).padStart(decimals + 1, '0');
  const francs = digits.slice(0, digits.length - decimals).replace(/\B(?=(?:[0-9]{3})+$)/g, "'");
  let fraction = digits.slice(digits.length - decimals);
  while (fraction.length > minimumDecimals && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  return `${scaled < 0 ? minusSign : ''}${francs}${fraction === '' ? '' : `.${fraction}`}`;
}
