/** Runs the gate on the saved draft and stores its result, valid for exactly this content. */
import type { GateAnswer } from '#contract/model-desk.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { readMaterialPrices } from '#server/model/read-model-library.ts';
import type { DraftAnswers } from './draft-task.ts';
import { contentHash, groundOf } from './draft-content.ts';
import { findDraft, storeGate } from './model-record-store.ts';
import type { ModelServices } from './model-services.ts';
import { freshHead } from './write-draft.ts';

const inputs = 300;
const withinMs = 8000;
/** A single case that never ends is aborted together with its thread. */
const deadlineMs = 20_000;

export async function checkDraft(services: ModelServices, id: string, version: number, actor: Actor): Promise<GateAnswer> {
  const { db, catalog, thread, now } = services;
  const draft = await transaction(db, async (trx) => {
    await freshHead(trx, id, version);
    return findDraft(trx, id);
  });
  if (draft === null) throw notFound();
  const ground = groundOf(catalog.now().models, draft, await readMaterialPrices(db));
  const told = await thread.ask({ kind: 'check', draft, ground, inputs, withinMs }, deadlineMs);
  const gate = { ...told, green: isGreen(told), at: new Date(now()).toISOString(), who: actorName(actor) };
  await transaction(db, async (trx) => {
    // If it was saved meanwhile, the content differs and this result does not apply to it.
    await freshHead(trx, id, version);
    await storeGate(trx, id, contentHash(draft, ground), gate);
  });
  return gate;
}

const isGreen = ({ faults, red }: DraftAnswers['check']): boolean => faults.length === 0 && red.length === 0;
