/**
 * Many complete price rows at once, in a transaction that the caller commits. Each row is checked as it would be alone,
 * in a constant number of statements.
 */
import type { PlannedValues } from '#contract/planned-price.ts';
import type { ProductPrice } from '#contract/product-price.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { ladderProblems } from '#domain/pricing/ladder-rules.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { raiseVersions } from '#server/db/raise-versions.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistories } from '#server/record/record-history.ts';
import { strategyOf } from './create-price.ts';
import { deletePriceRows, insertPrices, payersAmong, productsAmong, storeLadders, storePriceValues } from './price-block-store.ts';
import type { PricePlace } from './price-block-store.ts';
import { lockPrices } from './price-store.ts';
import { pricesOf } from './read-prices.ts';
import { sourceWith } from './row-on.ts';
import { noted } from './write-price.ts';
import type { PriceBy } from './write-price.ts';

export interface PriceRowWrite {
  /** An existing row in the version that was read, or the place of a new one. */
  readonly of: { readonly id: number; readonly version: number | null } | PricePlace;
  readonly given: PlannedValues;
}

export type PriceRowAnswer =
  | { readonly ok: true; readonly id: number; readonly version: number }
  | { readonly ok: false; readonly problems: readonly Refusal[] };

/** Maximum read by one statement. */
const atOnce = 5000;

/** In the order of the rows. A refused one leaves nothing behind. */
export async function writePrices(trx: Trx, rows: readonly PriceRowWrite[], by: PriceBy): Promise<PriceRowAnswer[]> {
  const answers: PriceRowAnswer[] = [];
  for (let from = 0; from < rows.length; from += atOnce) answers.push(...(await writeBlock(trx, rows.slice(from, from + atOnce), by)));
  return answers;
}

interface Ready {
  id: number;
  given: PlannedValues;
  /** Null: a new one. */
  before: ProductPrice | null;
}

async function writeBlock(trx: Trx, rows: readonly PriceRowWrite[], by: PriceBy): Promise<PriceRowAnswer[]> {
  const wrong = rows.map(({ of, given: { fixPrice } }): readonly Refusal[] =>
    fixPrice === undefined || ('id' in of && fixPrice.length === 0) ? [] : ladderProblems(fixPrice, 'fixPrice'),
  );
  const sound = rows.filter((_, at) => wrong[at]?.length === 0);
  const known = await lockedRows(trx, sound);
  const made = await madeRows(trx, sound);
  const ready = rows.map(({ of, given }, at): Ready | Refusal[] => {
    const problems = wrong[at] ?? [];
    if (problems.length > 0) return [...problems];
    if ('id' in of) {
      const before = known.get(of.id);
      if (before === undefined) return [refusal('notFound')];
      return of.version !== null && of.version !== before.version ? [refusal('changedMeanwhile')] : { id: of.id, given, before };
    }
    const id = made(of);
    return typeof id === 'number' ? { id, given, before: null } : [id];
  });
  const versions = await store(
    trx,
    ready.filter((each) => 'id' in each),
    by,
  );
  return ready.map((each): PriceRowAnswer =>
    'id' in each ? { ok: true, id: each.id, version: versions.get(each.id) ?? each.before?.version ?? 1 } : { ok: false, problems: each },
  );
}

async function lockedRows(trx: Trx, rows: readonly PriceRowWrite[]): Promise<Map<number, ProductPrice>> {
  const ids = rows.flatMap(({ of }) => ('id' in of ? of.id : []));
  if (ids.length === 0) return new Map();
  await lockPrices(trx, ids);
  return new Map((await pricesOf(trx, { ids })).map((price) => [price.id, price]));
}

