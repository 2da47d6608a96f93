/** What a product's page shows around it: its place in the tree, similar products and what goes with it. */
import type { RelatedProducts } from '#contract/category.ts';
import { companionModels, companionProducts, similarProducts } from '#domain/catalog/related-product.ts';
import type { Relatable } from '#domain/catalog/related-product.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import { derived } from '#server/catalog/derived.ts';
import { presetPrice } from '#server/pricing/price-ladder-of.ts';
import { answerProducts } from '#server/product/list-products.ts';
import type { ProductCaller } from '#server/product/list-products.ts';
import { readTrail } from './read-branch.ts';

/** One row of cards each. */
const mostCards = 4;

/** What everybody may see, by model; lists that did not change stay the same objects. */
const byModel = derived<ReadonlyMap<string, readonly CatalogProduct[]>>(({ products }, before) => {
  const lists = Map.groupBy(
    products.filter((product) => product.modelId !== null && isOnSale(product)),
    ({ modelId }) => modelId ?? '',
  );
  return new Map([...lists].map(([modelId, list]) => [modelId, sameOr(before?.get(modelId), list)]));
});

function sameOr(before: readonly CatalogProduct[] | undefined, list: readonly CatalogProduct[]): readonly CatalogProduct[] {
  return before?.length === list.length && before.every((product, at) => product === list[at]) ? before : list;
}

interface Chosen {
  /** What it was chosen from. */
  readonly from: readonly (readonly CatalogProduct[])[];
  readonly similar: readonly CatalogProduct[];
  readonly companions: readonly CatalogProduct[];
}

const none: readonly CatalogProduct[] = [];
const kept = new WeakMap<CatalogProduct, Chosen>();

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

/** Of each model that the product's own names as next or beside it: the first product that can be configured. */
function constructionsOf(snapshot: CatalogSnapshot, { modelId, configuration }: CatalogProduct): CatalogProduct[] {
  if (modelId === null || configuration === null) return [];
  const compiled = snapshot.models.compiled(configuration.modelId, configuration.version);
  const others = [...Object.values(compiled?.model.successors ?? {}), ...(compiled?.model.alternatives ?? [])];
  const named = others.flatMap(({ model }) => (model === undefined ? [] : [model]));
  const models = byModel(snapshot);
  return [...new Set(named)].flatMap((name) => (models.get(name) ?? none).filter((each) => each.canBeConfigured).slice(0, 1));
}

/** The same for everybody: what is near in price goes by the list price. */
function chosenFor(snapshot: CatalogSnapshot, product: CatalogProduct): Chosen {
  const models = byModel(snapshot);
  const ofModel = (modelId: string | null): readonly CatalogProduct[] => models.get(modelId ?? '') ?? none;
  const beside = product.categoryIds.map((id) => snapshot.productsByCategory.get(id) ?? none);
  const goesWith = companionModels(product.modelId).map(ofModel);
  const from = [...goesWith, ...beside, ofModel(product.modelId)];
  const known = kept.get(product);
  if (known?.from.length === from.length && known.from.every((list, at) => list === from[at])) return known;
  const own = relatable(product, listPrice(snapshot, product));
  // Their prices do not count.
  const companions = companionProducts(
    own,
    goesWith.flat().map((each) => relatable(each, null)),
    mostCards,
  );
  const shown = new Set(companions.map(({ id }) => id));
  const near = [...new Set([...beside, ofModel(product.modelId)].flat())].filter((each) => isOnSale(each) && !shown.has(each.id));
  const similar = similarProducts(
    own,
    near.map((each) => relatable(each, listPrice(snapshot, each))),
    mostCards,
  );
  const chosen = { from, similar: similar.map((each) => each.product), companions: companions.map((each) => each.product) };
  kept.set(product, chosen);
  return chosen;
}

function relatable(product: CatalogProduct, price: number | null): Relatable & { product: CatalogProduct } {
  const { id, modelId, configuration, categoryIds, canBeConfigured } = product;
  return { id, modelId, values: configuration?.values ?? null, categoryIds, price, canBeConfigured, product };
}

function listPrice(snapshot: CatalogSnapshot, product: CatalogProduct): number | null {
  const price = presetPrice(snapshot, null, product);
  return price === null ? null : chfFromUnitPrice(price);
}
