/** Resolves the address of a picture: a product as in the catalogue, or one configuration of it. */
import { Values } from '#contract/configurator.ts';
import type { Evaluation, Values as ParameterValues } from '#domain/configurator/evaluation.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { evaluateConfiguration, evaluateValues } from '#server/configurator/evaluate-configuration.ts';
import { Refusal } from '#server/call/refusal.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';

const malformed = (): Refusal => new Refusal(400, [{ message: 'validation.custom', params: {}, field: 'query.values' }]);

function parseValues(text: string): ParameterValues {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw malformed();
  }
  const values = Values.safeParse(json);
  if (!values.success) throw malformed();
  return values.data;
}

/** Null: the product has no model. Values count only if the product can be configured. */
export function drawnEvaluation(models: ModelLibrary, product: CatalogProduct, values: string | undefined): Evaluation | null {
  const compiled = product.modelId === null ? null : models.compiled(product.modelId);
  if (compiled === null || product.configuration === null) return null;
  if (values === undefined || !product.canBeConfigured) return evaluateConfiguration(models, product.configuration);
  return evaluateValues(models, compiled, { ...product.configuration.values, ...parseValues(values) });
}
