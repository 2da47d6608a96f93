/** Creates and changes attributes. Specification: back-office §3 (Attribute), §7 (Attributes), §8 (duplicate entry). */
import { AttributeRecord, KeptOfAttribute } from '#contract/product-type-record.ts';
import type { createAttribute as createEndpoint, updateAttribute as updateEndpoint } from '#contract/product-type-record.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { isAttributeType } from '#domain/catalog/attribute-type.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { Language } from '#domain/language/language.ts';
import { actorName } from '#server/call/actor-name.ts';
import { givenWords } from '#server/call/given-words.ts';
import { conflict, notFound, refused } from '#server/call/refusal.ts';
import { refuseOtherValues, sentOf } from '#server/call/refuse-other-values.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { TellChanged } from '#server/catalog/change-catalog.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { findAttribute, insertAttribute, isNameTaken, lockAttributes, storeAttribute } from './attribute-store.ts';
import type { AttributeFields } from './attribute-store.ts';
import type { TypeServices } from './type-services.ts';

export async function createAttribute(
  services: TypeServices,
  given: ParsedOf<typeof createEndpoint>['body'],
  { key, actor }: { key: IdempotencyKey | null; actor: Actor },
): Promise<AttributeRecord> {
  const { db, catalog, now } = services;
  return idempotent(
    db,
    key,
    (body) => AttributeRecord.parse(body),
    async (taken) =>
      changeCatalog(db, catalog, async (trx, changed) => {
        await lockAttributes(trx);
        await refuseWrong(trx, given, 0);
        const id = await insertAttribute(trx, given);
        changed('attribute', [id]);
        const write = { recordId: id, version: 1, at: new Date(now()), who: actorName(actor) };
        await addHistory(trx, 'attribute', write, [{ field: 'created', before: null, after: given.name.de }]);
        const created = await recordOf(trx, id);
        if (taken !== null) await keepAnswer(trx, taken, created);
        return created;
      }),
  );
}

export async function updateAttribute(
  { db, catalog, now }: TypeServices,
  id: number,
  change: ParsedOf<typeof updateEndpoint>['body'],
  { actor, language }: { actor: Actor; language: Language },
): Promise<AttributeRecord> {
  const by = { at: new Date(now()), who: actorName(actor), language };
  return changeCatalog(db, catalog, async (trx, changed) => changeAttribute(trx, id, change, { ...by, changed }));
}

/** In a transaction that the caller commits. */
export async function changeAttribute(
  trx: Trx,
  id: number,
  { version, ...given }: ParsedOf<typeof updateEndpoint>['body'],
  { at, who, changed, language = 'de' }: { at: Date; who: string; changed: TellChanged; language?: Language },
): Promise<AttributeRecord> {
  await lockAttributes(trx);
  const before = await recordOf(trx, id);
  if (version !== undefined && version !== before.version) throw await staleSave(trx, { kind: 'attribute', id, version, current: before });
  refuseOtherValues(sentOf(given, KeptOfAttribute), { ...before, office: before });
  const after = {
    name: givenWords(given.name, before.name, language),
    typeId: given.typeId ?? before.typeId,
    visibility: given.visibility ?? before.visibility,
  };
  await refuseWrong(trx, after, id);
  if (after.typeId !== before.typeId && before.valueCount > 0) throw conflict('attributeTypeFixed', { count: before.valueCount });
  const differences = fieldDifferences(fieldsOf(before), after);
  if (differences.length === 0) return before;
  await storeAttribute(trx, id, after);
  changed('attribute', [id]);
  await addHistory(trx, 'attribute', { recordId: id, version: before.version + 1, at, who }, differences);
  return recordOf(trx, id);
}

const fieldsOf = ({ name, typeId, visibility }: AttributeFields): AttributeFields => ({ name, typeId, visibility });

async function refuseWrong(db: Db, { name, typeId }: AttributeFields, id: number): Promise<void> {
  if (!isAttributeType(typeId)) throw refused('unknownAttributeType', {}, 'body.typeId');
  if (await isNameTaken(db, name.de, id)) throw refused('duplicate', { field: name.de }, 'body.name.de');
}

async function recordOf(db: Db | Trx, id: number): Promise<AttributeRecord> {
  const record = await findAttribute(db, id);
  if (record === null) throw notFound();
  return record;
}
