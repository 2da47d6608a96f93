/** Texts of a product missing in a language: there is a German one, but not the other. */
import type { ProductRecord } from '#contract/product-record.ts';
import { attributeType } from '#domain/catalog/product.ts';
import type { Language } from '#domain/language/language.ts';

/** Names of the form's fields, in form order. */
export function missingTexts({ name, description, attributes, values }: ProductRecord, language: Language): string[] {
  const texts = (['name', 'description'] as const).filter((field) => {
    const text = { name, description }[field];
    return text.de.trim() !== '' && text[language].trim() === '';
  });
  const words = attributes.filter(({ attributeId, typeId }) => {
    const value = values[attributeId];
    return typeId === attributeType.string && typeof value === 'object' && value.de.trim() !== '' && value[language].trim() === '';
  });
  return [...texts.map((field) => `${field}.${language}`), ...words.map(({ attributeId }) => `values.${attributeId}.${language}`)];
}
