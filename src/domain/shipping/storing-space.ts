/**
 * How the lines of an order are shipped: as parcels by mail, or on a truck, where they take storing spaces (Stellplätze).
 * One space is a Euro pallet of 1.2 × 0.8 m, loaded at most 2.2 m high. Specification: back office §3 (transport requirement); decision 0078.
 * It knows no price and no distance.
 */
import type { BoxKind, Triple } from '#domain/packing/box.ts';
import { gramsPerMm2, topUp } from '#domain/packing/box.ts';
import { bearingOf, leastOnLayer, piecesOnLayer } from '#domain/packing/goods.ts';
import { highestStack, spacesOfStacks } from '#domain/packing/stacks.ts';

/** A product's transport requirement: up to `maxPackage` pieces go by mail; `quantityForMinSp` pieces fill `minSp` spaces, fewer take the same. */
export interface TransportRequirement {
  readonly maxPackage: number;
  readonly minSp: number;
  readonly quantityForMinSp: number;
}

export interface OuterSize {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface FreightLine {
  readonly quantity: number;
  /** Of one piece; null when unknown, which rules out a parcel. */
  readonly weightG: number | null;
  readonly requirement: TransportRequirement | null;
  /** Outer size of one piece; null when unknown. */
  readonly size: OuterSize | null;
  /** Load limit of a piece in kg per m²; null: unknown, so the usual one applies. */
  readonly bears: number | null;
}

export const shippingTypes = ['MAIL', 'TRUCK'] as const;
export type ShippingType = (typeof shippingTypes)[number];

export interface Freight {
  readonly shippingType: ShippingType;
  /** Pieces of all lines. */
  readonly quantity: number;
  readonly weightG: number;
  /** Rounded up to half spaces; 0 when everything goes by mail. */
  readonly storingSpaces: number;
  /** Weight of each package when everything goes by mail, else empty. */
  readonly packagesG: readonly number[];
}

const maximumPackageG = 30_000;

export function freightOf(lines: readonly FreightLine[]): Freight {
  const byMail = lines.length > 0 && lines.every(goesByMail);
  const spaces = byMail ? 0 : roundUpToHalf(spacesOf(lines));
  return {
    shippingType: byMail ? 'MAIL' : 'TRUCK',
    quantity: lines.reduce((total, line) => total + line.quantity, 0),
    weightG: lines.reduce((total, line) => total + line.quantity * (line.weightG ?? 0), 0),
    storingSpaces: spaces,
    packagesG: byMail ? lines.flatMap(packagesOf) : [],
  };
}

/** A line goes by mail if its product allows it for this quantity and each piece is light enough. */
export function goesByMail({ quantity, weightG, requirement }: FreightLine): boolean {
  return requirement !== null && weightG !== null && quantity <= requirement.maxPackage && weightG <= maximumPackageG;
}

/** The spaces of one line on its own, not yet rounded. */
export const storingSpacesOf = (line: FreightLine): number => spacesOf([line]);

/** Parcels beside a truck load take no room. */
function spacesOf(lines: readonly FreightLine[]): number {
  const onTruck = lines.filter((line) => line.quantity > 0 && !goesByMail(line));
  const said = onTruck.reduce((total, line) => total + (saidSpaces(line) ?? 0), 0);
  return said + spacesOfStacks(onTruck.filter((line) => saidSpaces(line) === null).map(pieces));
}

/**
 * Spaces without packing: by the requirement, one space for a product without a size, and for small pieces their share of loaded pallets.
 * Null: the pieces have to be packed.
 */
function saidSpaces({ quantity, requirement, size }: FreightLine): number | null {
  if (requirement !== null) {
    const { minSp, quantityForMinSp } = requirement;
    return Math.max(minSp, quantityForMinSp > 0 ? (minSp * quantity) / quantityForMinSp : minSp);
  }
  if (size === null) return 1;
  const onLayer = piecesOnLayer(size.lengthMm, size.widthMm);
  if (onLayer < leastOnLayer) return null;
  return quantity / (onLayer * Math.max(1, Math.floor(highestStack / Math.max(1, size.heightMm))));
}

function pieces({ quantity, size, weightG, bears }: FreightLine): BoxKind {
  const { lengthMm, widthMm, heightMm } = size!;
  const whole: Triple = [Math.ceil(lengthMm), Math.ceil(widthMm), Math.ceil(heightMm)];
  const bearing = (bears ?? bearingOf({ size: whole, weightG: weightG ?? 0 })) * gramsPerMm2;
  return { size: whole, quantity, weightG: weightG ?? 0, upright: topUp, bearing };
}

/** Pieces of one kind share packages of at most 30 kg; kinds are not mixed. */
function packagesOf({ quantity, weightG }: FreightLine): readonly number[] {
  const pieceG = weightG ?? 0;
  const piecesPerPackage = pieceG > 0 ? Math.floor(maximumPackageG / pieceG) : quantity;
  const packages: number[] = [];
  for (let left = quantity; left > 0; left -= piecesPerPackage) packages.push(Math.min(left, piecesPerPackage) * pieceG);
  return packages;
}

/** Up to the next half; a tolerance of a billionth covers thirds of a space that do not add up exactly. */
export function roundUpToHalf(spaces: number): number {
  return Math.ceil(Math.max(0, spaces * 2 - 1e-9)) / 2;
}
