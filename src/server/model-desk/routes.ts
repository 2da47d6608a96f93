import type { AnyEndpoint } from '#contract/endpoint.ts';
import * as wire from '#contract/model-desk.ts';
import type { RequestFacts } from '#server/call/binding.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { checkDraft } from './check-draft.ts';
import { evaluateDraft } from './evaluate-draft.ts';
import { foreseeDraft } from './foresee-draft.ts';
import type { ModelServices } from './model-services.ts';
import { publishDraft, rollBack } from './publish-model.ts';
import { compareVersions, readContent, readModelRecord, readModelSummaries } from './read-model-records.ts';
import type { Writer } from './write-draft.ts';
import { dropDraft, makeDraft, saveDraft } from './write-draft.ts';

export function modelDeskRoutes(services: ModelServices): Binding[] {
  return [
    bind(wire.readModels, async () => {
      const items = await readModelSummaries(services);
      return { items, page: 1, perPage: Math.max(1, items.length), total: items.length };
    }),
    bind(wire.readModel, async ({ params }) => readModelRecord(services, params.id)),
    bind(wire.readModelVersion, async ({ params: { id, number } }) => ({ number, ...(await readContent(services, id, number)) })),
    bind(wire.makeModelDraft, async ({ params, body }, facts) =>
      makeDraft(services, params.id, body, writer(wire.makeModelDraft, params.id, body, facts)),
    ),
    bind(wire.saveModelDraft, async ({ params, body }, { actor }) => saveDraft(services, params.id, body, actor)),
    bind(wire.deleteModelDraft, async ({ params, query }, { actor }) => dropDraft(services, params.id, query.version, actor)),
    bind(wire.evaluateModelDraft, async ({ params, body }) => evaluateDraft(services, params.id, body)),
    bind(wire.checkModelDraft, async ({ params, body }, { actor }) => checkDraft(services, params.id, body.version, actor)),
    bind(wire.foreseeModelDraft, async ({ params, body }) => foreseeDraft(services, params.id, body.version)),
    bind(wire.publishModelDraft, async ({ params, body }, facts) =>
      publishDraft(services, params.id, body, writer(wire.publishModelDraft, params.id, body, facts)),
    ),
    bind(wire.rollBackModel, async ({ params, body }, facts) =>
      rollBack(services, params.id, body, writer(wire.rollBackModel, params.id, body, facts)),
    ),
    bind(wire.compareModelVersions, async ({ params, query }) => compareVersions(services, params.id, query)),
  ];
}

/** Caller, call and model for which an idempotency key is valid. */
function writer({ path }: AnyEndpoint, id: string, body: object, { actor, idempotencyKey: key }: RequestFacts): Writer {
  return { actor, key: idempotencyKey(`${path} ${id} ${actorName(actor)}`, key, body) };
}
