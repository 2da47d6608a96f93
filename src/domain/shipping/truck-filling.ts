/**
 * How goods are stacked on a truck, and how many more pieces could go along: in the trucks that are needed anyway, or for the same delivery cost.
 * Specification: storefront §2 (quick-view shows at most 4 stacks, 2 for round), back office §3 (truck, maxParkingLots). It knows no catalogue and no place.
 */
import { highestStack } from '#domain/packing/stacks.ts';
import { trucksNeeded } from './shipping-cost.ts';
import type { Freight, FreightLine, OuterSize, TransportRequirement } from './storing-space.ts';
import { freightOf, roundUpToHalf, storingSpacesOf } from './storing-space.ts';

export interface Stack {
  /** Pieces per stack, up to the height of a loaded pallet. */
  readonly pieces: number;
  /** Number of stacks; the last one may be lower. */
  readonly stacks: number;
}

export function stackOf({ heightMm }: OuterSize, quantity: number): Stack {
  const pieces = Math.max(1, Math.floor(highestStack / Math.max(1, heightMm)));
  return { pieces, stacks: Math.ceil(Math.max(0, quantity) / pieces) };
}

/** With more lines than this, further pieces are counted separately: the whole cart is packed once, not for every quantity that is tried. */
const mostPacked = 10;
const shownStacks = 4;
const shownRoundStacks = 2;

/** Pieces of each stack in the quick view, full ones first. */
export function quickView({ pieces, stacks }: Stack, quantity: number, isRound: boolean): readonly number[] {
  const shown = Math.min(stacks, isRound ? shownRoundStacks : shownStacks);
  return Array.from({ length: shown }, (_, index) => Math.min(pieces, quantity - index * pieces));
}

/**
 * The largest quantity of one line, in whole sales units and not below the present one, with acceptable freight. Once `isAcceptable` has refused a quantity it
 * must refuse all larger ones.
 */
export function largestQuantity(
  lines: readonly FreightLine[],
  position: number,
  unitOfSales: number,
  maximum: number,
  isAcceptable: (freight: Freight) => boolean,
): number {
  const line = lines[position];
  if (line === undefined) return 0;
  const now = freightOf(lines);
  const withMore = (more: number): Freight => {
    if (lines.length <= mostPacked || now.shippingType === 'MAIL') {
      return freightOf(lines.with(position, { ...line, quantity: line.quantity + more }));
    }
    const room = roundUpToHalf(now.storingSpaces + storingSpacesOf({ ...line, quantity: more, requirement: byTruck(line) }));
    return { ...now, quantity: now.quantity + more, weightG: now.weightG + more * (line.weightG ?? 0), storingSpaces: room };
  };
  /** The present quantity, which may be between two units, then each that can be ordered. */
  const quantityOf = (units: number): number =>
    units === 0 ? line.quantity : (Math.floor(line.quantity / unitOfSales) + units) * unitOfSales;
  const accepts = (units: number): boolean => isAcceptable(withMore(quantityOf(units) - line.quantity));
  let [good, bad] = [0, Math.floor(maximum / unitOfSales) - Math.floor(line.quantity / unitOfSales) + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (accepts(middle)) good = middle;
    else bad = middle;
  }
  return quantityOf(good);
}

const byTruck = ({ requirement }: FreightLine): TransportRequirement | null => requirement && { ...requirement, maxPackage: 0 };

/** Whether the freight still fits into the trucks needed for `spacesNow`. */
export function fitsInto(spacesNow: number, maxParkingLots: number): (freight: Freight) => boolean {
  const room = trucksNeeded(spacesNow, maxParkingLots) * maxParkingLots;
  return ({ storingSpaces }) => storingSpaces <= room;
}
