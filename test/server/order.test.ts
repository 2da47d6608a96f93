import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formattedId } from '#domain/order/formatted-id.ts';
import type { Product } from '#contract/product.ts';
import type { Order } from '#contract/order.ts';
import type { PlacedOrder } from '#contract/place-order.ts';
import {
  get,
  itemOf,
  logIn,
  mondayMorning,
  newAddress,
  newGuest,
  order,
  orderBody,
  orderByLink,
  priceOf,
  problemsOf,
  productOf,
  send,
  visitor,
  wednesday,
} from './buyer.ts';
import type { Answer, Buyer } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let crate: Product;
let pallet: Product;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  crate = await productOf(shop.app, 'HK_0001');
  pallet = await productOf(shop.app, 'EP_0001');
});
afterAll(async () => shop.close());

async function count(table: string): Promise<number> {
  const { rows } = await shop.database.pool.query<{ count: number }>(`select count(*) from ${table}`);
  return rows[0]?.count ?? -1;
}

describe('the order of a guest', () => {
  let placed: Answer<PlacedOrder>;
  const remark = 'Etikett <b>"Lager 3"</b>';

  beforeAll(async () => {
    const items = [{ ...itemOf(crate, 3, { length: 1200 }), externalCustomerRef: remark }, itemOf(pallet, 10)];
    placed = await order(guest, items, { comment: 'Bitte vor 10 Uhr', externalCustomerRef: 'PO-77' });
  });

  test('gets the next number of the year, an unguessable link and an open payment', () => {
    expect(placed.status).toBe(200);
    expect(placed.body.formattedId).toBe(formattedId('order', 2026, 1));
    expect(placed.body.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(placed.body.payment).toEqual({ state: 'OPEN', redirectUrl: null });
  });

  test('shows on its link what was ordered, in words, with part list and picture', async () => {
    const stored = await orderByLink(shop.app, placed.body.uuid);
    expect(stored).toMatchObject({
      formattedId: placed.body.formattedId,
      orderStatusId: 1,
      paymentStatusId: 2,
      paymentMethodId: 2,
      paymentTermDays: 30,
      orderPerson: 'Anna Muster',
      externalCustomerNo: 'PO-77',
      comment: 'Bitte vor 10 Uhr',
      invoiceEmail: 'rechnung@muster.example',
      requestedDeliveryDate: wednesday,
      hasVat: true,
      discount: 0,
      customer: { name: 'Anna Muster', guest: true, email: 'anna@muster.example' },
      deliveryAddress: { name: 'Anna Muster', street: 'Seestrasse 1', zipCode: '8001', city: 'Zürich', country: 'CH' },
    });
    const [first, second] = stored.positions;
    expect(first).toMatchObject({ type: 'PRODUCT', articleNumber: 'HK_0001', quantity: 3, externalCustomerNo: remark, storno: false });
    expect(first?.configuration?.values['length']).toBe(1200);
    expect(first?.details).toContainEqual({ label: expect.stringContaining('änge'), value: '1200 mm' });
    expect(first?.partList.length).toBeGreaterThan(3);
    expect(first?.weight).toBeGreaterThan(5);
    const details = [{ label: 'Aussen', value: '1200 × 800 × 144 mm' }];
    expect(second).toMatchObject({ articleNumber: 'EP_0001', quantity: 10, details });
    const picture = await shop.app.inject({ url: first?.pictureUrl ?? '' });
    expect(picture.statusCode).toBe(200);
    expect(picture.body).toContain('<svg');
  });

  test('costs what the cart said', async () => {
    const stored = await orderByLink(shop.app, placed.body.uuid);
    const price = await priceOf(guest, [itemOf(crate, 3, { length: 1200 }), itemOf(pallet, 10)]);
    expect(stored.totals).toEqual(price.totals);
    expect(stored.positions.map(({ pricePerOne, finalPrice }) => ({ pricePerOne, finalPrice }))).toEqual(
      price.cartPrice.items.map(({ pricePerOne, finalPrice }) => ({ pricePerOne, finalPrice })),
    );
    expect(stored.deliveryCost).toBe(price.shippingCost?.costDetail.cost);
  });

  test('has its first entry in the history and its two mails', async () => {
    const { body } = await get<{ history: { what: string; after: string }[] }>(guest, `/order/${placed.body.id}`);
    expect(body.history).toEqual([
      { at: new Date(mondayMorning).toISOString(), who: '', what: 'created', before: '', after: placed.body.formattedId },
    ]);
    const { rows } = await shop.database.pool.query('select recipient from mail where order_id = $1 order by id', [placed.body.id]);
    expect(rows).toEqual([{ recipient: 'anna@muster.example' }, { recipient: 'shop@kistenwerk.example' }]);
  });

  test('is said in its reader’s language, as far as what it keeps is what catalogue and model still say', async () => {
    const inFrench = async (): Promise<Order['positions']> => {
      const headers = { cookie: 'i18n_redirected=fr' };
      return (await shop.app.inject({ url: `/api/order-by-link/${placed.body.uuid}`, headers })).json<Order>().positions;
    };
    const [first, second] = await inFrench();
    expect(first?.name).toBe('Caisse en bois sur mesure');
    expect(first?.details).toContainEqual({ label: 'Longueur intérieure', value: '1200 mm' });
    expect(second?.details).toEqual([{ label: 'Extérieur', value: '1200 × 800 × 144 mm' }]);
    const own = `update order_position set name = 'Kiste der Firma Muster', details = '[{"label":"Mass","value":"wie besprochen"}]' where id = $1`;
    const { rows } = await shop.database.pool.query('select name, details from order_position where id = $1', [first?.id]);
    await shop.database.pool.query(own, [first?.id]);
    expect((await inFrench())[0]).toMatchObject({ name: 'Kiste der Firma Muster', details: [{ label: 'Mass', value: 'wie besprochen' }] });
    const { name, details } = rows[0] as { name: string; details: object };
    await shop.database.pool.query('update order_position set name = $2, details = $3 where id = $1', [
      first?.id,
      name,
      JSON.stringify(details),
    ]);
  });

  test('has part lists whose remarks speak three languages, with one text where they are of before', async () => {
    const { body } = await order(guest, [itemOf(crate, 1, { cushion: 'around30' })]);
    const remarks = async (): Promise<unknown[]> => {
      const { positions } = await orderByLink(shop.app, body.uuid);
      return positions
        .flatMap(({ partList }) => partList)
        .flatMap(({ articleNumber, remark: words }) => (articleNumber === 'PS-30' ? [words] : []));
    };
    const foam = { de: 'PE-Schaum 30 mm', fr: 'Mousse PE 30 mm', en: 'PE foam 30 mm' };
    expect(await remarks()).toEqual([foam, foam, foam, foam]);
    const before = `update order_position set part_list = jsonb_set(part_list, '{0,remark}', '"PE-Schaum"') where order_id = $1`;
    await shop.database.pool.query(before, [body.id]);
    const [first] = (await orderByLink(shop.app, body.uuid)).positions;
    expect(first?.partList[0]?.remark).toEqual({ de: 'PE-Schaum', fr: 'PE-Schaum', en: 'PE-Schaum' });
  });

  test('is not changed by later changes of catalogue and address', async () => {
    const before = await orderByLink(shop.app, placed.body.uuid);
    await send(guest, 'PUT', `/customer/${guest.customerId}/address`, {
      id: guest.addressId,
      name: 'Neu',
      street: 'Neue Gasse 2',
      zipCode: '6210',
      city: 'Sursee',
    });
    await shop.database.pool.query(`update product set name = '{"de":"X","fr":"X","en":"X"}' where id = $1`, [crate.id]);
    expect(await orderByLink(shop.app, placed.body.uuid)).toEqual(before);
    await send(guest, 'PUT', `/customer/${guest.customerId}/address`, {
      id: guest.addressId,
      name: 'Anna Muster',
      street: 'Seestrasse 1',
      zipCode: '8001',
      city: 'Zürich',
    });
  });

  test('an unknown link shows nothing', async () => {
    expect(await get(visitor(shop.app), '/order-by-link/00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 });
  });

  test('the configurations of its positions are there for the guest and for nobody else', async () => {
    const { positions } = await orderByLink(shop.app, placed.body.uuid);
    const url = `/order/position/configuration?ids=${positions.map(({ id }) => id).join(',')}`;
    expect((await get<{ items: object[] }>(guest, url)).body.items).toHaveLength(2);
    const stranger = await newGuest(shop.app);
    expect((await get<{ items: object[] }>(stranger, url)).body.items).toEqual([]);
  });
});

describe('what a client sends beside its wishes', () => {
  test('prices, discounts and costs count for nothing', async () => {
    const item = itemOf(crate, 2);
    const honest = await order(guest, [item]);
    const hostile = await order(
      guest,
      [{ ...item, price: 0.01, pricePerOne: 0.01, finalPrice: 0.01, discount: 0.99, unitPrice: 1 } as typeof item],
      {
        discount: 0.99,
        deliveryCost: 0,
        shippingCost: 0,
        hasVat: false,
        total: 1,
        paymentStatusId: 1,
        orderStatusId: 4,
        paymentTermDays: 999,
      },
    );
    expect(hostile.status).toBe(200);
    const [expected, got] = await Promise.all([orderByLink(shop.app, honest.body.uuid), orderByLink(shop.app, hostile.body.uuid)]);
    expect(got.totals).toEqual(expected.totals);
    expect(got).toMatchObject({ discount: 0, hasVat: true, paymentStatusId: 2, orderStatusId: 1, paymentTermDays: 30 });
  });

  test.each([-1, 0, 0.5, 1e9, '1e3', null, 'NaN'])('quantity %j is refused and nothing is stored', async (quantity) => {
    const before = await count('sales_order');
    const answer = await send(guest, 'POST', '/order', orderBody(guest, [{ ...itemOf(crate), quantity: quantity as number }]));
    expect(answer.status).toBe(400);
    expect(problemsOf(answer)[0]).toContain('body.cartItems.0.quantity');
    expect(await count('sales_order')).toBe(before);
  });

  test('half characters and zero bytes are malformed, not an error of the server', async () => {
    const remark = [{ ...itemOf(pallet), externalCustomerRef: '\ud800 x' }];
    expect((await order(guest, remark)).status).toBe(400);
    for (const comment of ['a \udfff b', 'a\u0000b']) expect((await order(guest, [itemOf(pallet)], { comment })).status).toBe(400);
  });
});

describe('refusals', () => {
  const refusals: [what: string, over: object, status: number, problem: string][] = [
    ['terms not accepted', { termsAccepted: false }, 422, 'termsNotAccepted body.termsAccepted'],
    ['no mail address for the invoice', { invoiceEmail: 'anna' }, 422, 'validation.email body.invoiceEmail'],
    ['two mail addresses', { invoiceEmail: 'a@b.ch, c@d.ch' }, 422, 'validation.email body.invoiceEmail'],
    ['a day that does not exist', { requestedDeliveryDate: '2026-02-31' }, 422, 'deliveryDateNotPossible body.requestedDeliveryDate'],
    ['a day that has passed', { requestedDeliveryDate: '2026-11-20' }, 422, 'deliveryDatePast body.requestedDeliveryDate'],
    ['today', { requestedDeliveryDate: '2026-11-23' }, 422, 'deliveryDateTooEarly body.requestedDeliveryDate'],
    ['a Saturday', { requestedDeliveryDate: '2026-11-28' }, 422, 'deliveryDateWeekend body.requestedDeliveryDate'],
    ['Christmas', { requestedDeliveryDate: '2026-12-25' }, 422, 'deliveryDateHoliday body.requestedDeliveryDate'],
    ['a day in more than a year', { requestedDeliveryDate: '2027-11-25' }, 422, 'deliveryDateTooLate body.requestedDeliveryDate'],
    ['the last day of all', { requestedDeliveryDate: '9999-12-31' }, 422, 'deliveryDateTooLate body.requestedDeliveryDate'],
    ['a method that does not exist', { paymentMethodId: 7 }, 422, 'paymentMethodNotAllowed body.paymentMethodId'],
    ['furniture from a shop of packaging', { customerRequestType: 2 }, 422, 'requestKindNotAllowed body.customerRequestType'],
    ['the transport of an artwork', { customerRequestType: 3 }, 422, 'requestKindNotAllowed body.customerRequestType'],
    ['a kind that does not exist', { customerRequestType: 0 }, 422, 'requestKindNotAllowed body.customerRequestType'],
    ['a parcel that is too large', { deliveryType: 'FEDEX' }, 422, 'parcelTooLarge body.deliveryType'],
    ['delivery to nowhere', { deliveryAddressId: null }, 422, 'validation.required body.deliveryAddressId'],
    ['another total than the customer saw', { expectedTotal: 1 }, 409, 'totalChanged'],
  ];
  test.each(refusals)('%s', async (_what, over, status, problem) => {
    const before = await count('sales_order');
    const answer = await order(guest, [itemOf(crate)], over);
    expect(answer.status).toBe(status);
    expect(problemsOf(answer)).toEqual([problem]);
    expect(await count('sales_order')).toBe(before);
  });

  test('lines that cannot be ordered are named one by one', async () => {
    const answer = await order(guest, [itemOf(pallet), { ...itemOf(crate), productId: 999_999 }, itemOf(crate, 1, { length: -5 })]);
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual([
      'productNotAvailable body.cartItems.1.productId',
      'configurationInvalid body.cartItems.2.configuration',
    ]);
  });

  test('more than a payment slip has room for', async () => {
    const product = await productOf(shop.app, 'HK_0001');
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...itemOf(product, 100_000, { length: 2300 + index, height: 1000 }),
      key: String(index),
    }));
    const answer = await order(guest, many, { deliveryType: 'PICKUP' });
    expect([answer.status, problemsOf(answer)]).toEqual([422, ['orderTooHigh body.cartItems']]);
  });

  test('delivery abroad needs a quote', async () => {
    const abroad = await newGuest(shop.app, { address: { zipCode: '79539', city: 'Lörrach', country: 'DE' } });
    const answer = await order(abroad, [itemOf(crate)]);
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual(['shippingNotEstimated body.deliveryAddressId']);
  });

  test('a changed total is told, and the new one is accepted', async () => {
    const refused = await order(guest, [itemOf(crate)], { expectedTotal: 1 });
    const { total } = (refused.body as unknown as { errors: { params: { total: number } }[] }).errors[0]?.params ?? { total: 0 };
    const placed = await order(guest, [itemOf(crate)], { expectedTotal: total });
    expect(placed.status).toBe(200);
    expect((await orderByLink(shop.app, placed.body.uuid)).totals.total).toBe(total);
  });

  test('a visitor without a session cannot order', async () => {
    expect((await send(visitor(shop.app), 'POST', '/order', orderBody(guest, [itemOf(crate)]))).status).toBe(401);
  });
});

