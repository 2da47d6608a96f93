import { readProductImages, storeProductImages } from '#contract/product-image.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { ProductServices } from '#server/product/write-product.ts';
import { productImages, storeImages } from './store-images.ts';

export function productImageRoutes(services: ProductServices): Binding[] {
  return [
    bind(readProductImages, async ({ params }) => productImages(services.db, params.id)),
    bind(storeProductImages, async ({ params, body }, { actor }) => storeImages(services, params.id, body, actor)),
  ];
}
