/** Common steps of the tests of prices: price staff, rows, and the price someone pays in the shop. */
import type { FastifyInstance } from 'fastify';
import type { ProductPrice } from '#contract/product-price.ts';
import type { Product } from '#contract/product.ts';
import { get, itemOf, priceOf, productOf, send, visitor } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';

export const pricesOf = async (staff: Person, query: string): Promise<ProductPrice[]> =>
  (await get<{ items: ProductPrice[] }>(staff, `/product/price?${query}`)).body.items;

/** The row that applies to everyone. */
export async function defaultPrice(staff: Person, articleNumber: string): Promise<ProductPrice> {
  const { id } = await productOf(staff.app, articleNumber);
  const row = (await pricesOf(staff, `productId=${id}`)).find(({ isDefault }) => isDefault);
  if (row === undefined) throw new Error(`no price of ${articleNumber} for everybody`);
  return row;
}

export async function newPrice(staff: Person, body: object): Promise<Answer<ProductPrice>> {
  return send<ProductPrice>(staff, 'PUT', '/product/price', body);
}

export const write = async (
  staff: Person,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body: object = {},
): Promise<Answer<ProductPrice>> => send<ProductPrice>(staff, method, `/product/price/${url}`, body);

/** The price per piece for someone at a quantity, from the cart; null: on request. */
export async function pays(person: Person, product: Product, quantity: number): Promise<number | null> {
  return (await priceOf(person, [itemOf(product, quantity)])).cartPrice.items[0]?.pricePerOne ?? null;
}

export const everybody = (app: FastifyInstance): Person => visitor(app);
