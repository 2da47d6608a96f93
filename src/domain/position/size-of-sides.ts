/** The three sizes of a line as one: `Innen 1000 × 600 × 500 mm`. */
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import type { Choice } from './told-choice.ts';

const sizeText = /^([\d.]+) mm$/;
const innerLabel = /innen|intérieur|inner|inside|internal/i;

/** `inner`: the word placed before inner sizes. `first`: where the three begin. Null: no three sizes stand in a row. */
export function sizeOfSides(details: readonly Choice[], inner: string): { first: number; text: string } | null {
  const first = details.findIndex((_, at) => details.slice(at, at + 3).filter(({ value }) => sizeText.test(value)).length === 3);
  if (first < 0) return null;
  const sides = details.slice(first, first + 3);
  const size = unbrokenSize(`${sides.map(({ value }) => sizeText.exec(value)?.[1]).join(' × ')} mm`);
  return { first, text: sides.every(({ label }) => innerLabel.test(label)) ? `${inner} ${size}` : size };
}
