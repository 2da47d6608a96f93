/** Makes a snapshot out of the rows: the tree with its addresses, what is hidden by a hidden parent, products by every key they are asked for. */
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { CategoryNode, Category } from '#domain/catalog/category-tree.ts';
import { categoryTree } from '#domain/catalog/category-tree.ts';
import type { ViewData } from '#domain/configurator/configurator-info.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { attributeType } from '#domain/catalog/product.ts';
import type { Warn } from '#domain/catalog/product-type.ts';
import { typeOfProduct, valuesOfType } from '#domain/catalog/product-type.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { CatalogFacts } from './catalog-store.ts';
import type { CatalogAttributeValue, CatalogCategory, CatalogPriceRow, CatalogProduct, CatalogSnapshot } from './catalog-snapshot.ts';

type CategoryRow = CatalogFacts['categories'][number];
interface NamedCategory extends Category {
  readonly row: CategoryRow;
}

function categoriesInOrder(rows: readonly CategoryRow[], shop: ShopMode): CatalogCategory[] {
  if (rows.length === 0) return [];
  const list: CatalogCategory[] = [];
  const visit = (node: CategoryNode<NamedCategory>, parentPublished: boolean): void => {
    const { row } = node.category;
    const published = parentPublished && row.published;
    list.push({ ...row, published, url: node.url });
    for (const child of node.children) visit(child, published);
  };
  const tree = categoryTree<NamedCategory>(
    rows.map((row) => ({ ...row, name: row.name.de, description: row.description.de, row })),
    shop,
  );
  visit(tree, true);
  return list;
}

/** The preset as a checked configuration of the model as it is now; null without a model or a preset. */
function configurationOf(product: CatalogFacts['products'][number], models: ModelLibrary): Configuration | null {
  const compiled = product.modelId === null ? null : models.compiled(product.modelId);
  if (compiled === null || product.preset === null) return null;
  const { modelId, version, values } = evaluate(compiled, product.preset);
  return { modelId, version, values };
}

function valuesByProduct(facts: CatalogFacts): Map<number, CatalogAttributeValue[]> {
  const values = new Map<number, CatalogAttributeValue[]>();
  for (const { productId, ...value } of facts.values) {
    const list = values.get(productId);
    if (list) list.push(value);
    else values.set(productId, [value]);
  }
  return values;
}

function weightOf(values: readonly CatalogAttributeValue[]): number | null {
  const weight = values.find(({ typeId, value }) => typeId === attributeType.weight && value !== '');
  return weight === undefined ? null : Number(weight.value);
}

function pricesByCustomer(rows: readonly CatalogPriceRow[]): Map<number, Map<number, CatalogPriceRow>> {
  const byCustomer = new Map<number, Map<number, CatalogPriceRow>>();
  for (const row of rows) {
    const rowsOfCustomer = byCustomer.get(row.customerId) ?? new Map<number, CatalogPriceRow>();
    rowsOfCustomer.set(row.productId, row);
    byCustomer.set(row.customerId, rowsOfCustomer);
  }
  return byCustomer;
}

interface Around {
  models: ModelLibrary;
  /** How fixed 3D models are shown, by product. */
  views: ReadonlyMap<number, ViewData>;
  warn: Warn;
}

export function buildSnapshot(facts: CatalogFacts, shop: ShopMode, { models, views, warn }: Around): CatalogSnapshot {
  const categories = categoriesInOrder(facts.categories, shop);
  const inTree = new Set(categories.map(({ id }) => id));
  const values = valuesByProduct(facts);
  const types = new Map(facts.productTypes.map((type) => [type.id, type]));
  const linksOfProduct = Map.groupBy(
    facts.links.filter(({ categoryId }) => inTree.has(categoryId)),
    ({ productId }) => productId,
  );
  const products = facts.products.map((row): CatalogProduct => {
    const type = typeOfProduct(types, row, warn);
    const stored = values.get(row.id) ?? [];
    const ownValues = type === null ? stored : valuesOfType(type, row.id, stored, warn);
    return {
      ...row,
      deletedAt: row.deletedAt?.toISOString() ?? null,
      configuration: configurationOf(row, models),
      values: ownValues,
      weightKg: weightOf(ownValues),
      viewData: views.get(row.id) ?? null,
      categoryIds: (linksOfProduct.get(row.id) ?? []).map(({ categoryId }) => categoryId),
      transport: facts.transports.get(row.id) ?? null,
      internalPrices: facts.internalPrices.get(row.id) ?? [],
    };
  });
  const productById = new Map(products.map((product) => [product.id, product]));
  return {
    version: facts.version,
    models,
    defaultCustomerId: facts.defaultCustomerId,
    truckSpaces: facts.truckSpaces,
    categories,
    categoryLinks: facts.links.filter(({ categoryId, productId }) => inTree.has(categoryId) && productById.has(productId)),
    products,
    attributes: facts.attributes,
    productTypes: facts.productTypes,
    productById,
    productByArticleNumber: new Map(products.map((product) => [product.articleNumber, product])),
    productsByCategory: new Map(categories.map(({ id }) => [id, products.filter((product) => product.categoryIds.includes(id))])),
    priceRows: pricesByCustomer(facts.priceRows),
  };
}
