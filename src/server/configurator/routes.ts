import { createHash } from 'node:crypto';
import * as wire from '#contract/configurator.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Db } from '#server/db/pool.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind, FileAnswer } from '#server/call/binding.ts';
import { notFound, Refusal } from '#server/call/refusal.ts';
import { readFileContent } from './configurator-file-store.ts';
import { describeModel } from './describe-model.ts';
import { evaluationAnswer } from './evaluation-answer.ts';
import { evaluateSheet } from './evaluate-sheet.ts';
import { evaluateValues } from './evaluate-configuration.ts';
import { modelById } from './model-files.ts';
import { sheetOf } from './sheet-registry.ts';

/** Models are public by id; an unknown one and an unpublished version look alike. */
function modelOf(id: string, version?: number): CompiledModel {
  const compiled = modelById(id);
  if (compiled === null || (version !== undefined && version !== compiled.model.version)) {
    throw new Refusal(404, [{ message: 'modelNotFound', params: { modelId: id } }]);
  }
  return compiled;
}

export function configuratorRoutes({ db }: { db: Db }): Binding[] {
  return [
    bind(wire.evaluateModel, ({ body }) => {
      const compiled = modelOf(body.modelId, body.version);
      const sheet = sheetOf(compiled);
      if (sheet === null) return evaluationAnswer(evaluateValues(compiled, body.values));
      const { evaluation, drawnBy } = evaluateSheet(sheet, body.values, body.quantity ?? 1);
      return evaluationAnswer(evaluation, drawnBy);
    }),
    bind(wire.describeModel, ({ params }, _facts, answer) => {
      const described = describeModel(modelOf(params.id));
      answer.cacheControl = 'public, max-age=300';
      return described;
    }),
    bind(wire.readModelFile, async ({ params: { name } }, _facts, answer) => {
      // Workbooks hold costs: nothing but models leaves by this door.
      const file = name.endsWith('.glb') ? await readFileContent(db, name) : null;
      if (file === null) throw notFound();
      const etag = createHash('sha256').update(file.content).digest('base64url').slice(0, 22);
      answer.cacheControl = 'public, max-age=3600';
      return new FileAnswer(file.content, 'model/gltf-binary', { etag });
    }),
  ];
}
