/** Reads the whole catalogue: at the start, and if the log of changes has a gap. */
import { beginSheets, openSheets } from '#server/configurator/open-sheets.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { readModelLibrary } from '#server/model/read-model-library.ts';
import { kindCodesOf, modelsInUse } from './catalog-frame.ts';
import type { CatalogFrame } from './catalog-frame.ts';
import { productChange } from './catalog-state.ts';
import type { CatalogReader, CatalogState } from './catalog-state.ts';
import { categoriesInOrder } from './category-list.ts';
import { atOneMoment, readCatalogVersion } from './change-log-store.ts';
import { readAttributes, readCategoryRows, readSettings, readTypes } from './frame-store.ts';
import { nextSnapshot } from './next-snapshot.ts';
import { readProductFacts } from './product-store.ts';
import { hasWorkbook, sheetProducts } from './sheet-products.ts';

/** `before`: unchanged models and workbooks are reused from it; without it, models from `compiled`. */
export async function readCatalog(reader: CatalogReader, before: CatalogState | null, compiled?: ModelLibrary): Promise<CatalogState> {
  return atOneMoment(reader.db, async (trx) => {
    const version = await readCatalogVersion(trx);
    const kindCodes = kindCodesOf(reader.shop);
    const facts = await readProductFacts(trx, kindCodes, null);
    const workbooks = new Map(facts.filter(hasWorkbook).map((each) => [each.row.id, each]));
    if (before === null && compiled === undefined) await beginSheets(trx, sheetProducts(workbooks));
    const models = await readModelLibrary(trx, before?.frame.models ?? compiled);
    const known = before?.frame.sheets.sheets ?? [];
    const sheets = await openSheets(trx, models, sheetProducts(workbooks), { before: known, failed: reader.failed });
    const categories = categoriesInOrder(await readCategoryRows(trx, kindCodes), reader.shop);
    const productTypes = await readTypes(trx);
    const frame: CatalogFrame = {
      ...(await readSettings(trx)),
      categories,
      inTree: new Set(categories.map(({ id }) => id)),
      attributes: await readAttributes(trx),
      productTypes,
      typeById: new Map(productTypes.map((type) => [type.id, type])),
      models: modelsInUse(models, sheets),
      sheets,
    };
    const products = new Map(facts.map((each) => [each.row.id, productChange(each, frame, reader)]));
    const snapshot = nextSnapshot(null, { version, frame, frameChanged: true, products });
    return { snapshot: before === null ? snapshot : { ...snapshot, lineage: before.snapshot.lineage }, frame, workbooks };
  });
}
