/** One write on a product type: locked, against the version that was read, recorded in the history; a write that changes nothing keeps the version. */
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound } from '#server/call/refusal.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { TellChanged } from '#server/catalog/change-catalog.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import type { TypeServices } from './type-services.ts';
import { findType, lockTypes, raiseType } from './type-store.ts';
import type { StoredType } from './type-store.ts';

export async function writeType(
  { db, catalog, now }: TypeServices,
  { id, version, actor }: { id: number; version: number | undefined; actor: Actor },
  work: (trx: Trx, before: StoredType, changed: TellChanged) => Promise<void>,
): Promise<StoredType> {
  return changeCatalog(db, catalog, async (trx, changed) => {
    await lockTypes(trx);
    const before = await typeOf(trx, id);
    if (version !== undefined && version !== before.version)
      throw await staleSave(trx, { kind: 'productType', id, version, current: before });
    await work(trx, before, changed);
    const differences = fieldDifferences(toldOf(before), toldOf(await typeOf(trx, id)));
    if (differences.length > 0) {
      const raised = await raiseType(trx, id);
      changed('productType', [id]);
      await addHistory(trx, 'productType', { recordId: id, version: raised, at: new Date(now()), who: actorName(actor) }, differences);
    }
    return typeOf(trx, id);
  });
}

export async function typeOf(db: Db, id: number): Promise<StoredType> {
  const type = await findType(db, id);
  if (type === null) throw notFound();
  return type;
}

/** The fields that people change. */
function toldOf(type: StoredType): object {
  const { version: _, productCount: __, attrs, ...fields } = type;
  return { ...fields, attributes: attrs.map(({ id, name, visibility, order }) => ({ id, name: name.de, visibility, order })) };
}
