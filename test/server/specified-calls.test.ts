// Calls with exactly the fields that the two documents name, by a client that knows nothing else of this shop.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '#contract/address.ts';
import type { CategoryRecord } from '#contract/category-record.ts';
import type { Customer } from '#contract/customer.ts';
import type { Order } from '#contract/order.ts';
import type { PlacedOrder } from '#contract/place-order.ts';
import type { ProductPrice } from '#contract/product-price.ts';
import type { ProductRecord } from '#contract/product-record.ts';
import type { AttributeRecord } from '#contract/product-type-record.ts';
import type { Quote } from '#contract/quote.ts';
import {
  contactPerson,
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
import { answerTo } from './captcha-answer.ts';
import { customer, management } from './demo-log-in.ts';
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

const without = (body: object, ...fields: string[]): object =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !fields.includes(name)));

describe('the insert payload', () => {
  it('without a word on the terms does not accept them', async () => {
    const answer = await send(guest, 'POST', '/order', without(orderBody(guest, [item]), 'termsAccepted'));
    expect([answer.status, problemsOf(answer)]).toEqual([422, ['termsNotAccepted body.termsAccepted']]);
  });

  it('names stored addresses by themselves or by their ids', async () => {
    const { invoiceAddressId, deliveryAddressId, ...body } = orderBody(guest, [item]);
    for (const addresses of [
      { invoiceAddress: invoiceAddressId, deliveryAddress: deliveryAddressId },
      { invoiceAddress: { id: invoiceAddressId, name: 'x' }, deliveryAddress: { id: deliveryAddressId } },
      { invoiceAddress: { id: invoiceAddressId }, deliveryAddress: null, deliveryType: 'PICKUP' },
    ])
      for (const noun of ['order', 'quote'])
        expect([noun, (await send(guest, 'POST', `/${noun}`, { ...body, ...addresses })).status]).toEqual([noun, 200]);
    const unknown = await send(guest, 'POST', '/order', { ...body, invoiceAddress: { id: 2_000_000_000 }, deliveryAddress: null });
    expect(unknown.status).toBe(404);
    expect(problemsOf(await send(guest, 'POST', '/order', body))).toContain('validation.invalid_type body.invoiceAddressId');
  });

  it('names kinds of requests; an order without a way of delivery is picked up, a quote goes by truck', async () => {
    const body = without(orderBody(guest, [item], { customerRequestType: 'VERPACKUNG' }), 'deliveryType');
    const placed = (await send<PlacedOrder>(guest, 'POST', '/order', body)).body;
    const read = (await get<{ order: Order }>(staff, `/order/${placed.id}`)).body.order;
    expect(read).toMatchObject({ customerRequestType: 1, deliveryType: 'PICKUP' });
    const asked = (await send<{ id: number }>(guest, 'POST', '/quote', body)).body;
    expect((await get<Quote>(staff, `/quote/${asked.id}`)).body).toMatchObject({ customerRequestType: 1, deliveryType: 'TRUCK' });
    const other = await send(guest, 'POST', '/order', { ...orderBody(guest, [item]), customerRequestType: 'ARTWORK' });
    expect(problemsOf(other)).toEqual(['requestKindNotAllowed body.customerRequestType']);
    const delivery = await get(staff, `/order/delivery-information?id=${placed.id}&customerRequestKind=VERPACKUNG`);
    expect(delivery.status).toBe(200);
  });
});

