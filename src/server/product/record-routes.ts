/** The calls of products as staff keep them. */
import * as wire from '#contract/product-record.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { ProductServices } from './save-products.ts';
import { readProductRecord } from './read-product-record.ts';
import { saveProduct, saveProducts } from './save-products.ts';

export function productRecordRoutes(services: ProductServices): Binding[] {
  const { db, catalog } = services;
  return [
    bind(wire.readProductRecord, async ({ params }) => readProductRecord(db, catalog.now(), params.id)),
    bind(wire.updateProduct, async ({ params, body: { version, ...changes } }, { actor }) =>
      saveProduct(services, { id: params.id, version, changes }, actor),
    ),
    bind(wire.updateProducts, async ({ body }, { actor }) => ({ rows: await saveProducts(services, body.rows, actor) })),
  ];
}
