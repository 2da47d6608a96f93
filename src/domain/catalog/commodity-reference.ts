/** Goods that go into a product or along with it: JSON `[{"productId":12,"quantity":4}]`. Read in browsers too, so without the schema library. */
import type { Outcome } from '#domain/refusal/refusal.ts';
import { accepted, refused } from '#domain/refusal/refusal.ts';

export interface CommodityReference {
  readonly productId: number;
  readonly quantity: number;
}
export type CommodityReferences = CommodityReference[];

const mostReferences = 50;
const largestId = 2_147_483_647;
const largestQuantity = 1_000_000;

const isWhole = (value: unknown, largest: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= largest;

function isReference(value: unknown): value is CommodityReference {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { productId, quantity, ...rest } = value as Record<string, unknown>;
  return isWhole(productId, largestId) && isWhole(quantity, largestQuantity) && Object.keys(rest).length === 0;
}

export function parseCommodityReferences(text: string): Outcome<CommodityReferences> {
  try {
    const given: unknown = JSON.parse(text);
    return Array.isArray(given) && given.length <= mostReferences && given.every(isReference)
      ? accepted(given)
      : refused('commodityReferenceMalformed');
  } catch {
    return refused('commodityReferenceMalformed');
  }
}
