/** The calls of a product's life in the office. */
import { readProductHead as readHead } from '#contract/product-head.ts';
import * as wire from '#contract/product-life.ts';
import { shopKind } from '#domain/catalog/shop.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { pageOf } from '#server/call/page-of.ts';
import { copyRelations } from './copy-relations.ts';
import { deleteProduct, readUses, readUsesOfMany, restoreProduct } from './delete-product.ts';
import { readProductHead } from './read-product-head.ts';
import type { ProductServices } from './write-product.ts';

const kindNames: readonly (readonly [code: number, name: LocalizedText])[] = [
  [shopKind.VERPACKUNG, { de: 'Verpackung', fr: 'Emballage', en: 'Packaging' }],
  [shopKind.MOEBEL, { de: 'Möbel', fr: 'Meubles', en: 'Furniture' }],
  [shopKind.ANY, { de: 'Beide', fr: 'Les deux', en: 'Both' }],
];

export function productLifeRoutes(services: ProductServices): Binding[] {
  return [
    bind(wire.readProductKinds, (_input, { language }) =>
      pageOf(
        kindNames.map(([code, name]) => ({ code, name: name[language] })),
        { page: 1, perPage: kindNames.length },
      ),
    ),
    bind(readHead, async ({ params }) => readProductHead(services, params.id)),
    bind(wire.deleteProduct, async ({ params: { id }, query: { version } }, { actor }) => deleteProduct(services, { id, version, actor })),
    bind(wire.readProductUses, async ({ params }) => readUses(services, params.id)),
    bind(wire.readUsesOfProducts, async ({ query: { ids } }) => ({ products: await readUsesOfMany(services, ids) })),
    bind(wire.restoreProduct, async ({ params: { id }, body: { version } }, { actor }) => restoreProduct(services, { id, version, actor })),
    bind(wire.copyRelations, async ({ body }, { actor }) => copyRelations(services, body, actor)),
  ];
}
