import * as wire from '#contract/favourite.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { FavouriteServices } from './store-customer-product.ts';
import { storeCustomerProduct } from './store-customer-product.ts';

export function favouriteRoutes(services: FavouriteServices): Binding[] {
  return [bind(wire.storeCustomerProduct, async ({ body }, { actor }) => storeCustomerProduct(services, body, actor))];
}
