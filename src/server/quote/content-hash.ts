import { createHash } from 'node:crypto';
import type { Quote } from '#contract/quote.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';

/** What an order takes over: lines, prices, conditions. Fields added later count only if they are set, so that older hashes remain valid. */
export function contentHash({ positions, totals, discount, deliveryCost, deliveryType, hasVat }: Quote): string {
  const lines = positions.map(({ id, productId, name, quantity, pricePerOne, configuration, storno }) => ({
    id,
    productId,
    quantity,
    pricePerOne,
    configuration,
    ...(productId === null ? { name } : {}),
    ...(storno ? { storno } : {}),
  }));
  return createHash('sha256').update(canonicalJson({ lines, totals, discount, deliveryCost, deliveryType, hasVat })).digest('hex');
}
