/**
 * The packages of a shipment in whole centimetres and grams: how pieces are packed on their own, and what a parcel carrier still accepts. It knows no price.
 */
import type { OuterSize } from '#domain/shipping/storing-space.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

export interface ParcelPackage {
  /** Packages of this kind. */
  readonly count: number;
  readonly articleNumber: string;
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
  /** Of one package. */
  readonly weightG: number;
}

export interface ParcelLine {
  readonly articleNumber: string;
  readonly quantity: number;
  /** Of one piece; null when unknown. */
  readonly weightG: number | null;
  readonly size: OuterSize | null;
}

export const largestPackage = { weightG: 68_000, lengthCm: 274, lengthAndGirthCm: 330, count: 40 } as const;

/** Pieces of one kind are stacked as long as one person can still carry and see over the stack, and a carrier accepts it. */
const stack = { weightG: 30_000, heightMm: 1000 } as const;

/** Kinds are not mixed. Unknown values are 0, to be filled in by hand. */
export function packagesOf(lines: readonly ParcelLine[]): ParcelPackage[] {
  return lines.flatMap(({ articleNumber, quantity, weightG, size }) => {
    if (quantity <= 0) return [];
    const each = piecesPerPackage(weightG, size);
    const packed = (pieces: number, count: number): ParcelPackage => ({
      count,
      articleNumber,
      lengthCm: centimetres(size?.lengthMm ?? 0),
      widthCm: centimetres(size?.widthMm ?? 0),
      heightCm: centimetres((size?.heightMm ?? 0) * pieces),
      weightG: (weightG ?? 0) * pieces,
    });
    const full = Math.floor(quantity / each);
    const rest = quantity % each;
    return [...(full > 0 ? [packed(each, full)] : []), ...(rest > 0 ? [packed(rest, 1)] : [])];
  });
}

/** At least one: a single piece is a package even if no carrier accepts it. */
function piecesPerPackage(weightG: number | null, size: OuterSize | null): number {
  if (weightG === null || weightG <= 0 || size === null || size.heightMm <= 0) return 1;
  const most = Math.min(Math.floor(stack.weightG / weightG), Math.floor(stack.heightMm / size.heightMm));
  const isTaken = (pieces: number): boolean =>
    lengthAndGirth({
      lengthCm: centimetres(size.lengthMm),
      widthCm: centimetres(size.widthMm),
      heightCm: centimetres(size.heightMm * pieces),
    }) <= largestPackage.lengthAndGirthCm;
  for (let pieces = most; pieces > 1; pieces -= 1) if (isTaken(pieces)) return pieces;
  return 1;
}

const centimetres = (mm: number): number => Math.ceil(mm / 10);

/** Longest side plus twice the two others: what carriers call length and girth. */
export function lengthAndGirth({ lengthCm, widthCm, heightCm }: Pick<ParcelPackage, 'lengthCm' | 'widthCm' | 'heightCm'>): number {
  const [long = 0, middle = 0, short = 0] = [lengthCm, widthCm, heightCm].toSorted((one, other) => other - one);
  return long + 2 * (middle + short);
}

/** The first problem of each field; empty when a carrier accepts the package. */
export function packageProblems(given: ParcelPackage): readonly Refusal[] {
  const { count, lengthCm, widthCm, heightCm, weightG } = given;
  const sides = { lengthCm, widthCm, heightCm };
  const wrong = Object.entries(sides).flatMap(([field, value]) => {
    if (!Number.isInteger(value) || value < 1) return [refusal('validation.required', {}, field)];
    return value > largestPackage.lengthCm ? [refusal('packageTooLong', { most: largestPackage.lengthCm }, field)] : [];
  });
  return [
    ...(Number.isInteger(count) && count >= 1 && count <= largestPackage.count
      ? []
      : [refusal('packageCountNotPossible', { most: largestPackage.count }, 'count')]),
    ...wrong,
    ...(wrong.length === 0 && lengthAndGirth(given) > largestPackage.lengthAndGirthCm
      ? [refusal('packageTooBulky', { is: lengthAndGirth(given), most: largestPackage.lengthAndGirthCm }, 'lengthCm')]
      : []),
    ...(weightG > 0 ? [] : [refusal('validation.required', {}, 'weightG')]),
    ...(weightG > largestPackage.weightG ? [refusal('packageTooHeavy', { most: largestPackage.weightG / 1000 }, 'weightG')] : []),
  ];
}

export function totalWeightG(packages: readonly ParcelPackage[]): number {
  return packages.reduce((sum, { count, weightG }) => sum + count * weightG, 0);
}

export function packageCount(packages: readonly ParcelPackage[]): number {
  return packages.reduce((sum, { count }) => sum + count, 0);
}
