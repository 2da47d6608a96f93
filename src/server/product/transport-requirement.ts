/** Transport requirements of products, managed by staff: read, created, changed, deleted; each recorded in the requirement's own history. */
import type { ParsedOf } from '#contract/endpoint.ts';
import { TransportRequirement } from '#contract/transport-requirement.ts';
import type * as wire from '#contract/transport-requirement.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound } from '#server/call/refusal.ts';
import { changeCatalog, writeCatalog } from '#server/catalog/change-catalog.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { writeOnce } from '#server/idempotency/idempotent.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { lockProducts } from './product-row-store.ts';
import {
  insertRequirement,
  listRequirements,
  lockRequirement,
  productIdsThere,
  removeRequirement,
  updateRequirement,
} from './transport-store.ts';
import type { ProductServices } from './write-product.ts';

export async function transportNeeds(
  db: Db,
  { considerParcel, productIds }: ParsedOf<typeof wire.readTransportNeeds>['query'],
): Promise<wire.TransportNeed[]> {
  const there = await productIdsThere(db, productIds);
  if (productIds.some((id) => !there.has(id))) throw notFound();
  const { rows } = await listRequirements(db, productIds, { page: 1, perPage: Math.max(1, productIds.length) });
  const known = new Map(rows.map((row) => [row.productId, row]));
  return productIds.map((productId) => {
    const { maxPackage = 0, minSp = 0, quantityForMinSp = 0 } = known.get(productId) ?? {};
    const byMail = considerParcel && maxPackage > 0;
    return { productId, maxPackage, minSp: byMail ? 0 : minSp, quantityForMinSp: byMail ? 0 : quantityForMinSp };
  });
}

export async function sayRequirement(
  services: ProductServices,
  need: ParsedOf<typeof wire.createTransportRequirement>['body'],
  { key, actor }: { key: IdempotencyKey | null; actor: Actor },
): Promise<TransportRequirement> {
  const said = await writeOnce(services.db, key, (body) => TransportRequirement.parse(body), {
    lock: async (trx) => lockProducts(trx, [need.productId]),
    write: async (trx, [product]) =>
      writeCatalog(trx, async (changed) => {
        if (product === undefined) throw notFound();
        const made = await insertRequirement(trx, need);
        if (made === null) throw conflict('duplicate', { field: product.articleNumber });
        await note(services, trx, made, actor, fieldDifferences({}, need));
        changed('product', [need.productId]);
        return made;
      }),
  });
  await services.catalog.refresh();
  return said;
}

export async function changeRequirement(
  services: ProductServices,
  id: number,
  { version, productId, ...given }: ParsedOf<typeof wire.changeTransportRequirement>['body'],
  actor: Actor,
): Promise<TransportRequirement> {
  return changeCatalog(services.db, services.catalog, async (trx, changed) => {
    const before = await locked(trx, id, version);
    if (productId !== undefined && productId !== before.productId) throw notFound();
    const needed = { ...before, ...given };
    const differences = fieldDifferences(before, needed);
    if (differences.length === 0) return before;
    const after = await updateRequirement(trx, id, needed);
    await note(services, trx, after, actor, differences);
    changed('product', [after.productId]);
    return after;
  });
}

export async function dropRequirement(services: ProductServices, id: number, version: number | undefined, actor: Actor): Promise<void> {
  await changeCatalog(services.db, services.catalog, async (trx, changed) => {
    const before = await locked(trx, id, version);
    await removeRequirement(trx, id);
    await note(services, trx, before, actor, [{ field: 'deleted', before: null, after: null }]);
    changed('product', [before.productId]);
  });
}

async function locked(trx: Trx, id: number, version: number | undefined): Promise<TransportRequirement> {
  const row = await lockRequirement(trx, id);
  if (row === null) throw notFound();
  if (version !== undefined && version !== row.version)
    throw await staleSave(trx, { kind: 'transportRequirement', id, version, current: row });
  return row;
}

async function note(
  { now }: ProductServices,
  trx: Trx,
  { id, version }: TransportRequirement,
  actor: Actor,
  differences: Parameters<typeof addHistory>[3],
): Promise<void> {
  await addHistory(trx, 'transportRequirement', { recordId: id, version, at: new Date(now()), who: actorName(actor) }, differences);
}