describe('an order and a quote', () => {
  it('carry the names of the specification', async () => {
    const { id } = (await order(guest, [item])).body;
    const read = (await get<{ order: Order }>(staff, `/order/${id}`)).body.order;
    const [position] = read.positions;
    expect([read.orderDetailId, position?.children]).toEqual([id, []]);
    expect(position?.product).toEqual({ id: item.productId, articleNumber: 'HK_0002', name: position?.name });
    expect(read.weight).toBe(Math.round(read.weight * 1e4) / 1e4);
  });

  it('are changed by their fields alone', async () => {
    const { id } = (await order(guest, [item])).body;
    const before = (await get<{ order: Order }>(staff, `/order/${id}`)).body.order;
    const updatePositions = [{ id: before.positions[0]?.id, quantity: 5 }];
    const changed = await send<Order>(staff, 'PUT', `/order/${id}`, { comment: 'Neu', updatePositions });
    expect(changed.body).toMatchObject({ comment: 'Neu', version: before.version + 1, positions: [{ quantity: 5 }] });
    const stale = await send(staff, 'PUT', `/order/${id}`, { version: before.version, comment: 'Alt' });
    expect([stale.status, problemsOf(stale)]).toEqual([409, ['changedMeanwhile']]);
    expect((await send<Order>(staff, 'PUT', `/order/${id}/state`, { orderStatusId: 5 })).body.orderStatusId).toBe(5);
  });

  it('are whole where one is asked for, and in lists on request', async () => {
    const placed = (await order(guest, [item])).body;
    const asked = (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [item]))).body;
    for (const [noun, { id }] of Object.entries({ order: placed, quote: asked }))
      for (const who of [staff, guest])
        for (const query of [`id=${id}`, `id=${id}&returnAdditionalInformation=true`]) {
          const [read] = (await get<{ items: Record<string, unknown>[] }>(who, `/${noun}?${query}`)).body.items;
          expect(read, `${noun} ${query}`).toMatchObject({
            id,
            orderDetailId: id,
            orderStatusId: expect.any(Number),
            comment: '',
            discount: 0,
          });
          expect(read?.['positions']).toMatchObject([{ quantity: 3, product: { articleNumber: 'HK_0002' } }]);
          expect(read).not.toHaveProperty(noun);
        }
    const [row] = (await get<{ items: object[] }>(staff, '/order')).body.items;
    expect(row).not.toHaveProperty('positions');
  });

  it('may be sent back as they were read, and then stay as they are', async () => {
    const placed = (await order(guest, [item])).body;
    const asked = (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [item]))).body;
    for (const [noun, { id }] of Object.entries({ order: placed, quote: asked })) {
      const url = `/${noun}/${id}`;
      const read = async () => (await get<{ items: { version: number; positions: object[] }[] }>(staff, `/${noun}?id=${id}`)).body.items[0];
      const before = await read();
      expect((await send(staff, 'PUT', url, { ...before })).status, noun).toBe(200);
      expect(await read()).toEqual(before);
      const others = { formattedId: 'A1', positions: [], totals: null, customerName: 'Anderer', hasVat: false };
      expect(problemsOf(await send(staff, 'PUT', url, { ...before, ...others }))).toEqual(
        Object.keys(others).map(() => expect.stringMatching(`^fieldNotPermitted body.(${Object.keys(others).join('|')})$`)),
      );
      const updatePositions = before?.positions;
      expect((await send(staff, 'PUT', url, { updatePositions })).status).toBe(200);
      expect(await read()).toEqual(before);
      const wrong = { updatePositions: updatePositions?.map((position) => ({ ...position, finalPrice: 1, partList: [] })) };
      expect(problemsOf(await send(staff, 'PUT', url, wrong)).toSorted()).toEqual([
        'fieldNotPermitted body.updatePositions.0.finalPrice',
        'fieldNotPermitted body.updatePositions.0.partList',
      ]);
      const changed = await send<{ version: number }>(staff, 'PUT', url, { ...before, comment: 'Neu' });
      expect([changed.status, changed.body.version > (before?.version ?? 0)]).toEqual([200, true]);
      expect(problemsOf(await send(staff, 'PUT', url, { ...before, comment: 'Alt' }))).toEqual(['changedMeanwhile']);
    }
  });

  it('keep a kind that only the other shop can ask for', async () => {
    const { id } = (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [item]))).body;
    await shop.database.pool.query('update quote set customer_request_type = 2 where id = $1', [id]);
    expect((await send<Quote>(staff, 'PUT', `/quote/${id}`, { customerRequestType: 2, comment: 'Neu' })).body.comment).toBe('Neu');
  });

  it('keep the terms that were agreed, when these are sent back after they changed', async () => {
    const placed = (await order(guest, [item])).body;
    const asked = (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [item]))).body;
    const name = { de: '3 %', fr: '3 %', en: '3 %' };
    const made = await send<{ skonti: { id: number; version: number }[] }>(staff, 'POST', '/skonto', { name, percent: 3, days: 5 });
    const { id: skontoId, version } = made.body.skonti.at(-1)!;
    for (const url of [`/order/${placed.id}`, `/quote/${asked.id}`])
      expect((await send<Order>(staff, 'PUT', url, { skontoId, paymentTermId: 1 })).body.skonto).toEqual({ percent: 3, days: 5 });
    await send(staff, 'PUT', '/skonto', { id: skontoId, version, name, percent: 4, days: 6 });
    for (const url of [`/order/${placed.id}`, `/quote/${asked.id}`])
      expect((await send<Order>(staff, 'PUT', url, { skontoId, paymentTermId: 1 })).body.skonto).toEqual({ percent: 3, days: 5 });
  });

  it('a quote has its final price, is seen small, and is ordered by uuid and pin', async () => {
    const { id } = (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [item]))).body;
    const sent = (await send<Quote>(staff, 'PUT', `/quote/${id}`, { discount: 0.1, send: true })).body;
    const sum = sent.positions.reduce((total, { finalPrice }) => total + (finalPrice ?? 0), 0);
    expect(sent.finalPrice).toBeCloseTo(sum * 0.9, 2);
    const seen = (await get<Quote>(visitor(shop.app), `/quote/for-checkout?uuid=${sent.uuid}&pin=${sent.pin}`)).body;
    expect([seen.orderDetailId, seen.finalPrice, seen.positions[0]?.product?.id]).toEqual([id, sent.finalPrice, item.productId]);
    for (const query of ['productImage', 'productImage=20x20']) {
      const thumbnail = await shop.app.inject(`/api/media${seen.thumbnailFilePath}?${query}`);
      expect(await sharp(thumbnail.rawPayload).metadata(), query).toMatchObject({ format: 'png', width: 20 });
    }
    const reference = { uuid: sent.uuid, pin: sent.pin };
    expect(problemsOf(await send(visitor(shop.app), 'POST', '/order/from-quote', reference))).toEqual([
      'termsNotAccepted body.termsAccepted',
    ]);
    expect((await send(visitor(shop.app), 'POST', '/order/from-quote', { ...reference, termsAccepted: true })).status).toBe(200);
  });
});

