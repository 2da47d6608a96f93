/** What exceeds the shop's limits for online carts. Staff who order for a customer are not limited. */
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { beyondLimits } from '#domain/cart/cart-limits.ts';
import type { LimitProblem } from '#domain/cart/cart-limits.ts';
import type { ReadRules } from '#server/setting/shop-rules.ts';

export async function beyondOnline(
  { readRules }: { readRules: ReadRules },
  items: readonly { quantity: number }[],
  actor: Actor,
): Promise<readonly (LimitProblem | null)[]> {
  if (may(actor, 'manageQuotes')) return [];
  const { cartLimits } = await readRules();
  return beyondLimits(
    items.map(({ quantity }) => quantity),
    cartLimits,
  );
}
