/** Address of the product page that shows a line with its choices, to change them there. */
import type { CartLineView } from './cart-line-view.ts';
import { productPath } from '#web/paths.ts';

export function productAddress({ key, articleNumber, configuration, quantity }: CartLineView): string {
  const query = new URLSearchParams({ line: key, menge: String(quantity) });
  if (configuration) {
    query.set('k', String(configuration.version));
    for (const [id, value] of Object.entries(configuration.values)) query.set(id, String(value));
  }
  return `${productPath(articleNumber)}?${query.toString()}`;
}
