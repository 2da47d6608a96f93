/** Whether the shop accepts a cart line's configuration: evaluated here, by the product's own model, whatever the browser computed. */
import type { Configuration, Evaluation } from '#domain/configurator/evaluation.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import { migrateConfiguration } from '#domain/configurator/migrate.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { evaluateValues } from '#server/configurator/evaluate-configuration.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';

export interface CheckedConfiguration {
  configuration: Configuration | null;
  evaluation: Evaluation | null;
  valid: boolean;
}

const invalid: CheckedConfiguration = { configuration: null, evaluation: null, valid: false };

/** `asked` null: the product as in the catalogue. An older version of the model is migrated to the current one. */
export function checkConfiguration(
  models: ModelLibrary,
  product: CatalogProduct,
  asked: Configuration | null,
  quantity = 1,
): CheckedConfiguration {
  const compiled = product.modelId === null ? null : models.compiled(product.modelId);
  if (compiled === null) return asked === null ? { configuration: null, evaluation: null, valid: true } : invalid;
  if (asked !== null && (asked.modelId !== compiled.model.id || asked.version > compiled.model.version)) return invalid;
  const current = asked !== null && asked.version < compiled.model.version ? migrateConfiguration(compiled, asked).configuration : asked;
  const chosen = current ?? product.configuration;
  if (chosen === null) return invalid;
  const evaluation = evaluateValues(models, compiled, chosen.values, quantity);
  const configuration: Configuration = { modelId: evaluation.modelId, version: evaluation.version, values: evaluation.values };
  const fixed =
    product.canBeConfigured || asked === null || canonicalJson(configuration.values) === canonicalJson(product.configuration?.values ?? {});
  return { configuration, evaluation, valid: fixed && !evaluation.problems.some(({ severity }) => severity === 'ERROR') };
}
