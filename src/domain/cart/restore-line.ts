/**
 * Restores a stored cart line that an older page, another tab or the visitor may have written: broken lines are dropped, gaps filled.
 * Specification: storefront §4 (stored items without product, quantity or configuration are dropped; a
 * missing price is the zero price, a missing mutability ALL).
 * It knows no storage.
 */
import type { Configuration } from '#domain/configurator/evaluation.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { maximumChf, unitPrice, zeroPrice } from '#domain/money/money.ts';
import type { CartLine, Mutability } from './cart.ts';
import { mutabilities, quantityOf } from './cart.ts';
import { lineKey } from './line-identity.ts';

/** Null: the stored line is dropped. The restored price is a placeholder until the cart is priced again. */
export function restoreLine(stored: unknown): CartLine | null {
  if (!isRecord(stored)) return null;
  const { productId, quantity } = stored;
  const configuration = restoreConfiguration(stored['configuration']);
  if (!isId(productId) || typeof quantity !== 'number' || configuration === undefined) return null;
  const positionId = isId(stored['positionId']) ? stored['positionId'] : null;
  return {
    key: lineKey({ productId, configuration, positionId }),
    productId,
    articleNumber: textOf(stored['articleNumber']),
    name: textOf(stored['name']),
    configuration,
    quantity: quantityOf(quantity),
    remark: textOf(stored['remark']),
    pricePerOne: restorePrice(stored['pricePerOne']),
    mutability: isMutability(stored['mutability']) ? stored['mutability'] : 'ALL',
    positionId,
  };
}

/** Undefined: missing or broken; null: a product that is not configurable. */
function restoreConfiguration(stored: unknown): Configuration | null | undefined {
  if (stored === null) return null;
  if (!isRecord(stored)) return undefined;
  const { modelId, version, values } = stored;
  if (typeof modelId !== 'string' || modelId === '' || !isId(version) || !isValues(values)) return undefined;
  return { modelId, version, values };
}

function restorePrice(stored: unknown): UnitPrice | null {
  if (stored === null) return null;
  const usable = typeof stored === 'number' && Number.isSafeInteger(stored) && stored >= 0 && stored <= maximumChf;
  return usable ? unitPrice(stored) : zeroPrice;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isValues(value: unknown): value is Configuration['values'] {
  return isRecord(value) && Object.values(value).every((one) => ['string', 'boolean'].includes(typeof one) || Number.isFinite(one));
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function isMutability(value: unknown): value is Mutability {
  return mutabilities.some((mutability) => mutability === value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
