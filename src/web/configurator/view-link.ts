import type { Configuration } from '#domain/configurator/evaluation.ts';
import { productPath } from '#web/paths.ts';

export interface ConfiguredThing {
  articleNumber: string;
  configuration: Configuration | null;
  quantity: number;
}

/** The product page that shows exactly this configuration, read-only; null for products without one. */
export function viewLink({ articleNumber, configuration, quantity }: ConfiguredThing): string | null {
  if (configuration === null) return null;
  const query = new URLSearchParams({ viewOnly: 'true', menge: String(quantity), k: String(configuration.version) });
  for (const [id, value] of Object.entries(configuration.values)) query.set(id, String(value));
  return `${productPath(articleNumber)}?${query.toString()}`;
}
