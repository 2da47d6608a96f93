/** Puts a draft or an earlier version in force as the version the shop sells. Whatever refers to another version keeps it. */
import { ModelWrite } from '#contract/model-desk.ts';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { stepsBack } from '#domain/configurator/migrate-back.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound } from '#server/call/refusal.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import type { Trx } from '#server/db/pool.ts';
import { readMaterialPrices } from '#server/model/read-model-library.ts';
import type { FieldDifference } from '#server/record/record-history.ts';
import { contentHash, groundOf, numbered } from './draft-content.ts';
import { deleteDraft, findDraft, findVersion, insertVersion, putDraft, readVersionHeads } from './model-record-store.ts';
import type { ModelServices } from './model-services.ts';
import type { Writer } from './write-draft.ts';
import { freshHead, written } from './write-draft.ts';

export async function publishDraft(
  services: ModelServices,
  id: string,
  { version, note }: { version: number; note: string },
  writer: Writer,
): Promise<ModelWrite> {
  return putInForce(services, { id, version, writer }, async (trx, { at, who }) => {
    const draft = await findDraft(trx, id);
    if (draft === null) throw notFound();
    const ground = groundOf(services.catalog.now().models, draft, await readMaterialPrices(trx));
    if (draft.checked?.green !== true || draft.checkedHash !== contentHash(draft, ground)) throw conflict('modelNotChecked');
    const { number, cost, examples } = draft;
    await insertVersion(trx, { id, number, document: numbered(draft), cost, examples, uses: ground.uses, note, at, who });
    await deleteDraft(trx, id);
    return { number, difference: { field: 'published', before: number - 1, after: number } };
  });
}

export async function rollBack(
  services: ModelServices,
  id: string,
  { version, number: wanted, note }: { version: number; number: number; note: string },
  writer: Writer,
): Promise<ModelWrite> {
  return putInForce(services, { id, version, writer }, async (trx, { at, who }) => {
    const [newest] = await readVersionHeads(trx, id);
    const source = await findVersion(trx, id, wanted);
    if (source === null || newest === undefined) throw notFound();
    if (newest.number === wanted) throw conflict('versionInForce');
    const number = newest.number + 1;
    const before = await findVersion(trx, id, newest.number);
    const migrate = stepsBack(publishedModel(source.document), publishedModel(before?.document));
    const document = { ...numbered({ document: source.document, number }), ...(migrate.length === 0 ? {} : { migrate }) };
    await insertVersion(trx, { ...source, id, number, document, note, at, who });
    // A waiting draft gets the next number.
    const draft = await findDraft(trx, id);
    if (draft !== null) await putDraft(trx, { ...draft, number: number + 1, at: draft.changedAt, who: draft.who });
    return { number, difference: { field: 'rolledBack', before: newest.number, after: wanted } };
  });
}

/** `version`: of the model's head, as read. `insert` writes the version that is in force from now on. */
async function putInForce(
  services: ModelServices,
  { id, version, writer: { actor, key } }: { id: string; version: number; writer: Writer },
  insert: (trx: Trx, by: { at: Date; who: string }) => Promise<{ number: number; difference: FieldDifference }>,
): Promise<ModelWrite> {
  const { db, catalog, now } = services;
  return idempotent(
    db,
    key,
    (body) => ModelWrite.parse(body),
    async (taken) =>
      changeCatalog(db, catalog, async (trx, changed) => {
        const head = await freshHead(trx, id, version);
        const by = { at: new Date(now()), who: actorName(actor) };
        const { number, difference } = await insert(trx, by);
        changed('model', [id]);
        const answer = await written(trx, head, { number, ...by, differences: [difference] });
        if (taken !== null) await keepAnswer(trx, taken, answer);
        return answer;
      }),
  );
}
