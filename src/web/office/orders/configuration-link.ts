import type { OrderPosition } from '#contract/order.ts';

/** The product page that shows exactly this configuration, without changing it; null for products without one. */
export function configurationLink({
  articleNumber,
  configuration,
  quantity,
}: Pick<OrderPosition, 'articleNumber' | 'configuration' | 'quantity'>): string | null {
  if (!configuration) return null;
  const query = new URLSearchParams({ viewOnly: 'true', menge: String(quantity), k: String(configuration.version) });
  for (const [id, value] of Object.entries(configuration.values)) query.set(id, String(value));
  return `/products/${encodeURIComponent(articleNumber)}?${query.toString()}`;
}
