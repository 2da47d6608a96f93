/**
 * How the lines of an order travel: as parcels by mail, or how much room they take on a truck, in storing spaces (Stellplätze).
 * One space is a Euro pallet of 1.2 × 0.8 m, loaded at most 2.2 m high. Specification: back office §3 (transport requirement).
 * It knows no price and no distance.
 */

/** A product's transport requirement: up to `maxPackage` pieces go by mail; `quantityForMinSp` pieces fill `minSp` spaces, fewer take as much. */
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
}

export interface Freight {
  readonly shippingType: 'MAIL' | 'TRUCK';
  /** Pieces of all lines. */
  readonly quantity: number;
  readonly weightG: number;
  /** Rounded up to half spaces; 0 when everything goes by mail. */
  readonly storingSpaces: number;
  /** Weight of each package when everything goes by mail, else empty. */
  readonly packagesG: readonly number[];
}

const palletLengthMm = 1200;
const palletWidthMm = 800;
export const palletHeightMm = 2200;
const maximumPackageG = 30_000;

export function freightOf(lines: readonly FreightLine[]): Freight {
  const byMail = lines.length > 0 && lines.every(goesByMail);
  const spaces = byMail ? 0 : roundUpToHalf(lines.reduce((total, line) => total + storingSpacesOf(line), 0));
  return {
    shippingType: byMail ? 'MAIL' : 'TRUCK',
    quantity: lines.reduce((total, line) => total + line.quantity, 0),
    weightG: lines.reduce((total, line) => total + line.quantity * (line.weightG ?? 0), 0),
    storingSpaces: spaces,
    packagesG: byMail ? lines.flatMap(packagesOf) : [],
  };
}

/** A line goes by mail if its product says so for this quantity and each piece is light enough. */
export function goesByMail({ quantity, weightG, requirement }: FreightLine): boolean {
  return requirement !== null && weightG !== null && quantity <= requirement.maxPackage && weightG <= maximumPackageG;
}

/** The room of one line, not yet rounded; parcels beside a truck load take none. */
export function storingSpacesOf(line: FreightLine): number {
  if (line.quantity <= 0 || goesByMail(line)) return 0;
  if (line.requirement) {
    const { minSp, quantityForMinSp } = line.requirement;
    return Math.max(minSp, quantityForMinSp > 0 ? (minSp * line.quantity) / quantityForMinSp : minSp);
  }
  return line.size ? line.quantity * spacesPerPiece(line.size) : 1;
}

/** A piece's share of a loaded pallet, or all the pallets that a larger piece stands on. */
function spacesPerPiece({ lengthMm, widthMm, heightMm }: OuterSize): number {
  const layers = Math.max(1, Math.floor(palletHeightMm / Math.max(1, heightMm)));
  const perLayer = Math.max(fitting(lengthMm, widthMm), fitting(widthMm, lengthMm));
  const spacesPerLayer = perLayer > 0 ? 1 / perLayer : Math.min(covered(lengthMm, widthMm), covered(widthMm, lengthMm));
  return spacesPerLayer / layers;
}

function fitting(alongMm: number, acrossMm: number): number {
  return Math.floor(palletLengthMm / Math.max(1, alongMm)) * Math.floor(palletWidthMm / Math.max(1, acrossMm));
}

function covered(alongMm: number, acrossMm: number): number {
  return Math.ceil(alongMm / palletLengthMm) * Math.ceil(acrossMm / palletWidthMm);
}

/** Pieces of one kind share packages of at most 30 kg; kinds are not mixed. */
function packagesOf({ quantity, weightG }: FreightLine): readonly number[] {
  const pieceG = weightG ?? 0;
  const piecesPerPackage = pieceG > 0 ? Math.floor(maximumPackageG / pieceG) : quantity;
  const packages: number[] = [];
  for (let left = quantity; left > 0; left -= piecesPerPackage) packages.push(Math.min(left, piecesPerPackage) * pieceG);
  return packages;
}

/** Up to the next half; a billionth is forgiven, because thirds of a space do not add up exactly. */
export function roundUpToHalf(spaces: number): number {
  return Math.ceil(Math.max(0, spaces * 2 - 1e-9)) / 2;
}
