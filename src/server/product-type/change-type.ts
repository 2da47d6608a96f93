/** Creates, changes and deletes product types. Specification: back-office §3 (Product type), §7 (Product types), §8 (object still in use). */
import type { createProductType as createEndpoint, updateProductType as updateEndpoint } from '#contract/product-type-record.ts';
import { KeptOfType, ProductTypeRecord } from '#contract/product-type-record.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import { refuseTypeFields } from '#domain/catalog/type-kind.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, Refusal, refused } from '#server/call/refusal.ts';
import { refuseOtherValues, sentOf } from '#server/call/refuse-other-values.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { Db } from '#server/db/pool.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import type { TypeServices } from './type-services.ts';
import { countProducts, insertType, isCategory, isNameTaken, lockType, lockTypes, removeType, storeType } from './type-store.ts';
import type { StoredType, TypeFields } from './type-store.ts';
import { typeOf, writeType } from './write-type.ts';

export async function createProductType(
  services: TypeServices,
  given: ParsedOf<typeof createEndpoint>['body'],
  { key, actor }: { key: IdempotencyKey | null; actor: Actor },
): Promise<ProductTypeRecord> {
  const { db, catalog, now } = services;
  const fields = { ...given, excelFilePath: '' };
  return idempotent(
    db,
    key,
    (body) => ProductTypeRecord.parse(body),
    async (taken) =>
      changeCatalog(db, catalog, async (trx, changed) => {
        await lockTypes(trx);
        await refuseWrong(services, trx, 0, fields, null);
        const id = await insertType(trx, fields);
        changed('productType', [id]);
        const write = { recordId: id, version: 1, at: new Date(now()), who: actorName(actor) };
        await addHistory(trx, 'productType', write, [{ field: 'created', before: null, after: given.name }]);
        const created = await typeOf(trx, id);
        if (taken !== null) await keepAnswer(trx, taken, created);
        return created;
      }),
  );
}

export async function updateProductType(
  services: TypeServices,
  id: number,
  { version, ...given }: ParsedOf<typeof updateEndpoint>['body'],
  actor: Actor,
): Promise<StoredType> {
  return writeType(services, { id, version, actor }, async (trx, before) => {
    refuseOtherValues(sentOf(given, KeptOfType), { ...before });
    if (given.excelFilePath !== '') refuseOtherValues({ excelFilePath: given.excelFilePath }, before);
    const after: TypeFields = {
      name: given.name ?? before.name,
      kind: given.kind ?? before.kind,
      categoryId: given.categoryId === undefined ? before.categoryId : given.categoryId,
      modelId: given.modelId === undefined ? before.modelId : given.modelId,
      landingPage: given.landingPage ?? before.landingPage,
      excelFilePath: given.excelFilePath ?? before.excelFilePath,
      reportId: given.reportId === undefined ? before.reportId : given.reportId,
    };
    await refuseWrong(services, trx, id, after, before);
    await storeType(trx, id, after);
  });
}

export async function deleteProductType(services: TypeServices, id: number, version: number | undefined, actor: Actor): Promise<void> {
  const { db, catalog, now } = services;
  await changeCatalog(db, catalog, async (trx, changed) => {
    await lockType(trx, id);
    const type = await typeOf(trx, id);
    if (version !== undefined && version !== type.version) throw await staleSave(trx, { kind: 'productType', id, version, current: type });
    const count = await countProducts(trx, id);
    if (count > 0)
      throw new Refusal(409, [
        { message: 'inUse', params: {} },
        { message: 'usedByArticles', params: { count } },
      ]);
    await removeType(trx, id);
    changed('productType', [id]);
    const write = { recordId: id, version: null, at: new Date(now()), who: actorName(actor) };
    await addHistory(trx, 'productType', write, [{ field: 'deleted', before: type.name, after: null }]);
  });
}

/** `before` null: a new type. */
async function refuseWrong(
  { catalog, reportIds }: TypeServices,
  db: Db,
  id: number,
  after: TypeFields,
  before: StoredType | null,
): Promise<void> {
  const fault = refuseTypeFields(after);
  refuseProblems('body', fault === null ? [] : [fault]);
  if (await isNameTaken(db, after.name, id)) throw refused('duplicate', { field: after.name }, 'body.name');
  if (after.categoryId !== null && !(await isCategory(db, after.categoryId))) throw refused('unknownCategory', {}, 'body.categoryId');
  if (after.reportId !== null && !reportIds.includes(after.reportId)) throw refused('reportNotFound', {}, 'body.reportId');
  if (after.modelId === (before?.modelId ?? null)) return;
  if (before !== null && before.productCount > 0) throw conflict('modelInUse', { count: before.productCount });
  // A workbook makes its own model under the name given by the type.
  if (after.modelId !== null && after.excelFilePath === '' && catalog.now().models.entry(after.modelId) === null)
    throw refused('modelNotFound', { modelId: after.modelId }, 'body.modelId');
}
