/**
 * How far the customer may change a quote when ordering it: the insurance service may be left out, everything else is ordered as quoted.
 * Specification: storefront §4 (insurance service items, type 1115), back office §6.
 */
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Mutability } from './cart.ts';

export const insuranceServiceTypeId = 1115;

export function quoteLineMutability(productTypeId: number): Mutability {
  return productTypeId === insuranceServiceTypeId ? 'REMOVE' : 'IMMUTABLE';
}

export interface QuotedPosition {
  readonly id: number;
  readonly productTypeId: number;
}

/** Null: all removed positions belong to the quote and may be removed. */
export function refuseRemovedPositions(quoted: readonly QuotedPosition[], removedIds: readonly number[]): Refusal | null {
  for (const id of removedIds) {
    const position = quoted.find((one) => one.id === id);
    if (!position || quoteLineMutability(position.productTypeId) === 'IMMUTABLE') return refusal('positionNotRemovable', { position: id });
  }
  return null;
}
