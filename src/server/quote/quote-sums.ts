/** The totals of a quote's lines: sets cost what their parts cost, struck-through lines nothing; unknown while a line that counts has no price. */
import { totalsOf } from '#domain/cart/cart-totals.ts';
import type { CartTotals } from '#domain/cart/cart-totals.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import { sum, zeroPrice } from '#domain/money/money.ts';
import type { VatRate } from '#domain/vat/vat.ts';
import type { PositionNode, PositionType } from '#domain/position/position.ts';
import { positionTree } from '#domain/position/position.ts';

export interface SummedLine {
  readonly id: number;
  readonly parentId: number | null;
  readonly type: PositionType;
  readonly quantity: number;
  readonly storno: boolean;
  /** null: on request, not set yet. */
  readonly price: UnitPrice | null;
}

export interface SumTerms {
  /** In ten-thousandths. */
  discount: number;
  /** null: not known yet. */
  shipping: Rappen | null;
  vatApplies: boolean;
  vatRate: VatRate;
}

type Node = PositionNode<ReturnType<typeof asPosition>>;

function asPosition({ id, parentId, type, quantity, storno, price }: SummedLine) {
  const pricePerOne = price ?? zeroPrice;
  return { id, parentId, type, quantity, storno, pricePerOne, quantityDelivered: 0, quantityInvoiced: 0, isOpen: price === null };
}

/** By line id; null while unknown. */
export function finalPrices(lines: readonly SummedLine[]): ReadonlyMap<number, Rappen | null> {
  const found = new Map<number, Rappen | null>();
  const put = (node: Node): void => {
    found.set(node.position.id, isOpen(node) ? null : node.finalPrice);
    node.children.forEach(put);
  };
  positionTree(lines.map(asPosition)).forEach(put);
  return found;
}

/** Null while a line that counts or the delivery has no price, or no line is left. */
export function quoteSums(lines: readonly SummedLine[], { discount, shipping, ...vat }: SumTerms): CartTotals | null {
  const roots = positionTree(lines.map(asPosition)).filter(({ position }) => !position.storno);
  if (roots.length === 0 || shipping === null || roots.some(isOpen)) return null;
  const products = sum(roots.map(({ finalPrice }) => finalPrice));
  return totalsOf({ products, discount: { numerator: discount, denominator: 10_000 }, shipping, ...vat });
}

function isOpen({ position, children }: Node): boolean {
  if (position.storno) return false;
  return position.type === 'COMPOSITE' && children.length > 0 ? children.some(isOpen) : position.isOpen;
}