describe('an address', () => {
  it('is stored and changed as the entity that it is', async () => {
    const entity = { id: null, customerId: guest.customerId, fixedDeliveryCost: -1, isDefaultShipping: false, isDefaultInvoice: false };
    const fields = { name: 'Werk', addition: '', street: 'Weg 1', additionalAddress: '', zipCode: '6210', city: 'Sursee', country: 'CH' };
    const stored = (await send<Address>(guest, 'POST', `/customer/${guest.customerId}/address`, { ...entity, ...fields })).body;
    const put = await send<Address>(guest, 'PUT', `/customer/${guest.customerId}/address`, { ...stored, name: 'Werk 2' });
    expect(put.body.name).toBe('Werk 2');
    const post = await send<Address>(guest, 'POST', `/customer/${guest.customerId}/address/${stored.id}`, { ...stored, name: 'Werk 3' });
    expect(post.body.name).toBe('Werk 3');
  });

  it('stays with its customer, under its id, at its cost', async () => {
    const url = `/customer/${guest.customerId}/address`;
    const [stored] = (await get<{ items: Address[] }>(guest, url)).body.items;
    const problems = async (over: object, path = '') =>
      problemsOf(await send(guest, path === '' ? 'PUT' : 'POST', url + path, { ...stored, ...over }));
    expect(await problems({ customerId: 1 })).toEqual(['fieldNotPermitted body.customerId']);
    expect(await problems({ id: 1 }, `/${stored?.id}`)).toEqual(['fieldNotPermitted body.id']);
    expect(await problems({ fixedDeliveryCost: 0 })).toEqual(['fieldNotPermitted body.fixedDeliveryCost']);
    expect((await send(guest, 'PUT', url, { ...stored, id: 2_147_483_647 })).status).toBe(404);
  });
});

it('a customer is named customerId, and changed by staff without a version', async () => {
  const id = (await logIn(shop.app, customer)).customerId ?? 0;
  const [read] = (await get<{ items: Customer[] }>(staff, `/customers?ids=${id}`)).body.items;
  expect(read?.customerId).toBe(id);
  expect((await send<Customer>(staff, 'PUT', '/customers', { id, discount: 0.02 })).body.discount).toBe(0.02);
});

