/** Drafts: started from a version, saved as they are, discarded. The shop does not use them. */
import type { ModelContent } from '#contract/model-desk.ts';
import { ModelWrite } from '#contract/model-desk.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, fieldNotPermitted, notFound, Refusal, refused } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { writeOnce } from '#server/idempotency/idempotent.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { FieldDifference } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import type { ModelHead, StoredDraft } from './model-record-store.ts';
import { deleteDraft, findDraft, findVersion, lockHead, putDraft, raiseVersion, readVersionHeads } from './model-record-store.ts';
import type { ModelServices } from './model-services.ts';
import { fields } from './read-model-records.ts';

export interface Writer {
  actor: Actor;
  key: IdempotencyKey | null;
}

type Services = Pick<ModelServices, 'db' | 'now'>;

/** If one save changes more fields, the history records only their number. */
const mostFields = 200;

/** A stale version is refused with what others changed and with the current draft. */
export async function freshHead(trx: Trx, id: string, version: number): Promise<ModelHead> {
  const head = await lockHead(trx, id);
  if (head === null) throw notFound();
  if (head.version === version) return head;
  const draft = await findDraft(trx, id);
  const current = {
    version: head.version,
    ...(draft === null ? {} : { document: draft.document, cost: draft.cost, examples: draft.examples }),
  };
  throw await staleSave(trx, { kind: 'model', id: head.recordId, version, current });
}

export async function makeDraft(
  services: Services,
  id: string,
  { version, from }: { version: number; from: number },
  { actor, key }: Writer,
): Promise<ModelWrite> {
  return writeOnce(services.db, key, (body) => ModelWrite.parse(body), {
    lock: async (trx) => lockHead(trx, id),
    write: async (trx) => {
      const head = await freshHead(trx, id, version);
      if ((await findDraft(trx, id)) !== null) throw conflict('draftExists');
      const source = await findVersion(trx, id, from);
      if (source === null) throw notFound();
      const [newest] = await readVersionHeads(trx, id);
      const number = (newest?.number ?? 0) + 1;
      const [at, who] = [new Date(services.now()), actorName(actor)];
      await putDraft(trx, { id, number, basedOn: from, ...source, at, who });
      return written(trx, head, { number, at, who, differences: [{ field: 'draft', before: from, after: number }] });
    },
  });
}

export interface DraftSave extends ModelContent {
  version: number;
}

export async function saveDraft(services: Services, id: string, { version, ...content }: DraftSave, actor: Actor): Promise<ModelWrite> {
  if (content.document['id'] !== id) throw refused('modelIdFixed', { id }, 'body.document.id');
  return transaction(services.db, async (trx) => {
    const head = await freshHead(trx, id, version);
    const draft = await findDraft(trx, id);
    if (draft === null) throw notFound();
    refuseForeignFields(draft, content, actor);
    const differences = fieldDifferences(fields(draft), fields(content));
    const [at, who] = [new Date(services.now()), actorName(actor)];
    await putDraft(trx, { id, number: draft.number, basedOn: draft.basedOn, ...content, at, who });
    return written(trx, head, { number: draft.number, at, who, differences: shortened(differences) });
  });
}

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Costs may be changed by those who manage prices, everything else by those who manage models. */
function refuseForeignFields(before: StoredDraft, after: ModelContent, actor: Actor): void {
  if (differs(before.cost, after.cost) && !may(actor, 'managePrices')) throw new Refusal(422, [fieldNotPermitted('body.cost')]);
  if (may(actor, 'manageProductTypes')) return;
  if (differs(before.document, after.document)) throw new Refusal(422, [fieldNotPermitted('body.document')]);
  if (differs(before.examples, after.examples)) throw new Refusal(422, [fieldNotPermitted('body.examples')]);
}

function shortened(differences: FieldDifference[]): FieldDifference[] {
  return differences.length <= mostFields ? differences : [{ field: 'draft', before: null, after: `${differences.length} Felder` }];
}

export async function dropDraft(services: Services, id: string, version: number, actor: Actor): Promise<ModelWrite> {
  return transaction(services.db, async (trx) => {
    const head = await freshHead(trx, id, version);
    const draft = await findDraft(trx, id);
    if (draft === null) throw notFound();
    await deleteDraft(trx, id);
    const [at, who] = [new Date(services.now()), actorName(actor)];
    return written(trx, head, { number: draft.number, at, who, differences: [{ field: 'draft', before: draft.number, after: null }] });
  });
}

interface Written {
  number: number;
  at: Date;
  who: string;
  differences: readonly FieldDifference[];
}

export async function written(trx: Trx, { id, recordId }: ModelHead, { number, at, who, differences }: Written): Promise<ModelWrite> {
  const version = await raiseVersion(trx, id);
  await addHistory(trx, 'model', { recordId, version, at, who }, differences);
  return { version, number };
}
