/**
 * Amounts of money: unit prices in whole ten-thousandths of a franc, everything that is charged in whole Rappen.
 * Rounding is half away from zero and happens only in the functions here that say so; nothing is ever rounded to 5 Rappen.
 * Specification: storefront §9 (CHF, 0.01, 4 decimals). It knows no customer, no tax and no text.
 */
import { divideHalfAway, scaledDecimal } from './decimal.ts';

/** Ten-thousandths of a franc. */
export type UnitPrice = number & { readonly unit: 'CHF/10000' };

/** Hundredths of a franc. */
export type Rappen = number & { readonly unit: 'CHF/100' };

/** Above this many francs, ten-thousandths are no longer exact in a double. */
export const maximumChf = 900_000_000_000;

/** Whether this number can be an amount in francs. Input is checked with it before it is converted. */
export function isAmount(chf: number): boolean {
  return Number.isFinite(chf) && Math.abs(chf) <= maximumChf;
}

/** From a whole number of ten-thousandths, as stored in the database. */
export function unitPrice(tenThousandths: number): UnitPrice {
  const price = tenThousandths + 0;
  if (!isUnitPrice(price)) throw notWhole(tenThousandths);
  return price;
}

/** From a whole number of Rappen, as stored in the database. */
export function rappen(hundredths: number): Rappen {
  const amount = hundredths + 0;
  if (!isRappen(amount)) throw notWhole(hundredths);
  return amount;
}

export const zeroPrice = unitPrice(0);
export const zeroRappen = rappen(0);

/** Throws RangeError for NaN, infinities and more than `maximumChf`: check with `isAmount` first. */
export function unitPriceFromChf(chf: number): UnitPrice {
  return unitPrice(fromChf(chf, 4));
}

/** Throws RangeError like `unitPriceFromChf`. */
export function rappenFromChf(chf: number): Rappen {
  return rappen(fromChf(chf, 2));
}

export function chfFromUnitPrice(price: UnitPrice): number {
  return price / 10_000;
}

export function chfFromRappen(amount: Rappen): number {
  return amount / 100;
}

/** Of an amount as the database keeps it; throws if it is no whole number of Rappen. */
export const chfFromHundredths = (hundredths: number): number => chfFromRappen(rappen(hundredths));

/** The only rounding of a line: unit price times quantity, to 0.01. */
export function lineTotal(price: UnitPrice, quantity: number): Rappen {
  return rappen(ratioOf(price, whole(quantity), 100));
}

/** `amount × numerator / denominator`, rounded half away from zero to the amount's own unit. */
export function timesFraction(amount: UnitPrice, numerator: number, denominator: number): UnitPrice;
export function timesFraction(amount: Rappen, numerator: number, denominator: number): Rappen;
export function timesFraction(amount: number, numerator: number, denominator: number): number {
  return ratioOf(amount, whole(numerator), whole(denominator));
}

/** `price × numerator / denominator` of one piece, rounded once to 0.01: for gross prices shown per piece. */
export function unitPriceToRappen(price: UnitPrice, numerator: number, denominator: number): Rappen {
  return rappen(ratioOf(price, whole(numerator), whole(denominator * 100)));
}

export function sum(amounts: readonly Rappen[]): Rappen {
  let total = 0;
  for (const amount of amounts) total += amount;
  return rappen(total);
}

function fromChf(chf: number, decimals: number): number {
  if (!isAmount(chf)) throw new RangeError(`not an amount in francs: ${chf}`);
  return Number(scaledDecimal(chf, decimals));
}

function ratioOf(amount: number, numerator: number, denominator: number): number {
  return whole(Number(divideHalfAway(BigInt(amount) * BigInt(numerator), BigInt(denominator))));
}

function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw notWhole(value);
  return value + 0; // Adding 0 turns -0 into 0, which texts and test comparisons would otherwise distinguish.
}

function isUnitPrice(value: number): value is UnitPrice {
  return Number.isSafeInteger(value);
}

function isRappen(value: number): value is Rappen {
  return Number.isSafeInteger(value);
}

function notWhole(value: number): RangeError {
  return new RangeError(`not a whole number that can be kept exactly: ${value}`);
}
