/** What a product's page shows around it: its place in the tree, similar products and matching products. */
import type { RelatedProducts } from '#contract/category.ts';
import { PriceOrder } from '#domain/catalog/price-order.ts';
import { companionModels, companionProducts, footprint, similarProducts } from '#domain/catalog/related-product.ts';
import type { Relatable } from '#domain/catalog/related-product.ts';
import { SizeOrder } from '#domain/catalog/size-order.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import { presetPrice } from '#server/pricing/price-ladder-of.ts';
import { answerProducts } from '#server/product/list-products.ts';
import type { ProductCaller } from '#server/product/list-products.ts';
import { productsByModel } from './products-by-model.ts';
import { readTrail } from './read-branch.ts';

/** One row of cards. */
const mostCards = 4;

interface Chosen {
  readonly similar: readonly CatalogProduct[];
  readonly companions: readonly CatalogProduct[];
}

type Neighbour = Relatable & { readonly product: CatalogProduct };

const none: readonly CatalogProduct[] = [];
/** Cached by list: an unchanged list stays the same object. */
const byPrice = new WeakMap<readonly CatalogProduct[], PriceOrder<Neighbour>>();
const bySize = new WeakMap<readonly CatalogProduct[], SizeOrder<Neighbour>>();

export function readRelated(
  snapshot: CatalogSnapshot,
  product: CatalogProduct,
  caller: ProductCaller & { customerId: number | null },
): RelatedProducts {
  const [place] = product.links;
  const { similar, companions } = chosenFor(snapshot, product);
  return {
    trail: place === undefined ? [] : readTrail(snapshot, place.categoryId, caller),
    similar: answerProducts(snapshot, similar, caller.customerId, caller),
    companions: answerProducts(snapshot, companions, caller.customerId, caller),
    constructions: constructionsOf(snapshot, product).map(({ id, modelId, configuration, name, articleNumber }) => ({
      modelId: modelId ?? '',
      version: configuration?.version ?? 1,
      productId: id,
      name: name[caller.language],
      articleNumber,
    })),
  };
}

/** For each model that the product's model names as successor or alternative: the first product that can be configured. */
function constructionsOf(snapshot: CatalogSnapshot, { modelId, configuration }: CatalogProduct): CatalogProduct[] {
  if (modelId === null || configuration === null) return [];
  const compiled = snapshot.models.compiled(configuration.modelId, configuration.version);
  const others = [...Object.values(compiled?.model.successors ?? {}), ...(compiled?.model.alternatives ?? [])];
  const named = others.flatMap(({ model }) => (model === undefined ? [] : [model]));
  const models = productsByModel(snapshot);
  return [...new Set(named)].flatMap((name) => models.get(name)?.find((each) => each.canBeConfigured) ?? []);
}

/** The same for everyone: products near in price are chosen by list price. */
function chosenFor(snapshot: CatalogSnapshot, product: CatalogProduct): Chosen {
  const models = productsByModel(snapshot);
  const ofModel = (modelId: string): readonly CatalogProduct[] => models.get(modelId) ?? none;
  const own = neighbour(product, listPrice(snapshot, product));
  const goesWith = companionModels(product.modelId).map((modelId) => sizeOrder(ofModel(modelId)));
  const companions = companionProducts(own, goesWith, mostCards);
  const shown = new Set(companions.map(({ id }) => id));
  const beside = product.categoryIds.map((id) => priceOrder(snapshot, snapshot.productsByCategory.get(id) ?? none));
  const alike = () => (product.modelId === null ? null : priceOrder(snapshot, ofModel(product.modelId)));
  const similar = similarProducts(own, { beside, alike }, mostCards, ({ id }) => !shown.has(id));
  return { similar: similar.map((each) => each.product), companions: companions.map((each) => each.product) };
}

function neighbour(product: CatalogProduct, price: number | null): Neighbour {
  const { id, modelId, configuration, categoryIds, canBeConfigured } = product;
  return {
    id,
    modelId,
    categoryIds,
    canBeConfigured,
    price,
    size: footprint(modelId, configuration?.values ?? null),
    product,
  };
}

function priceOrder(snapshot: CatalogSnapshot, list: readonly CatalogProduct[]): PriceOrder<Neighbour> {
  const order = byPrice.get(list) ?? new PriceOrder(list.filter(isOnSale).map((each) => neighbour(each, listPrice(snapshot, each))));
  byPrice.set(list, order);
  return order;
}

/** Prices do not matter here. */
function sizeOrder(list: readonly CatalogProduct[]): SizeOrder<Neighbour> {
  const order = bySize.get(list) ?? new SizeOrder(list.map((each) => neighbour(each, null)));
  bySize.set(list, order);
  return order;
}

function listPrice(snapshot: CatalogSnapshot, product: CatalogProduct): number | null {
  const price = presetPrice(snapshot, null, product);
  return price === null ? null : chfFromUnitPrice(price);
}
