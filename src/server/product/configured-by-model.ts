/** A list of products grouped by the model that they are configurations of, in the order of the list. */
import type { ProductList } from './sorted-products.ts';

export type ConfiguredByModel = ReadonlyMap<string, ProductList>;

/** A list is a new object as soon as one of its products changes. */
const keptByList = new WeakMap<ProductList, ConfiguredByModel>();

export function configuredByModel(list: ProductList): ConfiguredByModel {
  const known = keptByList.get(list) ?? byModel(list);
  keptByList.set(list, known);
  return known;
}

function byModel(list: ProductList): ConfiguredByModel {
  const lists = new Map<string, ProductList[number][]>();
  for (const product of list) {
    if (product.configuration === null) continue;
    const { modelId } = product.configuration;
    const own = lists.get(modelId);
    if (own === undefined) lists.set(modelId, [product]);
    else own.push(product);
  }
  return lists;
}
