/** What a product of a type may contain: attributes with their choices, and the model that checks its preset. */
import { attributeType } from '#domain/catalog/product.ts';
import type { PresetModel, TypeFacts } from '#domain/catalog/product-change.ts';
import { nearestValid } from '#domain/configurator/nearest-valid.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { evaluateValues } from '#server/configurator/evaluate-configuration.ts';
import { choicesOf } from './attribute-choices.ts';
import type { Choices } from './attribute-choices.ts';
import type { StoredType } from './product-record-store.ts';
import { modelIdOf } from './read-product-record.ts';

const noChoices: Choices = new Map();

export function typeFactsOf(snapshot: CatalogSnapshot, row: { id: number; typeId: number }, type: StoredType): TypeFacts {
  return {
    attributes: new Map(
      type.attributes.map(({ attributeId, typeId }) => [
        attributeId,
        {
          typeId,
          // The words of all products are needed only for a choice.
          get choices() {
            return typeId === attributeType.enum ? choicesOf(snapshot, attributeId) : noChoices;
          },
        },
      ]),
    ),
    get model() {
      return presetModel(snapshot, modelIdOf(snapshot, row, type));
    },
  };
}

function presetModel({ models }: CatalogSnapshot, modelId: string | null): PresetModel | null {
  const compiled = modelId === null ? null : models.compiled(modelId);
  if (compiled === null) return null;
  const isSheet = models.entry(compiled.model.id, compiled.model.version)?.sheet != null;
  return {
    params: new Set(compiled.params.map(({ param }) => param.id)),
    get start() {
      return presetValues(compiled);
    },
    evaluate: (values) => evaluateValues(models, compiled, values),
    nearest: (values, param) => (isSheet ? null : (nearestValid(compiled, values).find((each) => each.param === param)?.value ?? null)),
  };
}
