/** The snapshot that is in force, and the clock that looks for a newer one: every process that shares the database agrees within seconds. */
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { Warn } from '#domain/catalog/product-type.ts';
import type { Db } from '#server/db/pool.ts';
import type { CatalogReader } from './catalog-state.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { followChanges } from './follow-changes.ts';
import { readCatalog } from './read-catalog.ts';

const usualPollMs = 5000;

export interface Catalog {
  /** Answers at once, while a newer snapshot is being read too. */
  now: () => CatalogSnapshot;
  /** Takes over what the log of changes names since the snapshot; resolves when everything that was committed before the call is in force. */
  refresh: () => Promise<void>;
  /** Reads everything, for a writer that bypasses the log. */
  rebuild: () => Promise<void>;
  stop: () => void;
}

export interface CatalogOptions {
  db: Db;
  shop: ShopMode;
  /** Told when the catalogue could not be read, and the old snapshot stays in force, or when a workbook is refused. */
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
  const reader: CatalogReader = { db, shop, failed, warn };
  let state = await readCatalog(reader, null);
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

/** Who asks while it runs waits for the next run, which all of them share: the running one may have begun too early for them. */
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
