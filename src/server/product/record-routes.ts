/** The calls for products as managed by staff. */
import * as wire from '#contract/product-record.ts';
import * as list from '#contract/product-list.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind, FileAnswer } from '#server/call/binding.ts';
import { sentOf } from '#server/call/refuse-other-values.ts';
import type { ProductServices } from './save-products.ts';
import { refuseOtherFields } from './refuse-other-fields.ts';
import { readProductRecord } from './read-product-record.ts';
import { productListFile } from './product-list-file.ts';
import { listGround, readProductFrame, readProductList, readProductListValues } from './read-product-list.ts';
import { officeList } from './office-list.ts';
import { saveProduct, saveProducts } from './save-products.ts';

export function productRecordRoutes(services: ProductServices): Binding[] {
  const { db, catalog } = services;
  return [
    bind(list.readProductList, async ({ query }, { actor }) => readProductList(services, query, actor)),
    bind(list.readProductListValues, async ({ query }) => readProductListValues(services, query)),
    bind(list.readProductFrame, async () => readProductFrame(services)),
    bind(list.readProductListFile, async ({ query: { search = '', sort, filter } }, { actor }) => {
      const ground = await listGround(services);
      const text = productListFile(ground, await officeList(ground, { search, sort, filter }), actor);
      return new FileAnswer(text, 'text/csv; charset=utf-8', { fileName: 'produkte.csv' });
    }),
    bind(wire.readProductRecord, async ({ params }) => readProductRecord(db, catalog.now(), params.id)),
    bind(wire.updateProduct, async ({ params: { id }, body: { version, ...sent } }, { actor, language }) => {
      await refuseOtherFields(services, id, sent);
      return saveProduct(services, { id, version, changes: sentOf(sent, wire.ProductChanges), language }, actor);
    }),
    bind(wire.updateProducts, async ({ body }, { actor }) => ({ rows: await saveProducts(services, body.rows, actor) })),
  ];
}
