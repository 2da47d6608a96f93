/**
 * Order of products in a list: configurable ones first, then by name.
 * Specification: storefront §4 (Product list sorting; reverse multiplies the comparison by −1).
 * Names are compared by base letters without Intl, whose collation differs between browser and server.
 */
import type { Product } from './product.ts';

type Listed = Pick<Product, 'canBeConfigured' | 'name'>;

export function compareProducts(a: Listed, b: Listed): number {
  if (a.canBeConfigured !== b.canBeConfigured) return a.canBeConfigured ? -1 : 1;
  return compareNames(a.name, b.name);
}

export function sortProducts<P extends Listed>(products: readonly P[], reverse = false): readonly P[] {
  const direction = reverse ? -1 : 1;
  return products.toSorted((a, b) => direction * compareProducts(a, b));
}

/** As in a Swiss list: ä sorts as a, é as e, case ignored, numbers by value (Kiste 2 before Kiste 10). */
export function compareNames(a: string, b: string): number {
  const first = pieces(a);
  const second = pieces(b);
  for (const [index, piece] of first.entries()) {
    const other = second[index];
    if (other === undefined) return 1;
    const difference = comparePieces(piece, other);
    if (difference !== 0) return difference;
  }
  return first.length - second.length || plain(a, b);
}

const longestNumber = 20;

/** A text that sorts as the name does: made once, compared without parsing names again. */
export function nameSortKey(name: string): string {
  const keys = pieces(name).map((piece) =>
    /^[0-9]/.test(piece) ? `${withoutZeros(piece).padStart(longestNumber, '0')}\u0001${piece}` : piece,
  );
  return [...keys, '', name].join('\u0000');
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=.)/, '');

function comparePieces(a: string, b: string): number {
  const bothNumbers = /^[0-9]/.test(a) && /^[0-9]/.test(b);
  return bothNumbers && Number(a) !== Number(b) ? Number(a) - Number(b) : plain(a, b);
}

function pieces(name: string): readonly string[] {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return letters.match(/[0-9]+|[^0-9]+/g) ?? [];
}

function plain(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