describe('pickup', () => {
  test('costs no delivery and carries VAT, whatever the address', async () => {
    const abroad = await newGuest(shop.app, { address: { zipCode: '79539', city: 'Lörrach', country: 'DE' } });
    const placed = await order(abroad, [itemOf(crate)], { deliveryType: 'PICKUP', deliveryAddressId: null });
    expect(placed.status).toBe(200);
    const { totals, hasVat, deliveryAddress } = await orderByLink(shop.app, placed.body.uuid);
    expect({ hasVat, deliveryAddress, shipping: totals.shipping }).toEqual({ hasVat: true, deliveryAddress: null, shipping: 0 });
    expect(totals.vat).toBeGreaterThan(0);
  });
});

describe('a company', () => {
  test('pays by invoice, with its discount and its own addresses', async () => {
    const company = await logIn(shop.app, 'einkauf@aarepumpen.example');
    const customerId = company.customerId ?? 0;
    const { id: addressId } = await newAddress(company, customerId, { name: 'Aarepumpen AG' });
    const placed = await order({ ...company, customerId, addressId }, [itemOf(crate, 5)], { paymentMethodId: 1 });
    expect(placed.status).toBe(200);
    const stored = await orderByLink(shop.app, placed.body.uuid);
    expect(stored).toMatchObject({ discount: 0.05, paymentMethodId: 1, customer: { guest: false } });
    expect(stored.totals.discountAmount).toBeGreaterThan(0);
    expect(stored.totals).toEqual((await priceOf(company, [itemOf(crate, 5)], { deliveryAddressId: addressId })).totals);
  });
});

