/** The camera of a share link as three direction weights along length, width and height. Specification: storefront §3 (configurator view data), §9. */
import { latinDigits } from '#domain/language/latin-digits.ts';
import type { Vec3 } from '#domain/configurator/evaluation.ts';

export const usualCamera: Vec3 = [0.7, 0.7, 0.7];

const farthest = 100;

/** A typed weight, with comma or point; null: invalid. */
export function parseWeight(typed: string): number | null {
  const text = latinDigits(typed);
  if (!/^\s*[-−]?\d{1,3}(?:[.,]\d{1,3})?\s*$/.test(text)) return null;
  const weight = Number(text.trim().replace('−', '-').replace(',', '.'));
  return Math.abs(weight) <= farthest ? weight : null;
}

/** The camera for three typed weights; null: one of them is invalid, or the camera has no direction. */
export function parseCamera(texts: readonly [string, string, string]): Vec3 | null {
  const [x, y, z] = [parseWeight(texts[0]), parseWeight(texts[1]), parseWeight(texts[2])];
  if (x === null || y === null || z === null || (x === 0 && y === 0 && z === 0)) return null;
  return [x, y, z];
}
