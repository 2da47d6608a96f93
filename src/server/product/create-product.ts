/**
 * Freezes a configuration into a separate product, numbered in the series of its type's products (`HK_0018`).
 * Specification: storefront §5 (article number), §6 (CREATE_PRODUCT_IN_CONFIGURATOR); configurator design §1.
 */
import type { z } from 'zod';
import { CreatedProduct } from '#contract/create-product.ts';
import type { ProductInsert } from '#contract/create-product.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { Db } from '#server/db/pool.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { addHistory } from '#server/record/record-history.ts';
import { checkConfiguration } from '#server/pricing/check-configuration.ts';
import { findNextArticleNumber, insertFrozenProduct, isNumberTaken } from './create-product-store.ts';

export interface CreatingServices {
  db: Db;
  catalog: Catalog;
}

type FrozenInsert = z.output<typeof ProductInsert>;

const mostTries = 5;

export async function nextArticleNumber(
  { db }: CreatingServices,
  { productTypeName = '', productTypeId }: { productTypeName?: string | undefined; productTypeId?: number | undefined },
): Promise<string> {
  const number = await findNextArticleNumber(db, productTypeId === undefined ? { name: productTypeName } : { id: productTypeId });
  if (number === null) throw notFound();
  return number;
}

export async function createProduct(
  services: CreatingServices & { now: () => number },
  given: FrozenInsert,
  { key, actor }: { key: IdempotencyKey | null; actor: Actor },
): Promise<CreatedProduct> {
  const { models, productById } = services.catalog.now();
  const source = productById.get(given.sourceProductId);
  if (source === undefined || source.deletedAt !== null || source.modelId === null) throw notFound();
  const { configuration, valid } = checkConfiguration(models, source, given.configuration);
  if (configuration === null || !valid) throw refused('configurationInvalid', {}, 'body.configuration');
  const product = { sourceId: source.id, name: given.name, preset: configuration.values, published: given.published };
  return idempotent(
    services.db,
    key,
    (body) => CreatedProduct.parse(body),
    async (taken) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await changeCatalog(services.db, services.catalog, async (trx, changed) => {
            const created = await insertFrozenProduct(trx, product);
            changed('product', [created.id]);
            await addHistory(trx, 'product', { recordId: created.id, version: 1, at: new Date(services.now()), who: actorName(actor) }, [
              { field: 'created', before: null, after: created.articleNumber },
            ]);
            if (taken !== null) await keepAnswer(trx, taken, created);
            return created;
          });
        } catch (error) {
          if (attempt === mostTries || !isNumberTaken(error)) throw error;
        }
      }
    },
  );
}
