/** The chosen values as text in the customer's language, as they remain on every document of the order. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { describe, isChosen, propertiesOf } from '#domain/configurator/describe.ts';
import type { Property } from '#domain/configurator/describe.ts';
import type { Configuration, Evaluation, Values } from '#domain/configurator/evaluation.ts';
import { measureText } from '#domain/configurator/message.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import { keyFigures } from '#server/configurator/key-figure.ts';

const yes: LocalizedText = { de: 'ja', fr: 'oui', en: 'yes' };
const no: LocalizedText = { de: 'nein', fr: 'non', en: 'no' };

export function positionDetails(model: CompiledModel, values: Values, language: Language): { label: string; value: string }[] {
  return propertiesOf(describe(model, values, 'product-model').groups)
    .filter(isChosen)
    .map((property) => ({ label: property.label[language], value: valueText(property, language) }));
}

/** The text below a line's name: the choices, or, if there were none, the size that distinguishes the goods from similar ones. */
export function lineDetails(
  model: CompiledModel,
  { configuration, evaluation }: { configuration: Configuration; evaluation: Evaluation | null },
  language: Language,
): { label: string; value: string }[] {
  const chosen = positionDetails(model, configuration.values, language);
  return chosen.length > 0 ? chosen : keyFigures(evaluation, language).slice(0, 1);
}

function valueText(property: Property, language: Language): string {
  switch (property.type) {
    case 'number':
      return measureText(property.value, property.unit);
    case 'option':
      return property.options.find((option) => option.value === property.value)?.label[language] ?? property.value;
    case 'bool':
      return (property.value ? yes : no)[language];
    default:
      return property.value;
  }
}
