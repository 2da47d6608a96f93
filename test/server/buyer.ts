/** People for the tests of orders: guests with an address, logged-in customers and staff, and what they send. */
import type { FastifyInstance } from 'fastify';
import type { OrderPrice } from '#contract/cart.ts';
import type { Address } from '#contract/address.ts';
import type { ErrorItem } from '#contract/failure.ts';
import type { Order } from '#contract/order.ts';
import type { OrderInsert, PlacedOrder } from '#contract/place-order.ts';
import type { Product } from '#contract/product.ts';
import { demoPassword } from '#demo/people/people.ts';

export interface Answer<Body> {
  status: number;
  body: Body;
}

/** Monday, 23 November 2026, 09:00 in Switzerland. */
export const mondayMorning = Date.parse('2026-11-23T09:00:00+01:00');
export const wednesday = '2026-11-25';

export interface Person {
  app: FastifyInstance;
  token: string;
}

export async function get<Body>({ app, token }: Person, url: string): Promise<Answer<Body>> {
  const answer = await app.inject({ url: `/api${url}`, headers: bearer(token) });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

export async function send<Body>(
  { app, token }: Person,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const answer = await app.inject({ method, url: `/api${url}`, headers: { ...bearer(token), ...headers }, payload });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

const bearer = (token: string): Record<string, string> => (token === '' ? {} : { authorization: `Bearer ${token}` });

/** Keys of the errors of an answer, with the field each is about. */
export function problemsOf({ body }: Answer<unknown>): string[] {
  return (body as { errors: ErrorItem[] }).errors.map(({ message, field }) => (field === undefined ? message : `${message} ${field}`));
}

export const visitor = (app: FastifyInstance): Person => ({ app, token: '' });

export async function logIn(app: FastifyInstance, email: string): Promise<Person & { customerId: number | null }> {
  const { body } = await send<{ token: string }>(visitor(app), 'POST', '/auth', { email, password: demoPassword });
  const person = { app, token: body.token };
  const { session } = (await get<{ session: { customerId: number | null } }>(person, '/auth')).body;
  return { ...person, customerId: session.customerId };
}

export interface Buyer extends Person {
  customerId: number;
  addressId: number;
}

export const contactPerson = { firstName: 'Anna', lastName: 'Muster', email: 'anna@muster.example', phone: '041 555 01 20' };
export const homeAddress = { name: 'Anna Muster', street: 'Seestrasse 1', zipCode: '8001', city: 'Zürich', country: 'CH' };

export async function newGuest(
  app: FastifyInstance,
  over: { contactPerson?: object; companyInfo?: object; address?: object } = {},
): Promise<Buyer> {
  const guest = await send<{ id: number; token: string }>(visitor(app), 'POST', '/customers', {
    guest: true,
    contactPerson: { ...contactPerson, ...over.contactPerson },
    ...(over.companyInfo === undefined ? {} : { companyInfo: over.companyInfo }),
  });
  const { id: customerId, token } = guest.body;
  const address = await newAddress({ app, token }, customerId, over.address);
  return { app, token, customerId, addressId: address.id };
}

export async function newAddress(person: Person, customerId: number, over: object = {}): Promise<Address> {
  const answer = await send<Address>(person, 'POST', `/customer/${customerId}/address`, { ...homeAddress, ...over });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.body;
}

export async function productOf(app: FastifyInstance, articleNumber: string): Promise<Product> {
  const { body } = await get<{ items: Product[] }>(visitor(app), `/product?articleNumber=${articleNumber}&withPrices=true`);
  const [product] = body.items;
  if (!product) throw new Error(`no product ${articleNumber}`);
  return product;
}

export interface Item {
  key: string;
  productId: number;
  configuration: Product['configuration'];
  quantity: number;
  externalCustomerRef?: string;
}

export function itemOf(product: Product, quantity = 1, values: Record<string, number | string | boolean> = {}): Item {
  const { configuration } = product;
  return {
    key: `${product.id}-${JSON.stringify(values)}`,
    productId: product.id,
    configuration: configuration === null ? null : { ...configuration, values: { ...configuration.values, ...values } },
    quantity,
  };
}

export type Body = Omit<Partial<OrderInsert>, 'cartItems'> & { cartItems: Item[] };

export function orderBody({ customerId, addressId }: Pick<Buyer, 'customerId' | 'addressId'>, cartItems: Item[], over: object = {}): Body {
  return {
    cartItems,
    customerId,
    invoiceEmail: 'rechnung@muster.example',
    invoiceAddressId: addressId,
    deliveryAddressId: addressId,
    requestedDeliveryDate: wednesday,
    paymentMethodId: 2,
    deliveryType: 'DELIVERY',
    termsAccepted: true,
    ...over,
  };
}

export async function order(buyer: Buyer, cartItems: Item[], over: object = {}, key?: string): Promise<Answer<PlacedOrder>> {
  return send<PlacedOrder>(buyer, 'POST', '/order', orderBody(buyer, cartItems, over), key === undefined ? {} : { 'idempotency-key': key });
}

export async function orderByLink(app: FastifyInstance, uuid: string): Promise<Order> {
  return (await get<Order>(visitor(app), `/order-by-link/${uuid}`)).body;
}

export async function priceOf(person: Person, cartItems: Item[], over: object = {}): Promise<OrderPrice> {
  return (await send<OrderPrice>(person, 'POST', '/product/order-price', { cartItems, zipCode: homeAddress.zipCode, ...over })).body;
}
