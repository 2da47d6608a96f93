/** The category tree as the shop shows it: names in the caller's language, how many products stand below, from which price on. */
import type { Category } from '#contract/category.ts';
import type { Actor } from '#domain/access/permission.ts';
import { isAdmin, permissionsOf } from '#domain/access/permission.ts';
import type { Language } from '#domain/language/language.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { listProducts } from '#server/product/list-products.ts';

const keptForVisitors = new WeakMap<CatalogSnapshot, Map<Language, readonly Category[]>>();

/** Every page asks for them once or twice; visitors, who all see the same, get what was made for the first. */
export function listCategories(
  snapshot: CatalogSnapshot,
  language: Language,
  customerId: number | null,
  actor: Actor,
): readonly Category[] {
  if (actor.kind !== 'anonymous' || customerId !== null) return categoriesFor(snapshot, language, customerId, actor);
  const kept = keptForVisitors.get(snapshot) ?? new Map<Language, readonly Category[]>();
  keptForVisitors.set(snapshot, kept);
  const list = kept.get(language) ?? categoriesFor(snapshot, language, customerId, actor);
  kept.set(language, list);
  return list;
}

function categoriesFor(snapshot: CatalogSnapshot, language: Language, customerId: number | null, actor: Actor): Category[] {
  const staff = isAdmin(permissionsOf(actor));
  return snapshot.categories
    .filter(({ published }) => published || staff)
    .map((category) => {
      const products = listProducts(snapshot, { language, customerId }, { categoryId: category.id }, actor);
      const prices = products.flatMap(({ price }) => (price === null ? [] : [price]));
      const stands = products.find(({ articleNumber }) => articleNumber === category.pictureArticleNumber) ?? products[0];
      return {
        id: category.id,
        name: category.name[language],
        parentId: category.parentId,
        order: category.order,
        published: category.published,
        description: category.description[language],
        contentLink: category.contentLink,
        shopTypeId: category.shopTypeId,
        imageFileName: category.imageFileName,
        url: category.url,
        pictureArticleNumber: stands?.articleNumber ?? null,
        priceFrom: prices.length === 0 ? null : Math.min(...prices),
        productCount: products.length,
      };
    });
}

/** Links between what the caller may see. */
export function listCategoryProducts(snapshot: CatalogSnapshot, language: Language, actor: Actor) {
  const staff = isAdmin(permissionsOf(actor));
  const categories = new Set(snapshot.categories.filter(({ published }) => published || staff).map(({ id }) => id));
  const products = new Set(listProducts(snapshot, { language, customerId: undefined }, {}, actor).map(({ id }) => id));
  return snapshot.categoryLinks.filter(({ categoryId, productId }) => categories.has(categoryId) && products.has(productId));
}
