/** Sizes as typed: `400 × 300 × 200; 600 × 400 × 300`, in millimetres. */
import type { RemoteSample } from '#contract/price-explanation.ts';
import { priceWords } from './price-words.ts';

type Size = NonNullable<RemoteSample['size']>;

const most = 8;
const largestMm = 20_000;

/** Null: one of them is invalid. Empty: the product as in the catalogue. Duplicate sizes count once. */
export function sizesIn(text: string): Size[] | null {
  const parts = text
    .split(/[;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const sizes = [...new Set(parts)].map(sizeIn);
  const sound = sizes.filter((size) => size !== null);
  const distinct = [...new Map(sound.map((size) => [sizeText(size), size])).values()];
  return sound.length === sizes.length && distinct.length <= most ? distinct : null;
}

function sizeIn(text: string): Size | null {
  const sides = /^(\d{1,5})\s*[x×*/]\s*(\d{1,5})\s*[x×*/]\s*(\d{1,5})(?:\s*mm)?$/i.exec(text)?.slice(1).map(Number);
  const [length = 0, width = 0, height = 0] = sides ?? [];
  return [length, width, height].every((side) => side >= 1 && side <= largestMm) ? { length, width, height } : null;
}

export const sizeText = (size: RemoteSample['size']): string =>
  size === null ? priceWords.sampling.usualSize : `${size.length} × ${size.width} × ${size.height}`;
