// A filled cart without the way through the product's page, for journeys that begin at the cart.
import { lineKey } from '#domain/cart/line-identity.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { expect, open } from './watched-page.ts';
import type { Page } from '@playwright/test';

export interface Wanted {
  article: string;
  quantity?: number;
  values?: Configuration['values'];
}

interface Sold {
  id: number;
  name: string;
  configuration: Configuration | null;
}

/** Stores lines as the product's page does, but for their texts, for which the cart asks the shop; leads to the cart. */
export async function haveInCart(page: Page, ...wanted: Wanted[]): Promise<void> {
  const lines = await Promise.all(wanted.map(async (each) => lineOf(page, each)));
  // Storage belongs to the shop's origin; this is the smallest of its documents.
  await page.goto('/robots.txt');
  await page.evaluate((stored) => {
    for (const line of stored) localStorage.setItem(`cart:${line.key}`, JSON.stringify(line));
    localStorage.setItem('cart-order', JSON.stringify(stored.map(({ key }) => key)));
  }, lines);
  await open(page, '/checkout');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(wanted.length);
}

async function lineOf(page: Page, { article, quantity = 1, values = {} }: Wanted) {
  const answer = await page.request.get(`/api/product?articleNumber=${article}`);
  const [{ id: productId, name, configuration: usual }] = ((await answer.json()) as { items: [Sold] }).items;
  const configuration = usual === null ? null : { ...usual, values: { ...usual.values, ...values } };
  const key = lineKey({ productId, configuration, positionId: null });
  return { key, productId, articleNumber: article, name, configuration, quantity, details: [], pricePerOne: null };
}
