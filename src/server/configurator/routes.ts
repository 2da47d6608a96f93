import * as wire from '#contract/configurator.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Binding } from '#server/http/binding.ts';
import { bind } from '#server/http/binding.ts';
import { Refusal } from '#server/http/refusal.ts';
import { describeModel } from './describe-model.ts';
import { evaluationAnswer } from './evaluation-answer.ts';
import { evaluateValues } from './evaluate-configuration.ts';
import { modelById } from './model-files.ts';

/** Models are public by id; an unknown one and an unpublished version look alike. */
function modelOf(id: string, version?: number): CompiledModel {
  const compiled = modelById(id);
  if (compiled === null || (version !== undefined && version !== compiled.model.version)) {
    throw new Refusal(404, [{ message: 'modelNotFound', params: { modelId: id } }]);
  }
  return compiled;
}

export function configuratorRoutes(): Binding[] {
  return [
    bind(wire.evaluateModel, ({ body }) => evaluationAnswer(evaluateValues(modelOf(body.modelId, body.version), body.values))),
    bind(wire.describeModel, ({ params }, _facts, answer) => {
      const described = describeModel(modelOf(params.id));
      answer.cacheControl = 'public, max-age=300';
      return described;
    }),
  ];
}
