/** Address of the product page that shows a past line as ordered, to change it there. */
import type { PastLine } from './past-line.ts';
import { productPath } from '#web/paths.ts';

export function pastLineAddress({
  articleNumber,
  configuration,
  quantity,
}: Pick<PastLine, 'articleNumber' | 'configuration' | 'quantity'>): string {
  const query = new URLSearchParams({ menge: String(quantity) });
  if (configuration) {
    query.set('k', String(configuration.version));
    for (const [id, value] of Object.entries(configuration.values)) query.set(id, String(value));
  }
  return `${productPath(articleNumber)}?${query.toString()}`;
}
