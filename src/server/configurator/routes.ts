import { createHash } from 'node:crypto';
import * as wire from '#contract/configurator.ts';
import type { Db } from '#server/db/pool.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind, FileAnswer } from '#server/call/binding.ts';
import { notFound, Refusal } from '#server/call/refusal.ts';
import type { ModelEntry, ModelLibrary } from '#server/model/model-library.ts';
import { readFileContent } from './configurator-file-store.ts';
import { describeModel } from './describe-model.ts';
import { evaluationAnswer } from './evaluation-answer.ts';
import { evaluateSheet } from './evaluate-sheet.ts';
import { evaluateValues } from './evaluate-configuration.ts';

/** Models are public by id. */
function entryOf(models: ModelLibrary, id: string, version?: number): ModelEntry {
  const entry = models.entry(id, version);
  if (entry === null) throw new Refusal(404, [{ message: 'modelNotFound', params: { modelId: id } }]);
  return entry;
}

export function configuratorRoutes(services: { db: Db; models: () => ModelLibrary }): Binding[] {
  return [
    bind(wire.evaluateModel, ({ body }) => {
      const models = services.models();
      const { compiled, sheet } = entryOf(models, body.modelId, body.version);
      if (sheet === null) return evaluationAnswer(evaluateValues(models, compiled, body.values), compiled);
      const { evaluation, drawnBy } = evaluateSheet(sheet, body.values, body.quantity ?? 1);
      return evaluationAnswer(evaluation, compiled, drawnBy);
    }),
    bind(wire.describeModel, ({ params, query }, _facts, answer) => {
      const described = describeModel(entryOf(services.models(), params.id, query.version));
      answer.cacheControl = 'public, max-age=300';
      return described;
    }),
    bind(wire.readModelFile, async ({ params: { name } }, _facts, answer) => {
      // Workbooks hold costs: only 3D models may be downloaded here.
      const file = name.endsWith('.glb') ? await readFileContent(services.db, name) : null;
      if (file === null) throw notFound();
      const etag = createHash('sha256').update(file.content).digest('base64url').slice(0, 22);
      answer.cacheControl = 'public, max-age=3600';
      return new FileAnswer(file.content, 'model/gltf-binary', { etag });
    }),
  ];
}