describe('an entity may be sent back as it was read', () => {
  const fields = (entity: object, ...names: string[]): object =>
    Object.fromEntries(Object.entries(entity).filter(([name]) => names.includes(name)));

  it('with its id, which is that of the path', async () => {
    const one = async (url: string, id: number): Promise<object> =>
      (await get<{ items: { id: number }[] }>(editor, url)).body.items.find((each) => each.id === id) ?? {};
    const article = item.productId;
    const entities: [string, 'PUT' | 'POST', object][] = [
      [
        '/categories',
        'PUT',
        fields(await one('/categories', 2), 'id', 'name', 'parentId', 'order', 'published', 'contentLink', 'shopTypeId'),
      ],
      ['/attribute', 'POST', fields(await one('/attribute', 1), 'id', 'name', 'typeId', 'visibility')],
      ['/product-types', 'PUT', fields(await one('/product-types', 1), 'id', 'name', 'categoryId', 'attrs')],
      [
        '/product',
        'POST',
        fields(await one(`/product?ids=${article}`, article), 'id', 'articleNumber', 'name', 'values', 'published', 'kindCode'),
      ],
    ];
    for (const [url, method, entity] of entities) {
      const { id } = entity as { id: number };
      const answer = await send<{ id: number }>(editor, method, `${url}/${id}`, entity);
      expect([url, answer.status, answer.body.id]).toEqual([url, 200, id]);
      expect(problemsOf(await send(editor, method, `${url}/${id}`, { ...entity, id: id + 1 }))).toEqual(['unknownField body.id']);
    }
  });

  it('with all that it is read with, as long as that stays as it is', async () => {
    const lists: [read: string, method: 'PUT' | 'POST', path: string, wrong: object][] = [
      ['/categories', 'PUT', '/categories', { url: '/anders' }],
      ['/categories/records', 'PUT', '/categories', { articleCount: 77 }],
      ['/attribute', 'POST', '/attribute', { office: { valueCount: 77 } }],
      ['/product-types', 'PUT', '/product-types', { attrs: [{ attributeId: 77 }] }],
      ['/product-types/with-attributes', 'PUT', '/product-types', { productCount: 77 }],
      [`/product?withPrices=true&perPage=20`, 'POST', '/product', { deletedAt: '2026-01-01T00:00:00.000Z' }],
      [`/product?customerId=3&customerProduct=OWNER&withPrices=true`, 'POST', '/product', { customers: [{ customerId: 1 }] }],
    ];
    for (const [list, method, path, wrong] of lists) {
      const read = async () => (await get<{ items: { id: number }[] }>(editor, list)).body.items;
      const before = await read();
      for (const entity of before) {
        const answer = await send(editor, method, `${path}/${entity.id}`, entity);
        expect([list, entity.id, answer.status]).toEqual([list, entity.id, 200]);
        expect(problemsOf(await send(editor, method, `${path}/${entity.id}`, { ...entity, ...wrong }))).toEqual([
          `fieldNotPermitted body.${Object.keys(wrong)[0]}`,
        ]);
      }
      expect(await read()).toEqual(before);
    }
  });

  it('a price row to each of its calls, and as a new one', async () => {
    const [price] = (await get<{ items: ProductPrice[] }>(editor, `/product/price?productId=${item.productId}`)).body.items;
    const url = `/product/price/${price?.id}`;
    for (const kind of ['margin-price', 'excel-price']) {
      const { version: _, ...row } = (await get<{ items: ProductPrice[] }>(editor, `/product/price?ids=${price?.id}`)).body.items[0]!;
      expect((await send(editor, 'PUT', `${url}/${kind}`, row)).status).toBe(200);
      expect(problemsOf(await send(editor, 'PUT', `${url}/${kind}`, { ...row, productId: 1 }))).toEqual([
        'fieldNotPermitted body.productId',
      ]);
    }
    const [step] = price?.fixPrice ?? [];
    expect((await send<ProductPrice>(editor, 'PUT', `${url}/fix-price/${step?.id}`, { ...step })).body.fixPrice).toEqual(price?.fixPrice);
    const fresh = { id: null, customerId: 3, productId: item.productId, unitOfSales: 1, companyName: '', contactPersonName: '' };
    const none = { excelPrice: null, fixPrice: [], remotePrice: null, marginPrice: null };
    const made = await send<ProductPrice>(editor, 'PUT', '/product/price', { ...fresh, ...none, activeStrategy: 'NONE' });
    expect([made.status, made.body.activeStrategy, made.body.companyName]).toEqual([200, 'NONE', 'Aare Pumpen AG']);
    const ladder = { ...fresh, ...none, customerId: 2, activeStrategy: 'FIX_PRICE', fixPrice: [{ id: null, quantity: 1, price: 12.5 }] };
    expect((await send<ProductPrice>(editor, 'PUT', '/product/price', ladder)).body.fixPrice).toMatchObject([{ quantity: 1, price: 12.5 }]);
  });

  it('an internal price with its product, which it keeps', async () => {
    const { productId } = item;
    const made = await send<{ id: number }>(editor, 'POST', '/product/internal-price', { id: null, productId, source: 'MARGIN_PRICE' });
    const { id } = made.body;
    const entity = { id, productId, source: 'MARGIN_PRICE' };
    expect((await send(editor, 'PUT', `/product/internal-price/${id}`, entity)).status).toBe(200);
    expect(problemsOf(await send(editor, 'PUT', `/product/internal-price/${id}`, { ...entity, productId: 1 }))).toEqual([
      'fieldNotPermitted body.productId',
    ]);
  });

  it('a product type with its attributes, which have calls of their own', async () => {
    const types = (await get<{ items: { id: number; attrs: object[] }[] }>(editor, '/product-types/with-attributes')).body.items;
    const read = types.find(({ id }) => id === 1);
    expect(read?.attrs[0]).toMatchObject({ attributeId: 1, visibility: 15, order: 0 });
    expect(problemsOf(await send(editor, 'PUT', '/product-types/1', { attrs: read?.attrs.slice(1) }))).toEqual([
      'fieldNotPermitted body.attrs',
    ]);
  });

  it('without an id while it has none', async () => {
    for (const id of [null, 0]) {
      const made = await send<AttributeRecord>(editor, 'POST', '/attribute', { id, name: `Duft ${id}`, typeId: 6, visibility: 1 });
      expect([made.status, made.body.name.de]).toEqual([200, `Duft ${id}`]);
    }
    expect(problemsOf(await send(editor, 'POST', '/attribute', { id: 7, name: 'Duft', typeId: 6 }))).toEqual(['unknownField body.id']);
  });

  it('new, with what it cannot have yet', async () => {
    const person = { title: 0, firstName: 'Nora', lastName: 'Neu', phone: '041 555 55 55', email: 'nora@neue.example', languageId: 1 };
    const customerOrderSettings = { invoiceEmail: 'nora@neue.example', preferredDeliveryAddressId: null, preferredInvoiceAddressId: null };
    const none = { id: null, customerId: null, users: [], logo: null, addresses: [], isDefault: false };
    const terms = { discount: 0, deliveryCostMultiplier: 1.1, skontoId: null, paymentTermId: null, active: true };
    const entity = { ...none, ...terms, status: 'GUEST', customerOrderSettings, quickOrderSetting: { isActive: false, truckId: 1 } };
    for (const [contactPerson, name] of [
      [person, ''],
      [[person], 'Neue AG'],
    ] as const) {
      const companyInfo = { id: null, code: '', name, invoiceEmail: '' };
      const made = await send<{ id: number }>(staff, 'POST', '/customers', { ...entity, contactPerson, companyInfo });
      const [read] = (await get<{ items: Customer[] }>(staff, `/customers?ids=${made.body.id}`)).body.items;
      expect(read).toMatchObject({ isCompanyCustomer: name !== '', deliveryCostMultiplier: 1.1, companyInfo: { name } });
      expect(read?.customerOrderSettings.invoiceEmail).toBe('nora@neue.example');
    }
    const type = { id: null, name: 'Fässer', categoryId: null, attrs: [] };
    expect((await send(editor, 'POST', '/product-types', type)).status).toBe(200);
    const { typeId } = await productOf(shop.app, 'HK_0002');
    const unset = { id: null, articleNumber: '', deletedAt: null, customers: [], localFilePath: '', price: null, graduatedPrice: [] };
    const product = { ...unset, name: 'Neu', description: '', typeId, published: false, publiclyAvailable: true, kindCode: 1, values: [] };
    const created = await send<{ articleNumber: string }>(editor, 'PUT', '/product', product);
    expect([created.status, created.body.articleNumber]).toEqual([200, expect.stringMatching(/_\d{4}$/)]);
    expect((await send(editor, 'PUT', '/product', { ...product, price: 12 })).status).toBe(400);
  });

  it('a price with what it keeps', async () => {
    const [price] = (await get<{ items: ProductPrice[] }>(editor, `/product/price?productId=${item.productId}`)).body.items;
    const url = `/product/price/${price?.id}`;
    expect((await send(editor, 'POST', url, { ...price })).body).toEqual(price);
    for (const other of [{ customerId: 3 }, { productId: 1 }, { fixPrice: [] }])
      expect(problemsOf(await send(editor, 'POST', url, { ...price, ...other }))).toEqual([
        `fieldNotPermitted body.${Object.keys(other)[0]}`,
      ]);
  });

  it('a customer without contact persons; who has some keeps one', async () => {
    const [read] = (await get<{ items: Customer[] }>(staff, '/customers?ids=1')).body.items;
    expect(read).toMatchObject({ isDefault: true, contactPerson: [] });
    expect((await send(staff, 'PUT', '/customers', { ...read })).body).toEqual(read);
    expect((await send<Customer>(staff, 'PUT', '/customers', { id: 1, discount: 0.01 })).body.name).toBe(read?.name);
    const { customerId: id } = await logIn(shop.app, customer);
    expect(problemsOf(await send(staff, 'PUT', '/customers', { id, contactPerson: [] }))).toEqual([
      'validation.required body.contactPerson',
    ]);
  });

  it('a customer with what others decide, as long as that stays as it is', async () => {
    const { customerId } = await logIn(shop.app, customer);
    const [read] = (await get<{ items: Customer[] }>(staff, `/customers?ids=${customerId}`)).body.items;
    const entity = { ...read };
    const sent = await send<Customer>(staff, 'PUT', '/customers', entity);
    expect([sent.status, sent.body]).toEqual([200, read]);
    for (const other of [{ customerId: 1 }, { status: 'GUEST' }, { isDefault: true }, { formattedId: 'K1' }, { mergedInto: 3 }])
      expect(problemsOf(await send(staff, 'PUT', '/customers', { ...entity, ...other }))).toEqual([
        `fieldNotPermitted body.${Object.keys(other)[0]}`,
      ]);
  });
});

