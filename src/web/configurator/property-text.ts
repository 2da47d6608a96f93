/** Properties in words, for cart, mail and workshop. */
import { measureText } from '#domain/configurator/message.ts';
import { isChosen, propertiesOf } from '#domain/configurator/describe.ts';
import type { Property, PropertyTree } from '#domain/configurator/describe.ts';
import type { Language } from '#domain/language/language.ts';

export interface YesNo {
  yes: string;
  no: string;
}

function propertyText(property: Property, language: Language, words: YesNo): string {
  switch (property.type) {
    case 'number':
      return measureText(property.value, property.unit);
    case 'option':
      return property.options.find(({ value }) => value === property.value)?.label[language] ?? property.value;
    case 'bool':
      return property.value ? words.yes : words.no;
    default:
      return property.value;
  }
}

/** The choices as label and value. */
export function chosenValues(tree: PropertyTree, language: Language, words: YesNo): { label: string; value: string }[] {
  return propertiesOf(tree.groups)
    .filter(isChosen)
    .map((property) => ({ label: property.label[language], value: propertyText(property, language, words) }));
}

const dimensionIds = ['length', 'width', 'height'];

/** The fields of length, width and height; null for one that cannot be chosen. */
export function dimensionFields(tree: PropertyTree, language: Language): ({ fieldId: string; label: string } | null)[] {
  const asked = propertiesOf(tree.groups).filter(({ type, visible, enabled }) => type === 'number' && visible && enabled);
  return dimensionIds.map((id) => {
    const property = asked.find((each) => each.id === id);
    return property === undefined ? null : { fieldId: `p-${id}`, label: property.label[language] };
  });
}
