/** SQL of the product models, their versions and the material prices. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import type { ModelFacts, ModelVersionWithExamples } from './model-facts.ts';

export async function readModels(db: Db): Promise<ModelFacts> {
  const versions = await db
    .selectFrom('product_model_version')
    .select(['model_id as id', 'version', 'state', 'uses'])
    .select([sql<string>`document::text`.as('document'), sql<string | null>`cost::text`.as('cost')])
    .orderBy('model_id')
    .orderBy('version')
    .execute();
  return { versions, materialPrices: await readPricesInForce(db) };
}

export interface ModelPart {
  /** The formula of its number. */
  number: string;
  key: string;
  name: string;
}

/** The parts that published models name, newer versions first: earlier ones are still made where they were ordered. */
export async function readPartNames(db: Db): Promise<ModelPart[]> {
  const { rows } = await sql<ModelPart>`
    select article ->> 'number' as number, article ->> 'key' as key, article -> 'name' ->> 'de' as name
    from product_model_version, json_each(document -> 'articles') as part (id, article)
    where state = 'published'
    order by version desc, model_id, part.id`.execute(db);
  return rows;
}

/** The list in force: of those applied, the one with the latest day. */
export async function readPricesInForce(db: Db): Promise<ModelFacts['materialPrices']> {
  const prices = await db
    .selectFrom('material_price_list')
    .select(['version', 'document'])
    .where('taken_at', 'is not', null)
    .orderBy('valid_from', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return prices ?? { version: 0, document: null };
}

export interface StoredModel extends ModelVersionWithExamples {
  readonly createdBy: string;
}

/** Until the end of the transaction no other start fills the tables. */
export async function lockModels(trx: Trx): Promise<void> {
  await sql`lock table product_model in share row exclusive mode`.execute(trx);
}

/** Null: no such version. */
export async function findModelVersion(trx: Trx, id: string, version: number): Promise<StoredModel | null> {
  const row = await trx
    .selectFrom('product_model_version')
    .select(['model_id as id', 'version', 'state', 'document', 'cost', 'uses', 'examples', 'created_by as createdBy'])
    .where('model_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}

/** An existing version gets the new document, costs, used versions and examples. */
export async function putModelVersion(
  trx: Trx,
  { id, version, state, document, cost, uses, examples }: ModelVersionWithExamples,
  who: string,
): Promise<void> {
  await trx
    .insertInto('product_model')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const facts = {
    document: JSON.stringify(document),
    cost: cost === null ? null : JSON.stringify(cost),
    uses: JSON.stringify(uses),
    examples: JSON.stringify(examples),
  };
  await trx
    .insertInto('product_model_version')
    .values({ model_id: id, version, state, ...facts, created_by: who })
    .onConflict((conflict) => conflict.columns(['model_id', 'version']).doUpdateSet(facts))
    .execute();
}

export async function newestMaterialPrices(trx: Trx): Promise<{ version: number; document: object; createdBy: string } | null> {
  const row = await trx
    .selectFrom('material_price_list')
    .select(['version', 'document', 'created_by as createdBy'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertMaterialPrices(trx: Trx, version: number, document: object, who: string): Promise<void> {
  await trx
    .insertInto('material_price_list')
    .values({ version, document: JSON.stringify(document), taken_at: sql<Date>`now()`, created_by: who })
    .execute();
}

/** The hash that `noteTakenFolder` stored last; null: none. */
export async function takenFolder(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('taken_folder').select('hash').where('name', '=', name).executeTakeFirst();
  return row?.hash ?? null;
}

export async function noteTakenFolder(trx: Trx, name: string, hash: string): Promise<void> {
  await trx
    .insertInto('taken_folder')
    .values({ name, hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
    .execute();
}
