/** One change of many price rows: previewed, made in one transaction with one version of the catalogue, undone once. */
import type { BulkRow } from '#contract/price-bulk.ts';
import type { ProductPrice } from '#contract/product-price.ts';
import { largestBlock } from '#contract/record.ts';
import type { RowResult } from '#contract/record.ts';
import { chfFromUnitPrice, unitPrice } from '#domain/money/money.ts';
import type { PriceChange } from '#domain/pricing/bulk-change.ts';
import { conflict, notFound } from '#server/call/refusal.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { TellChanged } from '#server/catalog/change-catalog.ts';
import type { Trx } from '#server/db/pool.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistories } from '#server/record/record-history.ts';
import { conflictOf } from '#server/record/stale-save.ts';
import { filteredIds, insertChange, lockChange, markUndone, productNames, storePrices } from './bulk-store.ts';
import type { BulkFilter, NewPrices, RowState } from './bulk-store.ts';
import { changedPrices, stepsOf } from './changed-prices.ts';
import { planBulk, undoPlanned } from './planned-bulk.ts';
import { refuseDay } from './planned-price.ts';
import { plannedOf } from './planned-price-store.ts';
import { lockPrices } from './price-store.ts';
import { pricesOf } from './read-prices.ts';
import { rowOn } from './row-on.ts';
import { noted } from './write-price.ts';
import type { PriceServices } from './write-price.ts';

interface BulkChange {
  change: PriceChange;
  /** Absent: at once. */
  validFrom?: string | undefined;
}

export async function previewBulk(
  { db, now }: Pick<PriceServices, 'db' | 'now'>,
  { change, validFrom, ...filter }: BulkFilter & BulkChange,
) {
  if (validFrom !== undefined) refuseDay(now(), validFrom);
  const ids = await filteredIds(db, filter, largestBlock + 1);
  const stored = await pricesOf(db, { ids: ids.slice(0, largestBlock) });
  const planned = await plannedOf(db, ids.slice(0, largestBlock));
  const rows = validFrom === undefined ? stored : stored.map((row) => rowOn(row, planned.get(row.id) ?? [], validFrom));
  const products = await productNames(db, [...new Set(rows.map(({ productId }) => productId))]);
  return {
    rows: rows.map((row): BulkRow => {
      const changed = changedPrices(row, change);
      const product = products.get(row.productId);
      const before = row.activeStrategy === 'FIX_PRICE' ? row.fixPrice.map(({ quantity, price }) => ({ quantity, price })) : [];
      const isMargin = row.activeStrategy === 'MARGIN_PRICE';
      return {
        id: row.id,
        version: row.version,
        customerName: row.companyName === '' ? row.contactPersonName : row.companyName,
        isDefault: row.isDefault,
        articleNumber: product?.articleNumber ?? '',
        productName: product?.name.de ?? '',
        activeStrategy: row.activeStrategy,
        before,
        after:
          changed === null || isMargin
            ? []
            : changed.steps.map(({ quantity, price }) => ({ quantity, price: chfFromUnitPrice(unitPrice(price)) })),
        marginBefore: isMargin ? row.marginPrice : null,
        marginAfter: isMargin ? (changed?.margin ?? null) : null,
        changes: changed !== null,
        plannedLater: (planned.get(row.id) ?? []).some((each) => validFrom === undefined || each.validFrom > validFrom),
      };
    }),
    isAtLeast: ids.length > largestBlock,
  };
}

interface By {
  at: Date;
  who: string;
}

export async function changeBulk(
  { db, catalog, now }: PriceServices,
  { change, validFrom, rows: asked }: BulkChange & { rows: readonly { id: number; version: number }[] },
  by: By,
): Promise<{ id: number | null; rows: RowResult[] }> {
  if (validFrom !== undefined) return planBulk({ db, now }, { change: { ...change, validFrom }, rows: asked }, by);
  return changeCatalog(db, catalog, async (trx, changed) => {
    const wanted = new Map(asked.map(({ id, version }) => [id, version]));
    const { results, stored } = await storeAll(trx, changed, by, wanted, (row) => changedPrices(row, change));
    const id = stored.length === 0 ? null : await insertChange(trx, { ...by, change, rows: stored });
    return { id, rows: asked.map((row) => results.get(row.id) ?? gone(row.id)) };
  });
}

export async function undoBulk({ db, catalog }: PriceServices, id: number, by: By): Promise<{ rows: RowResult[] }> {
  return changeCatalog(db, catalog, async (trx, changed) => {
    const change = await lockChange(trx, id);
    if (change === null) throw notFound();
    if (change.isUndone) throw conflict('priceChangeUndone');
    const before = new Map(change.rows.map((row) => [row.id, row]));
    const wanted = new Map(change.rows.map((row) => [row.id, row.version]));
    const results =
      change.validFrom === null
        ? (await storeAll(trx, changed, by, wanted, (row) => before.get(row.id) ?? null)).results
        : await undoPlanned(trx, change.validFrom, change.rows, by);
    if ([...results.values()].some(({ ok }) => ok)) await markUndone(trx, id, by.at);
    return { rows: change.rows.map((row) => results.get(row.id) ?? gone(row.id)) };
  });
}

const gone = (id: number): RowResult => ({ id, ok: false, errors: [{ message: 'notFound', params: {} }] });

/** Stores the rows that are in the expected version; the others report what changed. */
async function storeAll(
  trx: Trx,
  changed: TellChanged,
  { at, who }: By,
  wanted: ReadonlyMap<number, number>,
  pricesFor: (row: ProductPrice) => NewPrices | null,
) {
  await lockPrices(trx, [...wanted.keys()]);
  const before = await pricesOf(trx, { ids: [...wanted.keys()] });
  const results = new Map<number, RowResult>();
  const prices: NewPrices[] = [];
  for (const row of before) {
    const version = wanted.get(row.id) ?? 0;
    const next = pricesFor(row);
    if (version !== row.version) {
      const stale = await conflictOf(trx, { kind: 'price', id: row.id, version, current: row });
      results.set(row.id, { id: row.id, ok: false, errors: [stale.error], conflict: stale.conflict });
    } else if (next === null) results.set(row.id, { id: row.id, ok: false, errors: [{ message: 'priceNotMovable', params: {} }] });
    else prices.push(next);
  }
  await storePrices(trx, prices);
  const after = new Map((await pricesOf(trx, { ids: prices.map(({ id }) => id) })).map((row) => [row.id, row]));
  const stored: RowState[] = [];
  const writes = before.flatMap((row) => {
    const now = after.get(row.id);
    if (now === undefined) return [];
    results.set(row.id, { id: row.id, ok: true, version: now.version });
    stored.push({ id: row.id, version: now.version, steps: stepsOf(row), margin: row.marginPrice });
    const write = { recordId: row.id, version: now.version, at, who };
    return [{ write, differences: fieldDifferences(noted(row), noted(now)) }];
  });
  await addHistories(trx, 'price', writes);
  if (stored.length > 0) changed('product', new Set([...after.values()].map(({ productId }) => productId)));
  return { results, stored };
}
