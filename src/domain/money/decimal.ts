/**
 * Exact conversion of decimal numbers to integers. A double is read as the decimal of 15 digits that a person meant by it,
 * so that 1.005 is one franc and half a Rappen and not a little less.
 * It knows no currency.
 */

/** `value × 10^decimals`, rounded half away from zero. */
export function scaledDecimal(value: number, decimals: number): bigint {
  const { digits, exponent } = decimalOf(value);
  const shift = exponent + decimals;
  return shift >= 0 ? digits * 10n ** BigInt(shift) : divideHalfAway(digits, 10n ** BigInt(-shift));
}

/** The 15 significant digits of a finite number: `value = digits × 10^exponent`. */
export function decimalOf(value: number): { digits: bigint; exponent: number } {
  const [mantissa = '0', exponent = '0'] = value.toExponential(14).split('e');
  return { digits: BigInt(mantissa.replace('.', '')), exponent: Number(exponent) - 14 };
}

/** Integer division, halves away from zero. Throws RangeError when the divisor is 0. */
export function divideHalfAway(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const magnitude = dividend < 0n ? -dividend : dividend;
  const by = divisor < 0n ? -divisor : divisor;
  const rounded = (2n * magnitude + by) / (2n * by);
  return negative ? -rounded : rounded;
}
