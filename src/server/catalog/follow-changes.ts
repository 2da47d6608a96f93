/** The state after the logged changes: only those are read again, by id. Everything else is the same object as before. */
import { openSheets } from '#server/configurator/open-sheets.ts';
import type { Trx } from '#server/db/pool.ts';
import type { CatalogChangeKind } from '#server/db/tables/catalog.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { readModelLibrary } from '#server/model/read-model-library.ts';
import { kindCodesOf, modelsInUse } from './catalog-frame.ts';
import type { CatalogFrame } from './catalog-frame.ts';
import type { CatalogProduct } from './catalog-snapshot.ts';
import { productChange } from './catalog-state.ts';
import type { CatalogReader, CatalogState } from './catalog-state.ts';
import { categoriesInOrder } from './category-list.ts';
import { atOneMoment, readCatalogVersion, readChangesSince, readTouchedProducts } from './change-log-store.ts';
import { readAttributes, readCategoryRows, readSettings, readTypes } from './frame-store.ts';
import { nextSnapshot } from './next-snapshot.ts';
import type { ProductChange } from './next-snapshot.ts';
import { readProductFacts } from './product-store.ts';
import { hasWorkbook, sheetProducts } from './sheet-products.ts';

/** Changes by kind; models and files by name, everything else by id. */
type Named = ReadonlyMap<CatalogChangeKind, ReadonlySet<string>>;

/** The same state: nothing changed. Null: the log does not cover the changes, so everything has to be read. */
export async function followChanges(reader: CatalogReader, before: CatalogState): Promise<CatalogState | null> {
  return atOneMoment(reader.db, async (trx) => {
    const version = await readCatalogVersion(trx);
    const since = before.snapshot.version;
    if (version === since) return before;
    const log = version < since ? null : await readChangesSince(trx, since, version);
    if (log === null) return null;
    const named = new Map<CatalogChangeKind, Set<string>>();
    for (const { kind, ids } of log) named.set(kind, new Set([...(named.get(kind) ?? []), ...ids]));
    return follow(trx, reader, before, { version, named });
  });
}

async function follow(
  trx: Trx,
  reader: CatalogReader,
  before: CatalogState,
  { version, named }: { version: number; named: Named },
): Promise<CatalogState | null> {
  const parts = await readParts(trx, reader, before.frame, named);
  // All default prices depend on the default customer.
  if (parts.defaultCustomerId !== before.frame.defaultCustomerId) return null;
  const stored = named.has('model') || named.has('materialPrice') ? await readModelLibrary(trx, before.frame.models) : null;
  const ids = new Set([
    ...numbers(named.get('product')),
    ...(stored === null ? [] : productsOfChangedModels(before, stored)),
    ...(await readTouchedProducts(trx, {
      attributeIds: numbers(named.get('attribute')),
      typeIds: numbers(named.get('productType')),
      categoryIds: [...before.frame.inTree.symmetricDifference(parts.inTree)],
    })),
  ]);
  const facts = ids.size === 0 ? [] : await readProductFacts(trx, kindCodesOf(reader.shop), [...ids]);
  const withWorkbook = facts.filter(hasWorkbook);
  const touchesWorkbook = withWorkbook.length > 0 || [...ids].some((id) => before.workbooks.has(id));
  const workbooks = new Map([...before.workbooks].filter(([id]) => !ids.has(id)));
  for (const each of withWorkbook) workbooks.set(each.row.id, each);
  const reopens = stored !== null || touchesWorkbook || named.has('file');
  const models = stored ?? before.frame.models;
  const sheets = reopens
    ? await openSheets(trx, models, sheetProducts(workbooks), { before: before.frame.sheets.sheets, failed: reader.failed })
    : before.frame.sheets;
  const frame: CatalogFrame = { ...parts, models: reopens ? modelsInUse(models, sheets) : models, sheets };
  const products = new Map<number, ProductChange | null>([...ids].map((id) => [id, null]));
  for (const each of [...facts, ...(reopens ? workbooks.values() : [])]) products.set(each.row.id, productChange(each, frame, reader));
  const frameChanged = (['category', 'attribute', 'productType', 'model'] as const).some((kind) => named.has(kind));
  return { snapshot: nextSnapshot(before.snapshot, { version, frame, frameChanged, products }), frame, workbooks };
}

type FrameParts = Omit<CatalogFrame, 'models' | 'sheets'>;

async function readParts(trx: Trx, { shop }: CatalogReader, before: CatalogFrame, named: Named): Promise<FrameParts> {
  const { sheets: _, models: __, ...known } = before;
  const settings = named.has('setting') ? await readSettings(trx) : {};
  const attributes = named.has('attribute') ? await readAttributes(trx) : before.attributes;
  const productTypes = named.has('productType') ? await readTypes(trx) : before.productTypes;
  const categories = named.has('category') ? categoriesInOrder(await readCategoryRows(trx, kindCodesOf(shop)), shop) : before.categories;
  return {
    ...known,
    ...settings,
    attributes,
    productTypes,
    typeById: productTypes === before.productTypes ? before.typeById : new Map(productTypes.map((type) => [type.id, type])),
    categories,
    inTree: categories === before.categories ? before.inTree : new Set(categories.map(({ id }) => id)),
  };
}

/** Products whose model or its costs have changed. */
function productsOfChangedModels({ snapshot }: CatalogState, stored: ModelLibrary): number[] {
  const changed = (modelId: string): boolean => {
    const [old, now] = [snapshot.models.entry(modelId), stored.entry(modelId)];
    return old?.sheet == null && (old?.compiled !== now?.compiled || old?.cost !== now?.cost);
  };
  const known = new Map<string, boolean>();
  const isChanged = ({ modelId }: CatalogProduct): boolean => {
    if (modelId === null) return false;
    const answer = known.get(modelId) ?? changed(modelId);
    known.set(modelId, answer);
    return answer;
  };
  return snapshot.products.filter(isChanged).map(({ id }) => id);
}

const numbers = (ids: ReadonlySet<string> = new Set()): number[] => [...ids].map(Number);
