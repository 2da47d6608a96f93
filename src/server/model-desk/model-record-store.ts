/** SQL of models as records of the office: their heads, versions and drafts. */
import type { GateAnswer } from '#contract/model-desk.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Draft } from './draft-content.ts';
import { whoMade } from './who-made-store.ts';

export interface ModelHead {
  id: string;
  recordId: number;
  version: number;
}

const headColumns = ['id', 'record_id as recordId', 'version'] as const;

/** Null: no such model. */
export async function findHead(db: Db, id: string): Promise<ModelHead | null> {
  return (await db.selectFrom('product_model').select(headColumns).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function lockHead(trx: Trx, id: string): Promise<ModelHead | null> {
  return (await trx.selectFrom('product_model').select(headColumns).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** Returns the new version. */
export async function raiseVersion(trx: Trx, id: string): Promise<number> {
  const row = await trx
    .updateTable('product_model')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export interface VersionHead {
  id: string;
  number: number;
  createdAt: Date;
  who: string;
  note: string;
}

/** Newest first; without an id those of all models. */
export async function readVersionHeads(db: Db, id: string | null): Promise<VersionHead[]> {
  return db
    .selectFrom('product_model_version')
    .select(['model_id as id', 'version as number', 'created_at as createdAt', whoMade, 'note'])
    .$if(id !== null, (query) => query.where('model_id', '=', id ?? ''))
    .orderBy('model_id')
    .orderBy('version', 'desc')
    .execute();
}

export interface StoredVersion {
  document: Record<string, unknown>;
  cost: Record<string, unknown> | null;
  examples: Record<string, unknown>[];
  uses: Record<string, number>;
}

export async function findVersion(db: Db, id: string, number: number): Promise<StoredVersion | null> {
  const row = await db
    .selectFrom('product_model_version')
    .select(['document', 'cost', 'examples', 'uses'])
    .where('model_id', '=', id)
    .where('version', '=', number)
    .executeTakeFirst();
  return (row as StoredVersion | undefined) ?? null;
}

export interface NewVersion {
  id: string;
  number: number;
  document: object;
  cost: object | null;
  examples: readonly object[];
  uses: Readonly<Record<string, number>>;
  note: string;
  at: Date;
  who: string;
}

export async function insertVersion(trx: Trx, { id, number, document, cost, examples, uses, note, at, who }: NewVersion): Promise<void> {
  await trx
    .insertInto('product_model_version')
    .values({
      model_id: id,
      version: number,
      state: 'published',
      document: JSON.stringify(document),
      cost: cost === null ? null : JSON.stringify(cost),
      examples: JSON.stringify(examples),
      uses: JSON.stringify(uses),
      note,
      created_at: at,
      created_by: who,
    })
    .execute();
}

export interface DraftHead {
  id: string;
  number: number;
  basedOn: number;
  changedAt: Date;
  who: string;
}

const draftHead = ['model_id as id', 'number', 'based_on as basedOn', 'changed_at as changedAt', 'changed_by as who'] as const;

export async function readDraftHeads(db: Db): Promise<DraftHead[]> {
  return db.selectFrom('product_model_draft').select(draftHead).execute();
}

export interface StoredDraft extends DraftHead, Draft {
  checkedHash: string | null;
  checked: GateAnswer | null;
}

export async function findDraft(db: Db, id: string): Promise<StoredDraft | null> {
  const row = await db
    .selectFrom('product_model_draft')
    .select([...draftHead, 'document', 'cost', 'examples', 'checked_hash as checkedHash', 'checked'])
    .where('model_id', '=', id)
    .executeTakeFirst();
  return (row as StoredDraft | undefined) ?? null;
}

export async function putDraft(
  trx: Trx,
  { id, number, basedOn, document, cost, examples, at, who }: Draft & { basedOn: number; at: Date; who: string },
): Promise<void> {
  const row = {
    number,
    based_on: basedOn,
    document: JSON.stringify(document),
    cost: cost === null ? null : JSON.stringify(cost),
    examples: JSON.stringify(examples),
    changed_at: at,
    changed_by: who,
  };
  await trx
    .insertInto('product_model_draft')
    .values({ model_id: id, ...row })
    .onConflict((conflict) => conflict.column('model_id').doUpdateSet(row))
    .execute();
}

export async function storeGate(trx: Trx, id: string, hash: string, gate: GateAnswer): Promise<void> {
  await trx
    .updateTable('product_model_draft')
    .set({ checked_hash: hash, checked: JSON.stringify(gate) })
    .where('model_id', '=', id)
    .execute();
}

export async function deleteDraft(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('product_model_draft').where('model_id', '=', id).execute();
}
