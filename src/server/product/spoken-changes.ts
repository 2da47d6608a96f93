/** Single texts of a change count for the language in which they were read. */
import type { ProductChanges as WireChanges } from '#contract/product-record.ts';
import type { ProductChanges, ProductState } from '#domain/catalog/product-change.ts';
import { filledText } from '#domain/language/language.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';

export function spokenChanges(
  { name, description, values, ...plain }: Omit<WireChanges, 'deleted'>,
  before: ProductState,
  language: Language = 'de',
): ProductChanges {
  return {
    ...plain,
    name: spokenWords(name, before.name, language),
    description: spokenWords(description, before.description, language),
    values: Array.isArray(values)
      ? Object.fromEntries(values.map(({ attributeId, value }) => [String(attributeId), { language, text: value }]))
      : values,
  };
}

/** German is read where a language has no words: sent back it gives it none. */
function spokenWords(given: WireChanges['name'], before: LocalizedText, language: Language): ProductChanges['name'] {
  if (typeof given !== 'string') return given;
  return given === filledText(before)[language] ? undefined : { [language]: given };
}
