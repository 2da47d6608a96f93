/** Cells of a text that a model gives by one formula for all languages, or by one for each: three cells, one for each language. */
import { languages } from '#domain/language/language.ts';
import { valueAt, withValue } from './content-path.ts';
import type { Path } from './content-path.ts';

/** Where the formula of this language stands, which may be the one of all. */
export function spokenPath(path: Path, value: unknown): Path {
  const all = path.slice(0, -1);
  return typeof valueAt(value, all) === 'object' ? path : all;
}

/** The first formula is said in all languages, until one of them gets its own; undefined takes one away. Equal ones are one again. */
export function withSpoken<Whole>(whole: Whole, path: Path, value: unknown): Whole {
  const all = path.slice(0, -1);
  const before = valueAt(whole, all);
  if (before === undefined) return withValue(whole, all, value);
  const each = typeof before === 'object' ? before : Object.fromEntries(languages.map((language) => [language, before]));
  const next = withValue(each, path.slice(-1), value);
  const [first, ...others] = languages.map((language) => valueAt(next, [language]));
  return withValue(whole, all, others.every((other) => other === first) ? first : next);
}
