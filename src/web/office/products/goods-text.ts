import { parseCommodityReferences } from '#domain/catalog/commodity-reference.ts';

/** `25 × #43, 1 × #44`; null: it is no list of goods. */
export function goodsText(value: string): string | null {
  const goods = parseCommodityReferences(value);
  return goods.ok ? goods.value.map(({ productId, quantity }) => `${quantity} × #${productId}`).join(', ') : null;
}
