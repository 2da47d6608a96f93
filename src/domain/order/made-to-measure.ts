/** Goods made for one customer alone: they are not taken back. */

/** Of a product of the catalogue: that it is configured. A line by hand is made for its customer if there is anything to carry. */
export function isMadeToMeasure(line: {
  readonly productId: number | null;
  readonly canBeConfigured: boolean;
  readonly weight: number;
}): boolean {
  return line.productId === null ? line.weight > 0 : line.canBeConfigured;
}
