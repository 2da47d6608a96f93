/** What a paper with pictures draws from all four corners: each configured line as agreed, with its model's version. */
import type { OrderPosition } from '#contract/order.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';

/** Null: the line has no model, or that version is gone, so that only its stored picture is left. */
export function shownPosition(models: ModelLibrary): (position: Pick<OrderPosition, 'configuration'>) => Evaluation | null {
  return ({ configuration }) => (configuration === null ? null : evaluateConfiguration(models, configuration));
}
