import { expect, it } from 'vitest';
import type { PageServices } from '#contract/page-services.ts';
import { loadProduct } from './load-product.ts';

it('answers an address longer than any article number as a page that is not there, without asking', async () => {
  const services = { call: () => Promise.reject(new Error('asked')) } as unknown as PageServices;
  const articleNumber = 'a'.repeat(81);
  const asked = loadProduct(services, articleNumber, new Request(`http://shop.example/products/${articleNumber}`));
  await expect(asked).rejects.toMatchObject({ init: { status: 404 } });
});