/** Returns the id of the new row at a place, or why there is none. */
async function madeRows(trx: Trx, rows: readonly PriceRowWrite[]): Promise<(place: PricePlace) => number | Refusal> {
  const places = rows.flatMap(({ of }) => ('id' in of ? [] : of));
  if (places.length === 0) return () => refusal('notFound');
  const payers = await payersAmong(
    trx,
    places.map(({ customerId }) => customerId),
  );
  const products = await productsAmong(
    trx,
    places.map(({ productId }) => productId),
  );
  const possible = places.filter(({ customerId, productId }) => products.has(productId) && payers.get(customerId)?.isGone === false);
  const made = new Map((await insertPrices(trx, possible)).map((row) => [nameOf(row), row.id]));
  return (place) => {
    if (!payers.has(place.customerId) || !products.has(place.productId)) return refusal('notFound');
    if (payers.get(place.customerId)?.isGone === true) return refusal('customerGone');
    const id = made.get(nameOf(place));
    // The same place twice is one row.
    made.delete(nameOf(place));
    return id ?? refusal('priceTaken');
  };
}

const nameOf = ({ productId, customerId }: PricePlace): string => `${productId}/${customerId}`;

/** Returns the raised versions, by id. */
async function store(trx: Trx, rows: readonly Ready[], { at, who, changed }: PriceBy): Promise<ReadonlyMap<number, number>> {
  if (rows.length === 0) return new Map();
  await storeLadders(
    trx,
    rows.flatMap(({ id, given: { fixPrice } }) =>
      fixPrice === undefined ? [] : [{ id, steps: fixPrice.map(({ quantity, price }) => ({ quantity, price: unitPriceFromChf(price) })) }],
    ),
  );
  await storePriceValues(
    trx,
    rows.map(({ id, given, before }) => ({
      id,
      unitOfSales: given.unitOfSales,
      margin: given.marginPrice === undefined ? undefined : Math.round(given.marginPrice * 100),
      ladderQuantities: given.excelPrice?.quantities,
      remotePrice: given.remotePrice,
      activeStrategy: before === null ? strategyOf(given) : sourceWith(given, before.activeStrategy),
    })),
  );
  const after = new Map((await pricesOf(trx, { ids: rows.map(({ id }) => id) })).map((price) => [price.id, price]));
  const written = rows.flatMap(({ id, before }) => {
    const now = after.get(id);
    if (now === undefined) return [];
    const created = [{ field: 'created', before: null, after: now.activeStrategy }];
    const differences = before === null ? created : fieldDifferences(noted(before), noted(now));
    return differences.length === 0 ? [] : [{ now, isNew: before === null, differences }];
  });
  const versions = await raiseVersions(
    trx,
    'product_price',
    written.flatMap(({ now, isNew }) => (isNew ? [] : now.id)),
  );
  await addHistories(
    trx,
    'price',
    written.map(({ now, differences }) => ({
      write: { recordId: now.id, version: versions.get(now.id) ?? now.version, at, who },
      differences,
    })),
  );
  if (written.length > 0)
    changed(
      'product',
      written.map(({ now }) => now.productId),
    );
  return versions;
}

/** In the order of the rows. */
export async function removePrices(
  trx: Trx,
  rows: readonly { id: number; version: number }[],
  { at, who, changed }: PriceBy,
): Promise<PriceRowAnswer[]> {
  const known = await lockedRows(
    trx,
    rows.map((of) => ({ of, given: {} })),
  );
  const gone = rows.flatMap(({ id, version }) => {
    const price = known.get(id);
    return price?.version === version ? [price] : [];
  });
  await deletePriceRows(
    trx,
    gone.map(({ id }) => id),
  );
  if (gone.length > 0)
    changed(
      'product',
      gone.map(({ productId }) => productId),
    );
  await addHistories(
    trx,
    'price',
    gone.map(({ id, version, activeStrategy }) => ({
      write: { recordId: id, version: version + 1, at, who },
      differences: [{ field: 'deleted', before: activeStrategy, after: null }],
    })),
  );
  const done = new Set(gone.map(({ id }) => id));
  return rows.map(({ id, version }): PriceRowAnswer =>
    done.has(id) ? { ok: true, id, version } : { ok: false, problems: [refusal(known.has(id) ? 'changedMeanwhile' : 'notFound')] },
  );
}
