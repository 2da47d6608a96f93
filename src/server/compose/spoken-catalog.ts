/** What a line of an order is called in each language, by today's catalogue. */
import type { OrderServices } from '#server/order/order-services.ts';
import type { Ground } from './ground.ts';

export function spokenCatalog(catalog: Ground['catalog']): Pick<OrderServices, 'models' | 'productName'> {
  return { models: () => catalog.now().models, productName: (id) => catalog.now().productById.get(id)?.name ?? null };
}
