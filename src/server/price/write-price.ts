/**
 * One write on a price row: in one transaction with the row locked, refused for an older version, recorded in the history field by field,
 * reported to the catalogue. A write that changes nothing leaves the version unchanged.
 */
import type { ProductPrice } from '#contract/product-price.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { TellChanged } from '#server/catalog/change-catalog.ts';
import type { RemotePrices } from '#server/connect/remote-price/remote-prices.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { lockPrices, raiseVersion } from './price-store.ts';
import { priceById } from './read-prices.ts';

export interface PriceServices {
  db: Db;
  catalog: Catalog;
  now: () => number;
  remote: RemotePrices;
}

/** The write's author, in a transaction that the caller commits. */
export interface PriceBy {
  at: Date;
  who: string;
  changed: TellChanged;
}

export interface PriceWrite {
  id: number;
  /** The version that was read; undefined: write whatever others did. */
  version: number | undefined;
  actor: Actor;
}

export async function writePrice(
  services: PriceServices,
  write: PriceWrite,
  work: (trx: Trx, before: ProductPrice) => Promise<void>,
): Promise<ProductPrice> {
  return changeCatalog(services.db, services.catalog, async (trx, changed) => {
    const before = await lockedPrice(trx, write);
    await work(trx, before);
    const after = await noteChanges(trx, before, { at: new Date(services.now()), who: actorName(write.actor) });
    if (after.version !== before.version) changed('product', [before.productId]);
    return after;
  });
}

/** Locks the row; refuses one that does not exist, or is newer than what was read. */
export async function lockedPrice(trx: Trx, { id, version }: Omit<PriceWrite, 'actor'>): Promise<ProductPrice> {
  await lockPrices(trx, [id]);
  const current = await priceById(trx, id);
  if (current === null) throw notFound();
  if (version !== undefined && version !== current.version) throw await staleSave(trx, { kind: 'price', id, version, current });
  return current;
}

/** Raises the version and records the differences; without any, returns the row unchanged. */
export async function noteChanges(trx: Trx, before: ProductPrice, by: { at: Date; who: string }): Promise<ProductPrice> {
  const after = await priceById(trx, before.id);
  if (after === null) throw notFound();
  const differences = fieldDifferences(noted(before), noted(after));
  if (differences.length === 0) return after;
  const version = await raiseVersion(trx, before.id);
  await addHistory(trx, 'price', { recordId: before.id, version, ...by }, differences);
  return { ...after, version };
}

/** Fields of a row that people change; a step is identified by its quantity. */
export function noted({ unitOfSales, activeStrategy, excelPrice, fixPrice, remotePrice, marginPrice }: ProductPrice): object {
  const ladder = Object.fromEntries(fixPrice.map(({ quantity, price }) => [String(quantity), price]));
  return {
    unitOfSales,
    activeStrategy,
    marginPrice,
    excelPrice: { quantities: excelPrice.quantities.join(', ') },
    fixPrice: ladder,
    remotePrice,
  };
}
