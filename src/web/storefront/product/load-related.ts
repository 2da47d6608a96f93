/** What else the product page shows: similar products and what goes with it, as cards. */
import type { CategoryProduct } from '#contract/category.ts';
import type { Product } from '#contract/product.ts';
import type { Relatable } from '#domain/catalog/related-product.ts';
import { companionProducts, similarProducts } from '#domain/catalog/related-product.ts';
import { cardProduct } from '#web/storefront/product-card/card-product.ts';
import type { CardProduct } from '#web/storefront/product-card/card-product.ts';

/** One row of cards each. */
const mostCards = 4;

export interface RelatedProducts {
  similar: CardProduct[];
  companions: CardProduct[];
}

const cardOf = (product: Product): CardProduct => ({ ...cardProduct(product), keyFigures: product.keyFigures.slice(0, 2) });

export function relatedTo(product: Product, all: readonly Product[], links: readonly CategoryProduct[]): RelatedProducts {
  const categoryIds = Map.groupBy(links, ({ productId }) => productId);
  const relatable = (each: Product): Relatable & { card: () => CardProduct } => ({
    id: each.id,
    modelId: each.configuration?.modelId ?? null,
    values: each.configuration?.values ?? null,
    categoryIds: (categoryIds.get(each.id) ?? []).map(({ categoryId }) => categoryId),
    price: each.price,
    canBeConfigured: each.canBeConfigured,
    card: () => cardOf(each),
  });
  const own = relatable(product);
  const others = all.filter(({ published, publiclyAvailable }) => published && publiclyAvailable).map(relatable);
  const companions = companionProducts(own, others, mostCards);
  const shown = new Set(companions.map(({ id }) => id));
  const similar = similarProducts(
    own,
    others.filter(({ id }) => !shown.has(id)),
    mostCards,
  );
  return { companions: companions.map(({ card }) => card()), similar: similar.map(({ card }) => card()) };
}
