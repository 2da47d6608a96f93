/** Customs data for each kind of goods going abroad, and the total value. Amounts in Rappen. */
import { isDomestic } from '#domain/contact/address.ts';
import { isCountry } from '#domain/contact/country.ts';
import { ascii, max, required } from '#domain/contact/rules.ts';
import type { Rappen } from '#domain/money/money.ts';
import { rappen, sum } from '#domain/money/money.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

export interface Commodity {
  readonly productId: number | null;
  readonly articleNumber: string;
  /** In English and ASCII: what it is, for an officer who has never seen it. */
  readonly description: string;
  readonly quantity: number;
  /** Net weight of one piece. */
  readonly weightG: number;
  readonly unitPrice: Rappen;
  /** Harmonised System: 6 to 10 digits, dots allowed between them. */
  readonly hsCode: string;
  /** ISO 3166-1 alpha-2 */
  readonly originCountry: string;
}

const longestDescription = 90;

/** Liechtenstein and Switzerland are one customs territory. */
export function needsCustoms(country: string): boolean {
  return !isDomestic(country);
}

/** Value of the goods: unit price times quantity, never the unit price alone. */
export function customsValue(commodities: readonly Pick<Commodity, 'unitPrice' | 'quantity'>[]): Rappen {
  return sum(commodities.map(({ unitPrice, quantity }) => rappen(unitPrice * quantity)));
}

export function hsDigits(hsCode: string): string {
  return hsCode.replaceAll('.', '').replaceAll(' ', '');
}

export function isHsCode(text: string): boolean {
  return /^[\d. ]{6,14}$/.test(text) && /^\d{6,10}$/.test(hsDigits(text));
}

/** The first problem of each field. */
export function commodityProblems({ description, quantity, weightG, unitPrice, hsCode, originCountry }: Commodity): readonly Refusal[] {
  const checks: readonly (readonly [keyof Commodity, Refusal | null])[] = [
    ['description', required(description) ?? ascii(description) ?? max(description, longestDescription)],
    ['quantity', Number.isInteger(quantity) && quantity >= 1 ? null : refusal('validation.required')],
    ['weightG', weightG > 0 ? null : refusal('validation.required')],
    // Goods without a value are not accepted by customs, samples and gifts included.
    ['unitPrice', unitPrice > 0 ? null : refusal('customsValueMissing')],
    ['hsCode', required(hsCode) ?? (isHsCode(hsCode) ? null : refusal('hsCodeNotRight'))],
    ['originCountry', isCountry(originCountry) ? null : refusal('validation.country', { country: originCountry.slice(0, 2) })],
  ];
  return checks.flatMap(([field, problem]) => (problem ? [refusal(problem.key, problem.params, field)] : []));
}
