/**
 * What costs an evaluation of a product, or thirty, is reckoned after the start and after a change, in small slices: figures of its preset, its margin, and the least that it
 * can cost; and what every list writes of it is written. It is kept by the product's object, so each is reckoned once. Who asks for all of it before waits for the rest, while
 * others are answered between the slices.
 */
import { setImmediate as breathe, setTimeout as delay } from 'node:timers/promises';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import { presetFacts } from '#server/catalog/preset-facts.ts';
import { lowestPrice } from '#server/pricing/lowest-price.ts';
import { marginOf } from './office-product.ts';
import { everybodysJson } from './product-answer.ts';

const usualSliceMs = 5;
/** More computing than this between two slices is work for visitors, who go first. */
const busyFromMs = 1;
const restMs = 25;

type Prepare = (snapshot: CatalogSnapshot, product: CatalogProduct) => unknown;

interface Slices {
  /** Asked after each slice; what is over ends. */
  isOver?: () => boolean;
  sliceMs?: number;
  /** Nobody waits for it: rests while others compute. */
  isPatient?: boolean;
}

/** Does for each product what it does once; answers false where it ended before the last. */
export async function inSlices(
  snapshot: CatalogSnapshot,
  prepare: Prepare,
  { isOver = () => false, sliceMs = usualSliceMs, isPatient = false }: Slices = {},
): Promise<boolean> {
  let begin = performance.now();
  for (const product of byModel(snapshot)) {
    prepare(snapshot, product);
    if (performance.now() - begin < sliceMs) continue;
    const end = performance.now();
    await breathe();
    if (isPatient && performance.now() - end >= busyFromMs) await delay(restMs, null, { ref: false });
    if (isOver()) return false;
    begin = performance.now();
  }
  return true;
}

/** Products of one model follow each other: many ask for the same evaluations, of which the last few hundred are kept. */
function byModel({ products }: CatalogSnapshot): CatalogProduct[] {
  return [...Map.groupBy(products, ({ modelId }) => modelId).values()].flat();
}

/** Other languages are written when somebody asks in them: most never do. */
const usualLanguage = 'de';

/** One evaluation serves all of it. */
const everything: Prepare = (snapshot, product) => {
  presetFacts(snapshot.models, product);
  marginOf(snapshot, product);
  lowestPrice(snapshot, null, product);
  if (isOnSale(product)) everybodysJson.text(snapshot, product, usualLanguage);
};

const leastPrices = new WeakMap<CatalogSnapshot, Promise<unknown>>();

/** Resolves when what everybody pays at least is known of each product. After a failure the next question tries again. */
export async function leastPricesKnown(snapshot: CatalogSnapshot): Promise<void> {
  const known = leastPrices.get(snapshot) ?? inSlices(snapshot, (_, product) => lowestPrice(snapshot, null, product));
  leastPrices.set(snapshot, known);
  try {
    await known;
  } catch (error) {
    // Another run may have started since.
    if (leastPrices.get(snapshot) === known) leastPrices.delete(snapshot);
    throw error;
  }
}

export const marginsKnown = async (snapshot: CatalogSnapshot): Promise<unknown> => inSlices(snapshot, marginOf);

const everyMs = 2000;

/** Not at once: the first visitors have the processor to themselves. */
export function keepPrepared(catalog: Pick<Catalog, 'now'>, failed: (error: unknown) => void): { stop: () => void } {
  let prepared: CatalogSnapshot | null = null;
  let isBusy = false;
  let isStopped = false;
  const prepare = async (): Promise<void> => {
    const snapshot = catalog.now();
    if (isBusy || snapshot === prepared) return;
    isBusy = true;
    // A newer catalogue starts again from the beginning: what is known already costs nothing.
    const isOver = (): boolean => isStopped || catalog.now() !== snapshot;
    if (await inSlices(snapshot, everything, { isOver, isPatient: true }).finally(() => (isBusy = false))) prepared = snapshot;
  };
  const timer = setInterval(() => void prepare().catch(failed), everyMs);
  timer.unref();
  return {
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
