/** The values that somebody chose, in words of that person's language, as they stay on every document of the order. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { describe, isChosen, propertiesOf } from '#domain/configurator/describe.ts';
import type { Property } from '#domain/configurator/describe.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { measureText } from '#domain/configurator/message.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';

const yes: LocalizedText = { de: 'ja', fr: 'oui', en: 'yes' };
const no: LocalizedText = { de: 'nein', fr: 'non', en: 'no' };

export function positionDetails(model: CompiledModel, values: Values, language: Language): { label: string; value: string }[] {
  return propertiesOf(describe(model, values, 'product-model').groups)
    .filter(isChosen)
    .map((property) => ({ label: property.label[language], value: valueText(property, language) }));
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
