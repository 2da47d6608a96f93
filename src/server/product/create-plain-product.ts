/** Creates a product in the office: with type and number, empty or copied from another one of the same type. */
import { CreatedProduct } from '#contract/create-product.ts';
import type { PlainProduct } from '#contract/create-product.ts';
import type { Actor } from '#domain/access/permission.ts';
import { refuseAttributeValue } from '#domain/catalog/product.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound, refused } from '#server/call/refusal.ts';
import { writeCatalog } from '#server/catalog/change-catalog.ts';
import type { Trx } from '#server/db/pool.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { writeOnce } from '#server/idempotency/idempotent.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { z } from 'zod';
import { isNumberTaken, takeNextNumber } from './create-product-store.ts';
import { insertPlainProduct, lockType, putIntoCategories, putValues } from './plain-product-store.ts';
import type { TypeOfNewProduct } from './plain-product-store.ts';
import { lockProducts } from './product-row-store.ts';
import { copyRelation } from './relation-store.ts';
import type { ProductServices } from './write-product.ts';

type NewProduct = z.output<typeof PlainProduct>;

export async function createPlainProduct(
  services: ProductServices,
  given: NewProduct,
  { key, actor }: { key: IdempotencyKey | null; actor: Actor },
): Promise<CreatedProduct> {
  const write = { version: 1, at: new Date(services.now()), who: actorName(actor) };
  const { articleNumber: wished } = given;
  try {
    const created = await writeOnce(services.db, key, (body) => CreatedProduct.parse(body), {
      lock: async (trx) => lockType(trx, given.typeId),
      write: async (trx, type) =>
        writeCatalog(trx, async (changed) => {
          if (type === null) throw refused('productTypeGone', {}, 'body.typeId');
          const made = await insert(trx, type, given);
          await addHistory(trx, 'product', { ...write, recordId: made.id }, [
            { field: 'created', before: null, after: made.articleNumber },
          ]);
          changed('product', [made.id]);
          return made;
        }),
    });
    await services.catalog.refresh();
    return created;
  } catch (error) {
    if (isNumberTaken(error)) throw conflict('duplicate', { field: wished ?? '' });
    throw error;
  }
}

async function insert(trx: Trx, type: TypeOfNewProduct, given: NewProduct): Promise<CreatedProduct> {
  const { typeId, copyFrom = null, categoryIds, values, name, description, kindCode, published, publiclyAvailable } = given;
  refuseValues(type, values);
  if (copyFrom !== null) await refuseForeignSource(trx, copyFrom, typeId);
  const created = await insertPlainProduct(trx, {
    name,
    description,
    typeId,
    kindCode,
    published,
    publiclyAvailable,
    hasModel: type.hasModel,
    sourceId: copyFrom,
    articleNumber: given.articleNumber ?? (await takeNextNumber(trx, type)),
  });
  if (copyFrom !== null)
    for (const relation of [
      'values',
      'transport',
      'internalPrices',
      'prices',
      ...(categoryIds === undefined ? ['categories' as const] : []),
    ] as const)
      await copyRelation(trx, relation, copyFrom, [created.id]);
  await putValues(trx, created.id, values);
  if (!(await putIntoCategories(trx, created.id, categoryIds ?? []))) throw refused('categoryGone', {}, 'body.categoryIds');
  return created;
}

function refuseValues({ attributes }: TypeOfNewProduct, values: NewProduct['values']): void {
  for (const [at, { attributeId, value }] of values.entries()) {
    const attribute = attributes.find((each) => each.attributeId === attributeId);
    if (attribute === undefined) throw refused('attributeNotOfType', {}, `body.values.${at}.attributeId`);
    const problem = refuseAttributeValue(attribute.typeId, value);
    if (problem) throw refused(problem.key, { ...problem.params }, `body.values.${at}.value`);
  }
}

async function refuseForeignSource(trx: Trx, sourceId: number, typeId: number): Promise<void> {
  const [source] = await lockProducts(trx, [sourceId]);
  if (source === undefined || source.deletedAt !== null) throw notFound();
  if (source.typeId !== typeId) throw refused('copyOtherType', {}, 'body.copyFrom');
}
