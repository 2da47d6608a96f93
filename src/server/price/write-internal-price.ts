/** Sets the source of a product's internal price, for the first time or again, in one transaction with its history; the shop uses it at once. */
import type { ParsedOf } from '#contract/endpoint.ts';
import { InternalPrice } from '#contract/internal-price.ts';
import type { createInternalPrice as create, updateInternalPrice as update } from '#contract/internal-price.ts';
import type { Actor } from '#domain/access/permission.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { ladderProblems } from '#domain/pricing/ladder-rules.ts';
import type { InternalPriceRecord, PriceSource } from '#domain/pricing/price-row.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound } from '#server/call/refusal.ts';
import { refuseOtherValues } from '#server/call/refuse-other-values.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { Trx } from '#server/db/pool.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { refuseUnknownHost } from './change-price.ts';
import {
  findInternalPrice,
  insertInternalPrice,
  lockInternalPrice,
  raiseInternalVersion,
  storeInternalPrice,
} from './internal-price-store.ts';
import { productExists } from './price-store.ts';
import { readInternalPrice } from './read-internal-price.ts';
import type { PriceServices } from './write-price.ts';

type Fields = Omit<ParsedOf<typeof update>['body'], 'version'>;

export async function createInternalPrice(
  services: PriceServices,
  { productId, ...given }: ParsedOf<typeof create>['body'],
  { actor, key }: { actor: Actor; key: IdempotencyKey | null },
): Promise<InternalPrice> {
  refuseFields(services, given);
  return idempotent(
    services.db,
    key,
    (body) => InternalPrice.parse(body),
    async (taken) => {
      await changeCatalog(services.db, services.catalog, async (trx, changed) => {
        if (!(await productExists(trx, productId))) throw notFound();
        const id = await insertInternalPrice(trx, productId, given.source);
        if (id === null) throw conflict('internalPriceTaken');
        await storeInternalPrice(trx, { id, productId }, recordOf(given));
        changed('product', [productId]);
        await addHistory(trx, 'internalPrice', { recordId: id, version: 1, at: new Date(services.now()), who: actorName(actor) }, [
          { field: 'created', before: null, after: given.source },
        ]);
        if (taken !== null) await keepAnswer(trx, taken, await readInternalPrice(trx, services.catalog.now(), productId));
      });
      return readInternalPrice(services.db, services.catalog.now(), productId);
    },
  );
}

export async function updateInternalPrice(
  services: PriceServices,
  { id, version, actor }: { id: number; version: number | undefined; actor: Actor },
  given: Fields,
): Promise<InternalPrice> {
  refuseFields(services, given);
  const productId = await changeCatalog(services.db, services.catalog, async (trx, changed) => {
    await lockInternalPrice(trx, id);
    const before = await recordById(trx, id);
    refuseOtherValues({ productId: given.productId }, before);
    if (version !== undefined && version !== before.version) {
      const current = await readInternalPrice(trx, services.catalog.now(), before.productId);
      throw await staleSave(trx, { kind: 'internalPrice', id, version, current });
    }
    await storeInternalPrice(trx, before, recordOf(given));
    const differences = fieldDifferences(noted(before), noted(await recordById(trx, id)));
    if (differences.length === 0) return before.productId;
    await raiseInternalVersion(trx, id);
    const by = { recordId: id, version: before.version + 1, at: new Date(services.now()), who: actorName(actor) };
    await addHistory(trx, 'internalPrice', by, differences);
    changed('product', [before.productId]);
    return before.productId;
  });
  return readInternalPrice(services.db, services.catalog.now(), productId);
}

type StoredRecord = NonNullable<Awaited<ReturnType<typeof findInternalPrice>>>;

async function recordById(trx: Trx, id: number): Promise<StoredRecord> {
  const record = await findInternalPrice(trx, { id });
  if (record === null) throw notFound();
  return record;
}

const noted = ({ source, margin, remotePrice, steps }: StoredRecord): object => ({
  source,
  marginPrice: margin / 100,
  remotePrice,
  steps: Object.fromEntries(steps.map(({ quantity, price }) => [String(quantity), price / 10_000])),
});

/** The kind that was sent becomes the source, unless one was named. */
function sourceOf({ source, steps, remotePrice, marginPrice }: Fields): PriceSource | undefined {
  if (source !== undefined) return source;
  if (steps !== undefined) return 'FIX_PRICE';
  if (remotePrice !== undefined) return 'REMOTE_PRICE';
  return marginPrice === undefined ? undefined : 'MARGIN_PRICE';
}

function recordOf(given: Fields): Partial<InternalPriceRecord> {
  const { steps, marginPrice, remotePrice } = given;
  const source = sourceOf(given);
  return {
    ...(source === undefined ? {} : { source }),
    ...(steps === undefined ? {} : { steps: steps.map(({ quantity, price }) => ({ quantity, price: unitPriceFromChf(price) })) }),
    ...(marginPrice === undefined ? {} : { marginPercent: marginPrice }),
    ...(remotePrice === undefined ? {} : { remotePrice }),
  };
}

function refuseFields(services: PriceServices, { source, steps, remotePrice }: Fields): void {
  if (steps !== undefined) refuseProblems('body', ladderProblems(steps, 'steps', source));
  if (remotePrice !== undefined) refuseUnknownHost(services.remote, remotePrice);
}