describe('staff', () => {
  test('order for a customer, on any day', async () => {
    const staff = await logIn(shop.app, 'verkauf@kistenwerk.example');
    const body = orderBody(guest, [itemOf(crate)], { requestedDeliveryDate: '2026-11-29', confirmedDeliveryDate: '2026-11-30' });
    const placed = await send<PlacedOrder>(staff, 'POST', '/order', body);
    expect(placed.status).toBe(200);
    expect(await orderByLink(shop.app, placed.body.uuid)).toMatchObject({
      customerId: guest.customerId,
      requestedDeliveryDate: '2026-11-29',
      confirmedDeliveryDate: '2026-11-30',
    });
  });
});

describe('numbers', () => {
  test('of fifty orders at once are unique and without a gap', async () => {
    const before = await count('sales_order');
    const placed = await Promise.all(Array.from({ length: 50 }, async (_, index) => order(guest, [itemOf(crate, 1 + (index % 7))])));
    expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 200));
    const numbers = placed.map(({ body }) => body.formattedId).sort();
    expect(numbers).toEqual(numbers.map((_, index) => formattedId('order', 2026, before + index + 1)));
  });
});

describe('any cart', () => {
  test('costs as an order what it costs as a cart', { timeout: 60_000 }, async () => {
    const line = fc.record({ length: fc.integer({ min: 60, max: 150 }), quantity: fc.integer({ min: 1, max: 40 }), crate: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 4 }), async (lines) => {
        const items = lines.map((each, index) => ({
          ...(each.crate ? itemOf(crate, each.quantity, { length: each.length * 10 }) : itemOf(pallet, each.quantity)),
          key: String(index),
        }));
        const [price, placed] = await Promise.all([priceOf(guest, items), order(guest, items)]);
        expect(placed.status).toBe(200);
        expect((await orderByLink(shop.app, placed.body.uuid)).totals).toEqual(price.totals);
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});
