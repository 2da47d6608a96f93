/** Creates a price row with the kind included in the request, which becomes the active one. */
import { ProductPrice } from '#contract/product-price.ts';
import type { Actor } from '#domain/access/permission.ts';
import { ladderProblems } from '#domain/pricing/ladder-rules.ts';
import type { PriceSource } from '#domain/pricing/price-row.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound } from '#server/call/refusal.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import { addHistory } from '#server/record/record-history.ts';
import { refuseUnknownHost, storeLadder } from './change-price.ts';
import type { NewPrice } from './change-price.ts';
import type { Trx } from '#server/db/pool.ts';
import { findPayer, insertPrice, productExists, storeFields } from './price-store.ts';
import { priceById } from './read-prices.ts';
import type { PriceBy, PriceServices } from './write-price.ts';

export async function createPrice(
  services: PriceServices,
  given: NewPrice,
  { actor, key }: { actor: Actor; key: IdempotencyKey | null },
): Promise<ProductPrice> {
  if (given.remotePrice !== undefined) refuseUnknownHost(services.remote, given.remotePrice);
  const by = { at: new Date(services.now()), who: actorName(actor) };
  return idempotent(
    services.db,
    key,
    (body) => ProductPrice.parse(body),
    async (taken) =>
      changeCatalog(services.db, services.catalog, async (trx, changed) => {
        const created = await insertNewPrice(trx, given, { ...by, changed });
        if (taken !== null) await keepAnswer(trx, taken, created);
        return created;
      }),
  );
}

/** In a transaction that the caller commits. */
async function insertNewPrice(trx: Trx, given: NewPrice, { at, who, changed }: PriceBy): Promise<ProductPrice> {
  const { fixPrice, activeStrategy } = given;
  if (fixPrice !== undefined) refuseProblems('body', ladderProblems(fixPrice, 'fixPrice', activeStrategy));
  const payer = await findPayer(trx, given.customerId);
  if (payer === null || !(await productExists(trx, given.productId))) throw notFound();
  if (payer.isGone) throw conflict('customerGone');
  const id = await insertPrice(trx, given, {
    unitOfSales: given.unitOfSales,
    marginPercent: given.marginPrice,
    ladderQuantities: given.excelPrice?.quantities,
    remotePrice: given.remotePrice,
  });
  if (id === null) throw conflict('priceTaken');
  if (fixPrice !== undefined) await storeLadder(trx, id, fixPrice);
  await storeFields(trx, id, { activeStrategy: strategyOf(given) });
  const created = await priceById(trx, id);
  if (created === null) throw notFound();
  changed('product', [given.productId]);
  await addHistory(trx, 'price', { recordId: id, version: created.version, at, who }, [
    { field: 'created', before: null, after: created.activeStrategy },
  ]);
  return created;
}

/** The named source, else the kind that was sent; quantities alone mean the workbook. */
export function strategyOf({
  activeStrategy,
  fixPrice,
  remotePrice,
  marginPrice,
  excelPrice,
}: Omit<NewPrice, 'customerId' | 'productId' | 'unitOfSales'>): PriceSource {
  if (activeStrategy !== undefined) return activeStrategy;
  if (fixPrice !== undefined) return 'FIX_PRICE';
  if (remotePrice !== undefined) return 'REMOTE_PRICE';
  if (marginPrice !== undefined) return 'MARGIN_PRICE';
  return excelPrice === undefined ? 'NONE' : 'EXCEL_PRICE';
}
