/** Which column of a table fills which field. */
import type { ImportField } from './field.ts';
import { wordKey } from './field.ts';

/** By column: the path of a field, null for none. */
export type Mapping = readonly (string | null)[];

/** Which field a heading means, by `wordKey`. Alternative headings last, so that a field's own heading is never taken for another field. */
export function fieldWords(fields: readonly ImportField[]): Map<string, string> {
  const byWord = new Map<string, string>();
  for (const { path, label } of fields) if (!byWord.has(wordKey(label))) byWord.set(wordKey(label), path);
  for (const { path, also } of fields) for (const word of [...also, path]) if (!byWord.has(wordKey(word))) byWord.set(wordKey(word), path);
  return byWord;
}

/** By the fields' own headings and their alternatives; each field once, the first column wins. */
export function guessedMapping(headings: readonly string[], fields: readonly ImportField[]): Mapping {
  const byWord = fieldWords(fields);
  const taken = new Set<string>();
  return headings.map((heading) => {
    const path = byWord.get(wordKey(heading));
    if (path === undefined || taken.has(path)) return null;
    taken.add(path);
    return path;
  });
}

/** Equal for the same headings in the same order. */
export const headingsKey = (headings: readonly string[]): string => headings.map(wordKey).join('|');

/** The mapping chosen for these headings before, as far as the fields still exist. */
export function fittingMapping(mapping: Mapping, headings: readonly string[], fields: readonly ImportField[]): Mapping {
  const known = new Set(fields.map(({ path }) => path));
  return headings.map((_, column) => {
    const path = mapping[column] ?? null;
    return path !== null && known.has(path) ? path : null;
  });
}
