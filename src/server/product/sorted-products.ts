/** All products in the order of the shop, by language: configurable ones first, then by name. A change moves only the changed products. */
import { nameSortKey } from '#domain/catalog/product-order.ts';
import type { Language } from '#domain/language/language.ts';
import { languages } from '#domain/language/language.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import { derived } from '#server/catalog/derived.ts';

export type ProductList = readonly CatalogProduct[];

interface SortedProducts {
  /** Including deleted ones. */
  readonly all: ProductList;
  /** Visible to everyone. */
  readonly onSale: ProductList;
}

const sortKeys = new WeakMap<CatalogProduct, Partial<Record<Language, string>>>();

function sortKey(product: CatalogProduct, language: Language): string {
  const known = sortKeys.get(product) ?? {};
  sortKeys.set(product, known);
  return (known[language] ??= `${product.canBeConfigured ? 0 : 1}${nameSortKey(product.name[language])}`);
}

/** Order of the shop; equal names are ordered by id. */
export function compareIn(language: Language): (a: CatalogProduct, b: CatalogProduct) => number {
  return (a, b) => {
    const [one, other] = [sortKey(a, language), sortKey(b, language)];
    return one < other ? -1 : one > other ? 1 : a.id - b.id;
  };
}

/** Merges two sorted lists. */
export function merged(one: ProductList, other: ProductList, compare: (a: CatalogProduct, b: CatalogProduct) => number): ProductList {
  if (other.length === 0) return one;
  const list: CatalogProduct[] = [];
  let at = 0;
  for (const product of other) {
    // Few among many: the place is found by binary search.
    let [low, high] = [at, one.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(one[middle]!, product) < 0) low = middle + 1;
      else high = middle;
    }
    for (; at < low; at++) list.push(one[at]!);
    list.push(product);
  }
  for (; at < one.length; at++) list.push(one[at]!);
  return list;
}

function sortAgain(snapshot: CatalogSnapshot, language: Language, before: SortedProducts | null): SortedProducts {
  const compare = compareIn(language);
  const rest = (before?.all ?? []).filter((product) => snapshot.productById.get(product.id) === product);
  const known = new Set(rest);
  const added = snapshot.products.filter((product) => !known.has(product)).sort(compare);
  const isSame = added.length === 0 && rest.length === before?.all.length;
  if (before !== null && isSame) return before;
  const all = merged(rest, added, compare);
  const onSale = all.filter(isOnSale);
  const shownAsBefore = before !== null && onSale.length === before.onSale.length && onSale.every((each, at) => each === before.onSale[at]);
  return { all, onSale: shownAsBefore ? before.onSale : onSale };
}

const byLanguage = Object.fromEntries(
  languages.map((language) => [language, derived<SortedProducts>((snapshot, before) => sortAgain(snapshot, language, before))]),
) as Record<Language, (snapshot: CatalogSnapshot) => SortedProducts>;

export function sortedProducts(snapshot: CatalogSnapshot, language: Language): SortedProducts {
  return byLanguage[language](snapshot);
}
