import type { Product } from '#contract/product.ts';
import type { CartLineView } from './cart-line-view.ts';

/** Whether the line was configured with an older version of its product's model. If the product now has a different model, the line cannot be moved to it. */
export function isOutdated({ configuration }: Pick<CartLineView, 'configuration'>, product: Pick<Product, 'configuration'>): boolean {
  const present = product.configuration;
  return configuration !== null && present?.modelId === configuration.modelId && configuration.version < present.version;
}
