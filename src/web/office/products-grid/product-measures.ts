/** Where a product's size and load stand: in its model's values, the load else in an attribute. */
import type { ProductFrame, ProductListItem } from '#contract/product-list.ts';

export type Measure = 'length' | 'width' | 'height' | 'load';
export const measures: readonly Measure[] = ['length', 'width', 'height', 'load'];

export function measureOf({ preset }: Pick<ProductListItem, 'preset'>, key: Measure): number | null {
  const value = preset?.[key];
  return typeof value === 'number' ? value : null;
}

/** The attribute that says how much goods may weigh, whatever the language; null: there is none. */
export function loadAttributeOf({ attributes }: ProductFrame): number | null {
  return attributes.find(({ name }) => name.de === 'Höchstlast in kg')?.attributeId ?? null;
}
