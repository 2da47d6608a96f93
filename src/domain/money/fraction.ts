/**
 * Shares such as a discount of 5 %, a delivery multiplier of 1.1 or a VAT rate, as a ratio of whole numbers so that no sum drifts.
 * Specification: storefront §3 (discount is a fraction, shown as percent). It knows no amount.
 */
import type { Language } from '#domain/language/language.ts';
import { decimalOf, scaledDecimal } from './decimal.ts';

export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export const noFraction: Fraction = { numerator: 0, denominator: 1 };

/** Reads a decimal such as 0.05 exactly (9 decimals at most). Throws RangeError for NaN, infinities and a million or more. */
export function fractionFromNumber(value: number): Fraction {
  if (!Number.isFinite(value) || Math.abs(value) >= 1_000_000) throw new RangeError(`not a fraction: ${value}`);
  const decimals = Math.min(9, Math.max(0, -decimalOf(value).exponent));
  return reduced(scaledDecimal(value, decimals), 10n ** BigInt(decimals));
}

export function numberFromFraction(fraction: Fraction): number {
  return fraction.numerator / fraction.denominator;
}

/** What remains after taking the fraction away: 1 − fraction. */
export function remainder(fraction: Fraction): Fraction {
  return { numerator: fraction.denominator - fraction.numerator, denominator: fraction.denominator };
}

/** `5 %`, as in `Rabatt 5 %`: the percentage with at most two decimals, without trailing zeros. English puts no space before the sign. */
export function percentText(fraction: Fraction, language: Language): string {
  const hundredths = scaledDecimal(numberFromFraction(fraction) * 100, 2);
  const magnitude = hundredths < 0n ? -hundredths : hundredths;
  const decimals = String(magnitude % 100n)
    .padStart(2, '0')
    .replace(/0{1,2}$/, '');
  return `${hundredths < 0n ? '-' : ''}${magnitude / 100n}${decimals === '' ? '' : `.${decimals}`}${language === 'en' ? '' : '\u00a0'}%`;
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  let a = numerator < 0n ? -numerator : numerator;
  let b = denominator;
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: Number(numerator / a), denominator: Number(denominator / a) };
}
