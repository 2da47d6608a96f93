/** Attributes and product types in the wire's form. */
import type { Attribute, ProductType } from '#contract/product-type.ts';
import { isConfigurationRelevant } from '#domain/catalog/product.ts';
import type { Language } from '#domain/language/language.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';

/** Those that are shown somewhere, without instructions to the shop. */
export function listAttributes(snapshot: CatalogSnapshot, language: Language): Attribute[] {
  return snapshot.attributes
    .filter(({ typeId, visibility }) => visibility !== 0 && isConfigurationRelevant(typeId))
    .map(({ id, name, typeId, visibility }) => ({ id, name: name[language], typeId, visibility }));
}

export function listProductTypes(snapshot: CatalogSnapshot): ProductType[] {
  // The other shop's categories do not exist in this one.
  const inTree = new Set(snapshot.categories.map(({ id }) => id));
  return snapshot.productTypes.map(({ id, name, categoryId, attributes }) => ({
    id,
    name,
    categoryId: categoryId !== null && inTree.has(categoryId) ? categoryId : null,
    attrs: attributes.map((attribute) => ({ ...attribute })),
  }));
}