it('an address is checked as the entity that it is', async () => {
  const [stored] = (await get<{ items: Address[] }>(guest, `/customer/${guest.customerId}/address`)).body.items;
  const checked = await send<{ valid: boolean }>(staff, 'POST', '/koller/address-validation', { ...stored });
  expect([checked.status, checked.body.valid]).toEqual([200, true]);
});

it('packages weigh kilograms, as a number or as a value with its unit', async () => {
  const dimensions = { length: 60, width: 40, height: 30 };
  const position = { sequenceNumber: 1, packageCount: 1, articleNumber: 'HK_0002', dimensions };
  for (const weight of [10, { value: 10 }, { value: 10, units: 'KG' }]) {
    const address = { postalCode: '10115', countryCode: 'DE' };
    const rates = await send<{ items: object[] }>(staff, 'POST', '/fedex/get-rates', { address, positions: [{ ...position, weight }] });
    expect([rates.status, rates.body.items.length]).toEqual([200, 3]);
    const parcel = { dimensions, isDomestic: false, weight, serviceType: 'INTERNATIONAL_ECONOMY' };
    expect((await send(staff, 'POST', '/fedex/check-pickup-availability', parcel)).status).toBe(200);
  }
});

it('a person is registered with the fields of an address beside the contact person', async () => {
  const { firstName, lastName, phone } = contactPerson;
  const { questionId, question } = (await get<{ questionId: string; question: string }>(visitor(shop.app), '/registration/captcha')).body;
  const body = {
    ...homeAddress,
    email: 'neu@muster.example',
    password: 'Kiste und Nagel 7',
    captcha: { questionId, answer: answerTo(question) },
    contactPerson: { firstName, lastName, phone },
  };
  const answer = await send(visitor(shop.app), 'POST', '/registration/register-person', body);
  expect([answer.status, answer.body]).toEqual([200, { registered: true }]);
  const [person] = (await get<{ items: Customer[] }>(staff, '/customers?search=neu@muster.example')).body.items;
  const addresses = (await get<{ items: Address[] }>(staff, `/customer/${person?.id}/address`)).body.items;
  expect(addresses).toMatchObject([homeAddress]);
});

