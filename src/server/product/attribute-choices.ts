/** The choices of each attribute: there is no separate list, they are the words in use by products. */
import { attributeType } from '#domain/catalog/product.ts';
import { readStoredValue } from '#domain/catalog/attribute-value.ts';
import { choiceKey, germanOf } from '#domain/catalog/attribute-word.ts';
import type { ReadValue } from '#domain/catalog/attribute-word.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { derived } from '#server/catalog/derived.ts';

export type Choices = ReadonlyMap<string, ReadValue>;

/** By attribute, then by the German word in lower case. */
const byAttribute = derived<ReadonlyMap<number, Choices>>(({ products }) => {
  const found = new Map<number, Map<string, ReadValue>>();
  const seen = new Set<string>();
  for (const { values } of products)
    for (const { attributeId, typeId, value } of values) {
      if (typeId !== attributeType.enum || value === '') continue;
      const key = `${attributeId} ${value}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const choices = found.get(attributeId) ?? new Map<string, ReadValue>();
      found.set(attributeId, choices);
      const read = readStoredValue(value);
      if (!choices.has(choiceKey(germanOf(read)))) choices.set(choiceKey(germanOf(read)), read);
    }
  return found;
});

const none: Choices = new Map();

export const choicesOf = (snapshot: CatalogSnapshot, attributeId: number): Choices => byAttribute(snapshot).get(attributeId) ?? none;

export const choiceWords = (snapshot: CatalogSnapshot, attributeId: number): string[] =>
  [...choicesOf(snapshot, attributeId).values()].map(germanOf).sort((a, b) => a.localeCompare(b, 'de'));
