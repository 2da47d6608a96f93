/**
 * The lines of an order or a quote as a tree: products, and composites that group them; their prices, totals and cancelled lines.
 * Specification: storefront §3 (Order position; the total is the sum of the root positions times 1 − discount). It knows no order and no customer.
 */
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import { lineTotal, sum, zeroRappen } from '#domain/money/money.ts';

export const positionTypes = ['PRODUCT', 'COMPOSITE'] as const;
export type PositionType = (typeof positionTypes)[number];

export interface Position {
  readonly id: number;
  readonly parentId: number | null;
  readonly type: PositionType;
  readonly quantity: number;
  readonly quantityDelivered: number | null;
  readonly quantityInvoiced: number | null;
  readonly pricePerOne: UnitPrice;
  /** A cancelled line stays visible and costs nothing. */
  readonly storno: boolean;
}

export interface PositionNode<P extends Position = Position> {
  readonly position: P;
  readonly finalPrice: Rappen;
  readonly children: readonly PositionNode<P>[];
}

/** The root positions with their children, in the given order. A position whose parent is missing counts as a root, so that no price is lost. */
export function positionTree<P extends Position>(positions: readonly P[]): readonly PositionNode<P>[] {
  const ids = new Set(positions.map(({ id }) => id));
  const isRoot = ({ parentId }: P) => parentId === null || !ids.has(parentId);
  const childrenOf = Map.groupBy(positions, (position) => (isRoot(position) ? null : position.parentId));
  return (childrenOf.get(null) ?? []).map((root) => nodeOf(root, childrenOf));
}

/** The price of each position, by id; those of the roots add up to the total. */
export function finalPrices(positions: readonly Position[]): readonly (readonly [id: number, finalPrice: Rappen])[] {
  const all = (nodes: readonly PositionNode[]): (readonly [number, Rappen])[] =>
    nodes.flatMap(({ position, finalPrice, children }) => [[position.id, finalPrice] as const, ...all(children)]);
  return all(positionTree(positions));
}

/** Sum of the root positions, before the discount. */
export function productTotal(positions: readonly Position[]): Rappen {
  return sum(positionTree(positions).map(({ finalPrice }) => finalPrice));
}

/** Cancels or restores a position together with its contents. */
export function setStorno<P extends Position>(positions: readonly P[], id: number, storno: boolean): readonly P[] {
  const parents = new Map(positions.map((position) => [position.id, position.parentId]));
  const within = (position: P) => {
    const seen = new Set<number>();
    for (let at: number | null | undefined = position.id; at !== null && at !== undefined && !seen.has(at); at = parents.get(at)) {
      if (at === id) return true;
      seen.add(at);
    }
    return false;
  };
  return positions.map((position) => (within(position) ? { ...position, storno } : position));
}

function nodeOf<P extends Position>(position: P, childrenOf: ReadonlyMap<number | null, readonly P[]>): PositionNode<P> {
  const children = (childrenOf.get(position.id) ?? []).map((child) => nodeOf(child, childrenOf));
  return { position, finalPrice: finalPriceOf(position, children), children };
}

/** A composite with children costs the sum of their prices; every other position its price times its quantity. */
function finalPriceOf(position: Position, children: readonly PositionNode[]): Rappen {
  if (position.storno) return zeroRappen;
  if (position.type === 'COMPOSITE' && children.length > 0) return sum(children.map(({ finalPrice }) => finalPrice));
  return lineTotal(position.pricePerOne, position.quantity);
}