it('ids in a query stand in one parameter or in several', async () => {
  const ids = [1, 2];
  const queries = [`ids=${ids.join(',')}`, ids.map((id) => `ids=${id}`).join('&')];
  for (const query of queries) {
    const products = (await get<{ items: { id: number }[] }>(visitor(shop.app), `/product?${query}`)).body.items;
    expect(products.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
    expect((await get<{ items: unknown[] }>(staff, `/customers?${query}`)).body.items).toHaveLength(2);
  }
  const requirements = await get<{ items: unknown[] }>(staff, '/product/transport-requirements?productIds=1&productIds=2');
  expect(requirements.body.items).toHaveLength(2);
  expect((await get(visitor(shop.app), '/product?ids=1&ids=x')).status).toBe(400);
});

describe('the catalogue is written in plain words', () => {
  it('a category: one name for all languages, its place among the others, then German alone', async () => {
    const root = (await get<{ items: { id: number; parentId: number | null }[] }>(editor, '/categories')).body.items.find(
      ({ parentId }) => parentId === null,
    );
    const fields = { name: 'Sonderbau', parentId: root?.id, order: 99, published: true, description: 'Alles andere' };
    const made = (
      await send<CategoryRecord>(editor, 'POST', '/categories', { ...fields, contentLink: '', shopTypeId: 1, imageFileName: '' })
    ).body;
    expect(made).toMatchObject({ order: 99, name: { de: 'Sonderbau', fr: 'Sonderbau' }, description: { en: 'Alles andere' } });
    const changed = await send<CategoryRecord>(editor, 'PUT', `/categories/${made.id}`, { name: 'Einzelbau', order: 98 });
    expect(changed.body).toMatchObject({ order: 98, name: { de: 'Einzelbau', fr: 'Sonderbau' } });
  });

  it('an attribute', async () => {
    const made = (await send<AttributeRecord>(editor, 'POST', '/attribute', { name: 'Klang', typeId: 6, visibility: 1 })).body;
    expect(made.name).toEqual({ de: 'Klang', fr: 'Klang', en: 'Klang' });
    const changed = await send<AttributeRecord>(editor, 'POST', `/attribute/${made.id}`, { name: 'Ton' });
    expect(changed.body.name).toEqual({ de: 'Ton', fr: 'Klang', en: 'Klang' });
  });

  it('an attribute of a product type, by its attributeId', async () => {
    const { id } = (await send<{ id: number }>(editor, 'POST', '/product-types', { name: 'Fass', categoryId: 2 })).body;
    const added = await send<{ attrs: object[] }>(editor, 'PUT', `/product-types/${id}/add-attribute`, { attributeId: 2 });
    expect(added.body.attrs).toMatchObject([{ attributeId: 2, visibility: 7, order: 0 }]);
  });

  it('a product and its prices', async () => {
    const { typeId } = await productOf(shop.app, 'HK_0002');
    const fields = { name: 'Musterkiste', description: 'Zum Anschauen', typeId, kindCode: 1 };
    const { id } = (await send<{ id: number }>(editor, 'PUT', '/product', fields)).body;
    const changed = await send<ProductRecord>(editor, 'POST', `/product/${id}`, { name: 'Schaukiste' });
    expect(changed.body).toMatchObject({ name: { de: 'Schaukiste', fr: '' }, description: { de: 'Zum Anschauen', en: '' } });
    const price = (await send<ProductPrice>(editor, 'PUT', '/product/price', { customerId: 1, productId: id })).body;
    const url = `/product/price/${price.id}`;
    const step = (await send<ProductPrice>(editor, 'POST', `${url}/fix-price`, { quantity: 1, price: 12.5 })).body.fixPrice[0];
    const strategies = [
      await send<ProductPrice>(editor, 'PUT', `${url}/fix-price/${step?.id}`, { price: 13 }),
      await send<ProductPrice>(editor, 'PUT', `${url}/margin-price`, { marginPrice: 30 }),
      await send<ProductPrice>(editor, 'PUT', `${url}/excel-price`, {}),
      await send<ProductPrice>(editor, 'POST', url, { activeStrategy: 'FIX_PRICE', unitOfSales: 2 }),
    ].map(({ body }) => body.activeStrategy);
    const remotePrice = { url: 'https://unbekannt.example', apiParamNames: { length: 'l' }, samplingPoints: [1, 10] };
    for (const body of [remotePrice, { remotePrice }])
      expect(problemsOf(await send(editor, 'PUT', `${url}/remote-price`, body))).toEqual(['remoteHostUnknown body.remotePrice.url']);
    expect(strategies).toEqual(['FIX_PRICE', 'MARGIN_PRICE', 'EXCEL_PRICE', 'FIX_PRICE']);
  });
});
