/** Goods made for one customer alone: they are not taken back. */

/**
 * Of a product of the catalogue: that it is configured, or that it is not for everybody: it is sold to its firm alone. That, and what is written by hand, is
 * made for its customer if there is anything to carry.
 */
export function isMadeToMeasure(line: {
  /** Null: written by hand. */
  readonly product: { readonly canBeConfigured: boolean; readonly publiclyAvailable: boolean } | null;
  readonly weight: number;
}): boolean {
  const { product, weight } = line;
  return product?.canBeConfigured === true || (product?.publiclyAvailable !== true && weight > 0);
}
