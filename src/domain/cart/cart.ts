/**
 * The contents of the cart and how they change: equal products with equal configurations are one line, and
 * a line can be changed only as far as its mutability allows.
 * Specification: storefront §3 (Cart item, Cart state), §4 (Cart). Every transition returns a new cart; a change that is not allowed leaves the cart unchanged.
 * It computes no price: prices, discount and shipping come from the server, and the totals are in `cart-totals.ts`.
 */
import type { Configuration } from '#domain/configurator/evaluation.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { lineIdentity, lineKey } from './line-identity.ts';

/** How far a line may be changed; each level includes the ones before it. */
export const mutabilities = ['IMMUTABLE', 'REMOVE', 'QUANTITY', 'ALL'] as const;
export type Mutability = (typeof mutabilities)[number];

/** No order accepts more lines. */
export const maximumLines = 200;

/** More pieces than this on one line are not an order but a typing error. */
export const maximumQuantity = 100_000;

export interface CartLine {
  /** Derived from product and configuration; also the key under which the line is stored. */
  readonly key: string;
  readonly productId: number;
  readonly articleNumber: string;
  readonly name: string;
  /** null: the product is not configurable. */
  readonly configuration: Configuration | null;
  readonly quantity: number;
  /** The customer's free remark. */
  readonly remark: string;
  /** Net; null = price on request or not yet known. */
  readonly pricePerOne: UnitPrice | null;
  readonly mutability: Mutability;
  /** Position of the quote that this line comes from; such lines never merge. */
  readonly positionId: number | null;
}

export interface Cart {
  readonly lines: readonly CartLine[];
}

export type NewLine = Pick<CartLine, 'productId' | 'articleNumber' | 'name' | 'configuration' | 'quantity'> &
  Partial<Pick<CartLine, 'remark' | 'pricePerOne' | 'mutability' | 'positionId'>>;

/** A whole number of pieces between 0 and the maximum; anything that is not a number above 0 becomes 0. */
export function quantityOf(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !(number > 0) || number === Infinity) return 0;
  return Math.min(maximumQuantity, Math.trunc(number));
}

export function addItem(cart: Cart, item: NewLine): Cart {
  const line = newLine(item);
  const present = cart.lines.find((other) => lineIdentity(other) === lineIdentity(line));
  if (present && !allows(present, 'QUANTITY')) return cart;
  const lines = present ? cart.lines.map((other) => (other === present ? merged(other, line) : other)) : [...cart.lines, line];
  return { lines };
}

export function setQuantity(cart: Cart, key: string, value: unknown): Cart {
  return changeLine(cart, key, 'QUANTITY', (line) => ({ ...line, quantity: quantityOf(value) }));
}

export function removeItem(cart: Cart, key: string): Cart {
  const line = cart.lines.find((other) => other.key === key);
  if (!line || !allows(line, 'REMOVE')) return cart;
  return { lines: cart.lines.filter((other) => other !== line) };
}

/** Puts the new configuration into the line; if another line already has it, the two merge. The price is unknown until it is priced again. */
export function replaceConfiguration(cart: Cart, key: string, configuration: Configuration | null): Cart {
  const line = cart.lines.find((other) => other.key === key);
  if (!line || !allows(line, 'ALL')) return cart;
  const changed: CartLine = { ...line, configuration, key: lineKey({ ...line, configuration }), pricePerOne: null };
  const twin = cart.lines.find((other) => other !== line && lineIdentity(other) === lineIdentity(changed));
  const lines = twin
    ? cart.lines.filter((other) => other !== line).map((other) => (other === twin ? merged(other, changed) : other))
    : cart.lines.map((other) => (other === line ? changed : other));
  return { lines };
}

export function setRemark(cart: Cart, key: string, remark: string): Cart {
  const lines = cart.lines.map((line) => (line.key === key && allows(line, 'ALL') ? { ...line, remark } : line));
  return { lines };
}

export function allows(line: CartLine, change: Exclude<Mutability, 'IMMUTABLE'>): boolean {
  return mutabilities.indexOf(line.mutability) >= mutabilities.indexOf(change);
}

function newLine({ remark = '', pricePerOne = null, mutability = 'ALL', positionId = null, ...item }: NewLine): CartLine {
  return {
    ...item,
    key: lineKey({ ...item, positionId }),
    quantity: quantityOf(item.quantity),
    remark,
    pricePerOne,
    mutability,
    positionId,
  };
}

function merged(line: CartLine, added: CartLine): CartLine {
  const quantity = quantityOf(line.quantity + added.quantity);
  return { ...line, quantity, remark: line.remark === '' ? added.remark : line.remark };
}

function changeLine(cart: Cart, key: string, change: 'QUANTITY' | 'ALL', next: (line: CartLine) => CartLine): Cart {
  const line = cart.lines.find((other) => other.key === key);
  if (!line || !allows(line, change)) return cart;
  return { lines: cart.lines.map((other) => (other === line ? next(other) : other)) };
}
