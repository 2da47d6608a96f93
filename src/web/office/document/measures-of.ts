/** What a line written for a customer of another language says without words: its sizes and weight. */
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { sizeOfSides } from '#domain/position/size-of-sides.ts';
import type { Choice } from '#domain/position/told-choice.ts';

/** A single length would need its label. */
const measure = /^[\d.,' ]+kg$|^[\d.,' ]+(?:×[\d.,' ]+)+mm$/;

/** `inner`: the word placed before inner sizes. */
export function measuresOf(details: readonly Choice[], inner: string): string[] {
  const sides = sizeOfSides(details, inner);
  const others = details.filter(({ value }, at) => measure.test(value) && (sides === null || at < sides.first || at >= sides.first + 3));
  return [...(sides === null ? [] : [sides.text]), ...others.map(({ value }) => unbrokenSize(value))];
}
