/** The impact of publishing the draft. Only for a draft that has passed the gate: any other may take an unknown time. */
import type { Impact } from '#contract/model-impact.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { conflict, notFound } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { written } from '#server/model/model-facts.ts';
import { ModelLibrary } from '#server/model/model-library.ts';
import { readModelFacts } from '#server/model/read-model-library.ts';
import { contentHash, groundOf, numbered } from './draft-content.ts';
import { impactOf } from './impact.ts';
import { findDraft } from './model-record-store.ts';
import type { ModelServices } from './model-services.ts';
import { freshHead } from './write-draft.ts';

export async function foreseeDraft(services: ModelServices, id: string, version: number): Promise<Impact> {
  const { db, catalog, now } = services;
  const snapshot = catalog.now();
  const draft = await transaction(db, async (trx) => {
    await freshHead(trx, id, version);
    return findDraft(trx, id);
  });
  if (draft === null) throw notFound();
  const facts = await readModelFacts(db);
  const ground = groundOf(snapshot.models, draft, facts.materialPrices);
  if (draft.checked?.green !== true || draft.checkedHash !== contentHash(draft, ground)) throw conflict('modelNotChecked');
  const { number, cost } = draft;
  const published = written({ id, version: number, state: 'published', document: numbered(draft), cost, uses: ground.uses });
  const models = ModelLibrary.of({ ...facts, versions: [...facts.versions, published] }, snapshot.models);
  return impactOf(db, snapshot, models, localNow(now()).date);
}
