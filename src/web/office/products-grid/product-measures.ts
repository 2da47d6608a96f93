/** Where a product's size and load are stored: in its model's values, otherwise the load in an attribute. */
import { loadAttribute } from '#domain/catalog/attribute-unit.ts';
import type { ProductFrame, ProductListItem } from '#contract/product-list.ts';

export type Measure = 'length' | 'width' | 'height' | 'load';
export const measures: readonly Measure[] = ['length', 'width', 'height', 'load'];

export function measureOf({ preset }: Pick<ProductListItem, 'preset'>, key: Measure): number | null {
  const value = preset?.[key];
  return typeof value === 'number' ? value : null;
}

/** The attribute for the maximum load of goods, in any language; null: there is none. */
export function loadAttributeOf({ attributes }: ProductFrame): number | null {
  return attributes.find(({ name }) => name.de === loadAttribute)?.attributeId ?? null;
}
