/** The current snapshot, and the periodic check for a newer one: all processes that share the database agree within seconds. */
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { Warn } from '#domain/catalog/product-type.ts';
import type { Db } from '#server/db/pool.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { CatalogReader } from './catalog-state.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { followChanges } from './follow-changes.ts';
import { readCatalog } from './read-catalog.ts';

const usualPollMs = 5000;

export interface Catalog {
  /** Returns at once, even while a newer snapshot is being read. */
  now: () => CatalogSnapshot;
  /** Applies the changes logged since the snapshot; resolves when everything committed before the call is in force. */
  refresh: () => Promise<void>;
  /** Reads everything, for a writer that bypasses the log. */
  rebuild: () => Promise<void>;
  stop: () => void;
}

export interface CatalogOptions {
  db: Db;
  shop: ShopMode;
  /** Called if the catalogue could not be read, so that the old snapshot stays in force, or if a workbook is refused. */
  failed?: (error: unknown) => void;
  /** Called with what a product's type or its attributes lack. */
  warn?: Warn;
  /** Interval of checks for a newer version. */
  pollMs?: number;
  /** Compiled already: what the shop stores unchanged is not compiled again. */
  models?: ModelLibrary | undefined;
}

export async function openCatalog({
  db,
  shop,
  failed = () => undefined,
  warn = () => undefined,
  pollMs = usualPollMs,
  models,
}: CatalogOptions): Promise<Catalog> {
  const reader: CatalogReader = { db, shop, failed, warn };
  let state = await readCatalog(reader, null, models);
  let isWholeWanted = false;
  const refresh = oneAtATime(async () => {
    const whole = isWholeWanted;
    isWholeWanted = false;
    const followed = whole ? null : await followChanges(reader, state);
    state = followed ?? (await readCatalog(reader, state));
  });
  const timer = setInterval(() => void refresh().catch(failed), pollMs);
  timer.unref();
  return {
    now: () => state.snapshot,
    refresh,
    rebuild: async () => {
      isWholeWanted = true;
      return refresh();
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}

/** A call during a run waits for the next run, which all such calls share: the current one may have begun too early for them. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = async (): Promise<void> => {
    next = null;
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return async () => {
    if (running === null) return start();
    next ??= running.then(start, start);
    return next;
  };
}
