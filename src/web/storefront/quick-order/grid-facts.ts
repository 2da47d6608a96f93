/** Product details shown beside the name in the grid: the attributes that the shop makes visible there. */
import type { Product } from '#contract/product.ts';
import { attributeType, feature, isVisibleIn } from '#domain/catalog/product.ts';
import { labelled } from '../product/attribute-form.ts';

export function gridFacts({ values }: Pick<Product, 'values'>): string[] {
  return values
    .filter(({ visibility, value }) => value !== '' && isVisibleIn(visibility, feature.QUICK_ORDER_GRID))
    .flatMap(({ name, typeId, value }) => {
      if (typeId === attributeType.boolean) return value === 'true' ? [name] : [];
      const { label, text } = labelled([name, typeId, value]);
      return [`${label} ${text}`];
    });
}
