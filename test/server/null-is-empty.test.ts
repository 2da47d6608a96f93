// Clients that send null for what has no value, as entities are read with it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '#contract/address.ts';
import type { OrderPrice } from '#contract/cart.ts';
import type { CategoryRecord } from '#contract/category-record.ts';
import type { Customer } from '#contract/customer.ts';
import type { InternalPrice } from '#contract/internal-price.ts';
import type { Order } from '#contract/order.ts';
import type { PlacedOrder } from '#contract/place-order.ts';
import type { ProductRecord } from '#contract/product-record.ts';
import type { Quote } from '#contract/quote.ts';
import {
  get,
  homeAddress,
  itemOf,
  logIn,
  mondayMorning,
  newGuest,
  order,
  orderBody,
  problemsOf,
  productOf,
  send,
  visitor,
} from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { management } from './demo-log-in.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let editor: Person;
let guest: Buyer;
let item: Item;
beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  [staff, editor] = [await logIn(shop.app, management), await logIn(shop.app, 'katalog@kistenwerk.example')];
  guest = await newGuest(shop.app);
  item = itemOf(await productOf(shop.app, 'HK_0002'), 3);
});
afterAll(async () => shop.close());

it('a cart without place, truck and remarks', async () => {
  const cartItems = [{ ...item, externalCustomerRef: null, alternateProductImage: null }];
  const none = { zipCode: null, country: null, customerId: null, deliveryAddressId: null, maxStoringSpace: null, deliveryType: null };
  const priced = await send<OrderPrice>(visitor(shop.app), 'POST', '/product/order-price', { cartItems, ...none });
  expect([priced.status, priced.body.shippingCost]).toEqual([200, null]);
  expect(priced.body).toEqual((await send(visitor(shop.app), 'POST', '/product/order-price', { cartItems: [item] })).body);
});

it('an order and a quote without words', async () => {
  const none = { comment: null, externalCustomerRef: null, orderPerson: null, customerRequestType: null, deliveryType: null };
  const cartItems = [{ ...item, externalCustomerRef: null }];
  const placed = await send<PlacedOrder>(guest, 'POST', '/order', { ...orderBody(guest, [item]), ...none, cartItems });
  const read = (await get<{ order: Order }>(staff, `/order/${placed.body.id}`)).body.order;
  expect(read).toMatchObject({ comment: '', externalCustomerNo: '', deliveryType: 'PICKUP' });
  const asked = await send<{ id: number }>(guest, 'POST', '/quote', { ...orderBody(guest, [item]), ...none, cartItems });
  expect((await get<Quote>(staff, `/quote/${asked.body.id}`)).body).toMatchObject({ comment: '', deliveryType: 'TRUCK' });
});

it('a quote without a validity, which is over once it is sent', async () => {
  const { id } = (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [item]))).body;
  const without = (await send<Quote>(staff, 'PUT', `/quote/${id}`, { validityDuration: null })).body;
  expect(without.validityDuration).toBeNull();
  expect((await send<Quote>(staff, 'PUT', `/quote/${id}`, without)).body).toEqual(without);
  const changed = (await send<Quote>(staff, 'PUT', `/quote/${id}`, { ...without, comment: 'Neu', send: true })).body;
  expect([changed.comment, changed.validityDuration, changed.state]).toEqual(['Neu', null, 'EXPIRED']);
});

it('a text is emptied by it, one that is needed is missing', async () => {
  const { id } = (await order(guest, [item], { comment: 'Bitte läuten' })).body;
  const emptied = await send<Order>(staff, 'PUT', `/order/${id}`, { comment: null, externalCustomerNo: null });
  expect(emptied.body).toMatchObject({ comment: '', externalCustomerNo: '' });
  expect(problemsOf(await send(staff, 'PUT', `/order/${id}`, { invoiceEmail: null }))).toEqual(['validation.required body.invoiceEmail']);
  expect((await send(staff, 'PUT', `/order/${id}`, { discount: null })).status).toBe(400);
});

describe('an entity', () => {
  it('address and customer', async () => {
    const none = { addition: null, additionalAddress: null, country: null, fixedDeliveryCost: null, stateOrProvinceCode: null };
    const url = `/customer/${guest.customerId}/address`;
    const made = await send<Address>(guest, 'POST', url, { ...homeAddress, ...none, carrierPhone: null });
    expect([made.status, made.body.country, made.body.fixedDeliveryCost]).toEqual([200, 'CH', -1]);
    const person = { title: 0, firstName: null, lastName: 'Neu', phone: null, email: 'neu@neu.example', languageId: 1 };
    const entity = { contactPerson: [person], companyInfo: null, customerOrderSettings: null };
    const { id } = (await send<{ id: number }>(staff, 'POST', '/customers', entity)).body;
    const [read] = (await get<{ items: Customer[] }>(staff, `/customers?ids=${id}`)).body.items;
    expect(read).toMatchObject({ isCompanyCustomer: false, contactPerson: [{ firstName: '', phone: '' }] });
    const companyInfo = { code: null, name: null, invoiceEmail: null };
    expect((await send(staff, 'PUT', '/customers', { id, companyInfo, holdReason: null })).status).toBe(200);
  });

  it('category and product', async () => {
    const none = { description: null, contentLink: null, imageFileName: null, pictureArticleNumber: null, order: null, shopTypeId: null };
    const [root] = (await get<{ items: { id: number; parentId: number | null }[] }>(editor, '/categories')).body.items;
    const made = await send<CategoryRecord>(editor, 'POST', '/categories', { name: 'Leer', parentId: root?.id, published: true, ...none });
    expect(made.body).toMatchObject({ description: { de: '', fr: '' }, contentLink: '', shopTypeId: expect.any(Number) });
    const changed = await send<ProductRecord>(editor, 'POST', `/product/${item.productId}`, { description: null, localFilePath: null });
    expect(changed.body).toMatchObject({ description: { de: '' }, localFilePath: '' });
    expect(problemsOf(await send(editor, 'POST', `/product/${item.productId}`, { name: null }))).toEqual([
      'validation.required body.name.de',
    ]);
  });

  it('internal price, as it is read before and after it is decided', async () => {
    const read = async () => (await get<InternalPrice>(editor, `/product/internal-price?productId=${item.productId}`)).body;
    const undecided = await read();
    expect([undecided.id, undecided.remotePrice]).toEqual([null, null]);
    const made = await send<InternalPrice>(editor, 'POST', '/product/internal-price', undecided);
    expect([made.status, made.body.version]).toEqual([200, 1]);
    expect((await send(editor, 'PUT', `/product/internal-price/${made.body.id}`, made.body)).body).toEqual(made.body);
  });
});
