/** The snapshot that is in force, and the clock that looks for a newer one: every process that shares the database agrees within seconds. */
import type { Db } from '#server/db/pool.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';
import { shopKind, shopKindOf } from '#domain/catalog/shop.ts';
import type { Warn } from '#domain/catalog/product-type.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { openSheets, type OpenSheet } from '#server/configurator/open-sheets.ts';
import { openViews } from '#server/configurator/open-views.ts';
import { readModelLibrary } from '#server/model/read-model-library.ts';
import { readCatalog, readCatalogVersion } from './catalog-store.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';

const usualPollMs = 5000;

export interface Catalog {
  now: () => CatalogSnapshot;
  /** Reads the catalogue anew, for a writer that wants to see its own change at once. */
  refresh: () => Promise<void>;
  stop: () => void;
}

export interface CatalogOptions {
  db: Db;
  shop: ShopMode;
  /** Told when a look at the version failed, and the old snapshot stays in force, or when a workbook is refused. */
  failed?: (error: unknown) => void;
  /** Told what a product's type or its attributes lack. */
  warn?: Warn;
  /** How often to look for a newer version. */
  pollMs?: number;
}

export async function openCatalog({
  db,
  shop,
  failed = () => undefined,
  warn = () => undefined,
  pollMs = usualPollMs,
}: CatalogOptions): Promise<Catalog> {
  let openedSheets: readonly OpenSheet[] = [];
  const read = async (before?: CatalogSnapshot): Promise<CatalogSnapshot> => {
    const stored = await readModelLibrary(db, before?.models);
    const facts = await readCatalog(db, [shopKindOf(shop), shopKind.ANY]);
    // Workbooks are opened here, so that everybody else finds them ready.
    const { sheets, modelIds } = await openSheets(db, stored, facts, { before: openedSheets, failed });
    openedSheets = sheets;
    const models = stored.withSheets(sheets.map(({ model }) => model));
    const products = facts.products.map((product) => ({
      ...product,
      modelId: modelIds.has(product.id) ? (modelIds.get(product.id) ?? null) : product.modelId,
    }));
    return buildSnapshot({ ...facts, products }, shop, {
      models,
      views: openViews(models, { products, values: facts.values }, failed),
      warn,
    });
  };
  let snapshot = await read();
  const take = (newer: CatalogSnapshot): void => {
    // Two readings may overtake each other.
    if (newer.version >= snapshot.version) snapshot = newer;
  };
  const look = async (): Promise<void> => {
    if ((await readCatalogVersion(db)) !== snapshot.version) take(await read(snapshot));
  };
  const timer = setInterval(() => void look().catch(failed), pollMs);
  timer.unref();
  return {
    now: () => snapshot,
    refresh: async () => take(await read(snapshot)),
    stop: () => {
      clearInterval(timer);
    },
  };
}
