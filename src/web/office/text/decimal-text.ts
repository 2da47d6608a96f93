/** A measured number with at most `decimals` places, without trailing zeros. */
export function decimalText(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
