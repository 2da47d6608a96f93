import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conflict } from '#contract/conflict.ts';
import type { Order } from '#contract/order.ts';
import type { HistoryEntry } from '#contract/record.ts';
import {
  get,
  homeAddress,
  itemOf,
  logIn,
  mondayMorning,
  newAddress,
  newGuest,
  order,
  priceOf,
  problemsOf,
  productOf,
  send,
} from './buyer.ts';
import type { Answer, Buyer, Item, Person } from './buyer.ts';
import { deliver } from './paper-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let colleague: Person;
let pallet: Item;
let crate: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  colleague = await logIn(shop.app, 'verkauf@kistenwerk.example');
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 4);
  crate = itemOf(await productOf(shop.app, 'HK_0001'));
});
afterAll(async () => shop.close());

const read = async (id: number, person: Person = staff): Promise<Order> => (await get<{ order: Order }>(person, `/order/${id}`)).body.order;
const placed = async (items: Item[] = [pallet, crate], over: object = {}): Promise<Order> => {
  const answer = await order(guest, items, { paymentMethodId: 1, ...over });
  return read(answer.body.id);
};
const change = async (id: number, body: object, person: Person = staff): Promise<Answer<Order>> =>
  send<Order>(person, 'PUT', `/order/${id}`, { version: 1, ...body });
const historyOf = async (id: number): Promise<HistoryEntry[]> =>
  (await get<{ items: HistoryEntry[] }>(staff, `/history?kind=order&id=${id}`)).body.items;
const mailsTo = async (id: number): Promise<{ dedupe_key: string; subject: string; text: string }[]> =>
  (await shop.database.pool.query('select dedupe_key, subject, text from mail where order_id = $1 order by id', [id])).rows;
const move = async (id: number, columns: string): Promise<void> => {
  await shop.database.pool.query(`update order_position set ${columns} where order_id = $1`, [id]);
};

describe('a line that is sold as it is', () => {
  test('is refused another configuration by its number, and nothing is said of the delivery', async () => {
    const { id, positions } = await placed([itemOf(await productOf(shop.app, 'HK_0007'))]);
    const [line] = positions;
    const configuration = { ...line!.configuration!, values: { ...line!.configuration!.values, length: 500 } };
    const answer = await change(id, { updatePositions: [{ id: line!.id, configuration }] });
    expect([answer.status, problemsOf(answer)]).toEqual([422, ['configurationFixed body.updatePositions.0.configuration']]);
  });
});

describe('the head of an order', () => {
  const wishes: Record<string, unknown> = {
    comment: 'Tor 3',
    invoiceEmail: 'buchhaltung@muster.example',
    discount: 0.125,
    customerRequestType: 3,
    deliveryCost: 12.5,
    requestedDeliveryDate: '2026-12-01',
    confirmedDeliveryDate: '2026-12-02',
    externalCustomerNo: 'Auftrag 7718',
    paymentMethodId: 2,
    orderPerson: 'Beat Flückiger',
    vatForced: false,
  };
  test.each(Object.entries(wishes))('%s is stored, and stands in the history', async (field, value) => {
    const { id } = await placed([pallet], field === 'customerRequestType' ? { paymentMethodId: 2 } : {});
    const answer = await change(id, { [field]: value });
    expect(answer).toMatchObject({ status: 200, body: { version: 2, [field]: value } });
    expect(await read(id)).toMatchObject({ [field]: value });
    expect(await historyOf(id)).toContainEqual(expect.objectContaining({ field, after: value, who: 'leitung@kistenwerk.example' }));
  });

  test('takes payment term and cash discount by their ids, with days and percent', async () => {
    const { id } = await placed([pallet]);
    const { rows: terms } = await shop.database.pool.query('select id, days from payment_term where days <> 30 order by id limit 1');
    const { rows: skonti } = await shop.database.pool.query('select id, days from skonto order by id limit 1');
    const { body } = await change(id, { paymentTermId: terms[0].id, skontoId: skonti[0].id });
    expect(body).toMatchObject({
      paymentTermId: terms[0].id,
      paymentTermDays: terms[0].days,
      skontoId: skonti[0].id,
      skonto: { days: skonti[0].days },
    });
    const again = await change(id, { version: 2, paymentTermId: null, skontoId: null });
    expect(again.body).toMatchObject({ paymentTermId: null, paymentTermDays: 30, skontoId: null, skonto: null });
  });

  test('takes one of the customer’s addresses or a text, and reckons the delivery anew', async () => {
    const { id, deliveryCost } = await placed([pallet]);
    const far = await newAddress(guest, guest.customerId, { street: 'Via Nizzola 1', zipCode: '6500', city: 'Bellinzona' });
    const chosen = (await change(id, { deliveryAddress: { id: far.id } })).body;
    expect(chosen).toMatchObject({ deliveryAddress: { city: 'Bellinzona' }, hasVat: true });
    expect(chosen.deliveryCost).toBeGreaterThan(deliveryCost);
    expect(chosen.deliveryCost).toBe((await priceOf(guest, [pallet], { zipCode: '6500' })).shippingCost?.costDetail.cost);
    const typed = await change(id, { version: 2, invoiceAddress: { ...homeAddress, name: 'Muster AG', addition: 'Rechnungswesen' } });
    expect(typed.body.invoiceAddress).toMatchObject({ name: 'Muster AG', addition: 'Rechnungswesen' });
  });

  test('is free of VAT abroad, unless staff force it', async () => {
    const { id } = await placed([pallet]);
    const abroad = { ...homeAddress, zipCode: '79098', city: 'Freiburg', country: 'DE' };
    expect(problemsOf(await change(id, { deliveryAddress: abroad }))).toEqual(['shippingNotEstimated body.deliveryCost']);
    const exported = (await change(id, { deliveryAddress: abroad, deliveryCost: 180 })).body;
    expect(exported).toMatchObject({ hasVat: false, vatForced: null, totals: { vat: 0, shipping: 180 } });
    const forced = (await change(id, { version: 2, vatForced: true })).body;
    expect(forced).toMatchObject({ hasVat: true, deliveryCost: 180 });
    expect(forced.totals.vat).toBe(Math.round(forced.totals.net * 8.1) / 100);
    expect((await change(id, { version: 3, vatForced: null })).body).toMatchObject({ hasVat: false });
  });

  test('picked up costs no delivery', async () => {
    const { id } = await placed([pallet]);
    expect((await change(id, { deliveryType: 'PICKUP' })).body).toMatchObject({
      deliveryAddress: null,
      deliveryCost: 0,
      deliveryType: 'PICKUP',
    });
    expect(problemsOf(await change(id, { version: 2, deliveryType: 'DELIVERY' }))).toEqual(['validation.required body.deliveryAddress']);
  });

  test('goes by parcel carrier where staff say so', async () => {
    const { id } = await placed([pallet]);
    const { body } = await change(id, { deliveryType: 'FEDEX', deliveryCost: 48.5 });
    expect(body).toMatchObject({ deliveryType: 'FEDEX', deliveryCost: 48.5, deliveryAddress: { city: 'Zürich' } });
  });

  test('goes over to another customer', async () => {
    const other = await newGuest(shop.app, { contactPerson: { firstName: 'Rosa', lastName: 'Keller' } });
    const { id } = await placed([pallet]);
    const { body } = await change(id, { customerId: other.customerId, deliveryAddress: { id: other.addressId } });
    expect(body).toMatchObject({ customerId: other.customerId, customer: { name: 'Rosa Keller' } });
    expect((await get(guest, `/order/${id}`)).status).toBe(404);
    expect((await read(id, other)).formattedId).toBe(body.formattedId);
  });

  test('an address of somebody else is not there', async () => {
    const other = await newGuest(shop.app);
    const { id } = await placed([pallet]);
    expect(problemsOf(await change(id, { deliveryAddress: { id: other.addressId } }))).toEqual(['notFound body.deliveryAddress.id']);
  });

  test('a confirmed day is told by mail, once; an empty one takes it back', async () => {
    const { id, uuid } = await placed([pallet]);
    await change(id, { confirmedDeliveryDate: '2026-11-26' });
    const confirmed = (await mailsTo(id)).filter(({ dedupe_key }) => dedupe_key.startsWith(`order-confirmed:${uuid}`));
    expect(confirmed).toHaveLength(1);
    expect(confirmed[0]?.subject).toContain('bestätigt auf Do\u00A026.11.2026');
    await change(id, { version: 2, comment: 'x' });
    expect((await change(id, { version: 3, confirmedDeliveryDate: '' })).body.confirmedDeliveryDate).toBeNull();
    await change(id, { version: 4, confirmedDeliveryDate: '2026-11-27', tell: false });
    expect((await mailsTo(id)).filter(({ dedupe_key }) => dedupe_key.startsWith('order-confirmed'))).toHaveLength(1);
  });
});

describe('the lines of an order', () => {
  test('change quantity at the agreed price, or at that of the list', async () => {
    const { id, positions } = await placed([pallet]);
    const [line] = positions;
    const kept = (await change(id, { updatePositions: [{ id: line?.id, quantity: 60 }] })).body;
    expect(kept.positions[0]).toMatchObject({ quantity: 60, pricePerOne: line?.pricePerOne });
    const anew = (await change(id, { version: 2, updatePositions: [{ id: line?.id, pricing: 'reprice' }] })).body;
    const list = (await priceOf(guest, [{ ...pallet, quantity: 60 }])).totals;
    expect(anew.totals).toEqual(list);
  });

  test('any order that is changed to a cart costs what the cart costs', async () => {
    const cases = [
      { first: 1, second: 7 },
      { first: 250, second: 3 },
      { first: 12, second: 40 },
    ];
    for (const { first, second } of cases) {
      const { id, positions } = await placed([pallet]);
      const { body } = await change(id, {
        updatePositions: [{ id: positions[0]?.id, quantity: first, pricing: 'reprice' }],
        newPositions: [{ productId: crate.productId, configuration: crate.configuration, quantity: second }],
      });
      const cart = await priceOf(guest, [
        { ...pallet, quantity: first },
        { ...crate, quantity: second },
      ]);
      expect(body.totals).toEqual(cart.totals);
    }
  });

  test('a new configuration is drawn, described and priced anew', async () => {
    const { id, positions } = await placed([crate]);
    const [line] = positions;
    const configuration = { ...crate.configuration!, values: { ...crate.configuration!.values, length: 1400 } };
    const { body } = await change(id, { updatePositions: [{ id: line?.id, configuration }] });
    const [changed] = body.positions;
    expect(changed?.configuration?.values).toMatchObject({ length: 1400 });
    expect(changed?.pictureUrl).not.toBe(line?.pictureUrl);
    expect(changed?.weight).toBeGreaterThan(line?.weight ?? 0);
    expect(changed?.pricePerOne).toBeGreaterThan(line?.pricePerOne ?? 0);
    expect((await historyOf(id)).map(({ field }) => field)).toContain(`positions.${line?.id}.configuration.length`);
  });

  test('keep price, name, remarks, insurance and goods of their own', async () => {
    const { id, positions } = await placed([crate]);
    const written = {
      pricePerOne: 158.9,
      name: 'Pumpenkiste',
      externalCustomerNo: 'WERK 7',
      kommentar: 'Text «WERK 7»',
      rechnungskommentar: 'Kostenstelle 4711',
      insuranceRate: 12.5,
      commodityReferences: [{ productId: pallet.productId, quantity: 2 }],
    };
    const { body } = await change(id, { updatePositions: [{ id: positions[0]?.id, ...written }] });
    expect(body.positions[0]).toMatchObject(written);
    const seen = await read(id, guest);
    expect(seen.positions[0]).toMatchObject({ ...written, kommentar: '' });
  });

  test.each([
    'detail',
    'details',
    'weight',
    'partList',
    'articleNumber',
    'quantityDelivered',
    'quantityInvoiced',
    'finalPrice',
    'parentId',
  ])('refuse %s by its name', async (field) => {
    const { id, positions } = await placed([pallet]);
    const answer = await change(id, { updatePositions: [{ id: positions[0]?.id, [field]: 1 }] });
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual([`fieldNotPermitted body.updatePositions.0.${field}`]);
    expect((await read(id)).version).toBe(1);
  });

  test('that become more open an order that was done, and its history says so', async () => {
    const before = await placed([pallet]);
    expect((await deliver(staff, before)).status).toBe(200);
    const { version, positions } = await read(before.id);
    const { body } = await change(before.id, { version, updatePositions: [{ id: positions[0]?.id, quantity: 9 }] });
    expect(body.orderStatusId).toBe(1);
    expect(await historyOf(before.id)).toContainEqual(expect.objectContaining({ field: 'state', before: 'INVOICED', after: 'PLACED' }));
  });

  test('can be written by hand, with name and price', async () => {
    const { id, totals } = await placed([pallet], { deliveryType: 'PICKUP' });
    const byHand = { name: 'Staplermiete', quantity: 2, pricePerOne: 85 };
    expect(problemsOf(await change(id, { newPositions: [{ quantity: 1 }] }))).toEqual([
      'validation.required body.newPositions.0.name',
      'validation.required body.newPositions.0.pricePerOne',
    ]);
    const { body } = await change(id, { newPositions: [byHand] });
    expect(body.positions[1]).toMatchObject({ ...byHand, productId: null, finalPrice: 170 });
    expect(body.totals.products).toBe(totals.products + 170);
  });

  test('cancelled cost nothing and come back; the last one stays', async () => {
    const { id, positions, totals } = await placed([pallet, crate], { deliveryType: 'PICKUP' });
    const [first, second] = positions;
    const without = (await change(id, { updatePositions: [{ id: first?.id, storno: true }] })).body;
    expect(without.positions[0]).toMatchObject({ storno: true, finalPrice: 0 });
    expect(without.totals.products).toBe(second?.finalPrice);
    expect(problemsOf(await change(id, { version: 2, updatePositions: [{ id: second?.id, storno: true }] }))).toEqual([
      'orderEmpty body.updatePositions',
    ]);
    expect((await change(id, { version: 2, updatePositions: [{ id: first?.id, storno: false }] })).body.totals).toEqual(totals);
  });

  test('all cancelled are refused as such, also where nothing is left whose delivery could be reckoned', async () => {
    const { id, positions } = await placed();
    const none = await change(id, { updatePositions: positions.map((each) => ({ id: each.id, storno: true })) });
    expect([none.status, problemsOf(none)]).toEqual([422, ['orderEmpty body.updatePositions']]);
  });

  test('written by hand alone leave the delivery at the cost that was agreed, however many they become', async () => {
    const { id, positions, deliveryCost } = await placed();
    const newPositions = [{ name: 'Kiste nach Skizze', quantity: 1, pricePerOne: 500 }];
    const updatePositions = positions.map((each) => ({ id: each.id, storno: true }));
    const byHand = await change(id, { newPositions, updatePositions });
    expect([byHand.status, byHand.body.deliveryCost]).toEqual([200, deliveryCost]);
    const line = byHand.body.positions.find(({ storno }) => !storno);
    const twice = await change(id, { version: 2, updatePositions: [{ id: line?.id, quantity: 2 }] });
    expect([twice.status, twice.body.deliveryCost]).toEqual([200, deliveryCost]);
    const elsewhere = { deliveryAddress: { ...homeAddress, zipCode: '3011', city: 'Bern' } };
    for (const wish of [{ deliveryCost: null }, elsewhere])
      expect(problemsOf(await change(id, { version: 3, ...wish }))).toEqual(['shippingNotEstimated body.deliveryCost']);
    expect((await change(id, { version: 3, ...elsewhere, deliveryCost: 90 })).body.deliveryCost).toBe(90);
  });

  test('are grouped under a name at the price of what is in it, which can be said for the whole', async () => {
    const { id, positions, totals } = await placed([pallet, crate], { deliveryType: 'PICKUP' });
    const grouped = (
      await change(id, { newPositions: [{ type: 'COMPOSITE', name: 'Set Pumpe P40', positionIds: positions.map((each) => each.id) }] })
    ).body;
    const set = grouped.positions.find(({ type }) => type === 'COMPOSITE');
    expect(set).toMatchObject({ name: 'Set Pumpe P40', finalPrice: totals.products, quantity: 1 });
    expect(grouped.positions.filter(({ parentId }) => parentId === set?.id)).toHaveLength(2);
    expect(grouped.totals).toEqual(totals);
    const priced = (await change(id, { version: 2, updatePositions: [{ id: set?.id, pricePerOne: 99.95 }] })).body;
    expect(priced.totals.products).toBe(99.95);
    expect(priced.positions.filter(({ parentId }) => parentId === set?.id).reduce((sum, each) => sum + each.finalPrice, 0)).toBeCloseTo(
      99.95,
      6,
    );
    const twice = (await change(id, { version: 3, updatePositions: [{ id: set?.id, quantity: 2 }] })).body;
    expect(twice.totals.products).toBe(199.9);
    expect(twice.positions.filter(({ parentId }) => parentId === set?.id).map(({ quantity }) => quantity)).toEqual([8, 2]);
    const none = await change(id, { version: 4, updatePositions: [{ id: set?.id, storno: true }] });
    expect(problemsOf(none)).toEqual(['orderEmpty body.updatePositions']);
  });

  test('come as a new composite with its parts', async () => {
    const { id, totals } = await placed([pallet], { deliveryType: 'PICKUP' });
    const { body } = await change(id, {
      newPositions: [
        {
          type: 'COMPOSITE',
          name: 'Set',
          quantity: 3,
          children: [
            { productId: pallet.productId, configuration: pallet.configuration, quantity: 3, pricePerOne: 10 },
            { name: 'Gurten', quantity: 6, pricePerOne: 2.5 },
          ],
        },
      ],
    });
    const set = body.positions.find(({ type }) => type === 'COMPOSITE');
    expect(set).toMatchObject({ pricePerOne: 15, finalPrice: 45 });
    expect(body.totals.products).toBeCloseTo(totals.products + 45, 6);
    expect(problemsOf(await change(id, { version: 2, newPositions: [{ type: 'COMPOSITE', name: 'Leer' }] }))).toEqual([
      'validation.required body.newPositions.0.children',
    ]);
  });
});

describe('what is a fact already', () => {
  test('stays: delivered and invoiced quantities, and what the invoice says', async () => {
    const { id, positions } = await placed([pallet, crate]);
    const lineId = positions[0]?.id;
    await move(id, 'quantity_delivered = least(quantity, 2), quantity_invoiced = 1');
    const answer = await change(id, {
      discount: 0.2,
      customerId: guest.customerId + 1,
      updatePositions: [
        { id: lineId, quantity: 1, pricePerOne: 1, storno: true },
        { id: positions[1]?.id, configuration: { ...crate.configuration!, values: { ...crate.configuration!.values, length: 1400 } } },
      ],
    });
    expect(problemsOf(answer).toSorted()).toEqual([
      'alreadyDelivered body.customerId',
      'alreadyInvoiced body.discount',
      'alreadyInvoiced body.updatePositions.0.pricePerOne',
      'alreadyInvoiced body.updatePositions.0.storno',
      'alreadyInvoiced body.updatePositions.1.configuration',
      'alreadyInvoiced body.updatePositions.1.pricePerOne',
      'quantityBelowMoved body.updatePositions.0.quantity',
    ]);
    expect((await change(id, { updatePositions: [{ id: lineId, quantity: 3, kommentar: 'Rest folgt' }] })).body.positions[0]).toMatchObject(
      {
        quantity: 3,
        kommentar: 'Rest folgt',
      },
    );
  });

  test('goods that have left keep their place and their day', async () => {
    const { id } = await placed([pallet]);
    await move(id, 'quantity_delivered = quantity');
    const answer = await change(id, { confirmedDeliveryDate: '2026-11-27', deliveryType: 'PICKUP' });
    expect(problemsOf(answer)).toContain('alreadyDelivered body.confirmedDeliveryDate');
    expect(problemsOf(answer)).toContain('alreadyDelivered body.deliveryType');
  });

  test('the states follow from what happens: another one is refused, the same one is no change', async () => {
    const { id } = await placed([pallet]);
    expect(problemsOf(await change(id, { orderStatusId: 2, paymentStatusId: 1 }))).toEqual([
      'fieldNotPermitted body.orderStatusId',
      'fieldNotPermitted body.paymentStatusId',
    ]);
    expect((await change(id, { orderStatusId: 1, paymentStatusId: 2, comment: 'x' })).status).toBe(200);
  });

  test('an order that is cancelled, or waits for its payment, is not changed', async () => {
    const { id } = await placed([pallet]);
    for (const state of [3, 5]) {
      await shop.database.pool.query('update sales_order set order_status_id = $2 where id = $1', [id, state]);
      expect(problemsOf(await change(id, { comment: 'x' }))).toEqual(['orderNotChangeable body']);
    }
  });
});

describe('refused by name', () => {
  const wrong: [object, string][] = [
    [{ total: 1 }, 'fieldNotPermitted body.total'],
    [{ hasVat: false }, 'fieldNotPermitted body.hasVat'],
    [{ deliveryAddress: { ...homeAddress, fixedDeliveryCost: 0 } }, 'unknownField body.deliveryAddress.fixedDeliveryCost'],
    [{ newPositions: [{ name: 'x', margin: 1 }] }, 'unknownField body.newPositions.0.margin'],
    [{ discount: 1.5 }, 'discountOutOfRange body.discount'],
    [{ discount: -0.1 }, 'discountOutOfRange body.discount'],
    [{ invoiceEmail: 'nobody' }, 'validation.email body.invoiceEmail'],
    [{ customerId: 2_000_000_000 }, 'notFound body.customerId'],
    [{ paymentTermId: 2_000_000_000 }, 'notFound body.paymentTermId'],
    [{ skontoId: 2_000_000_000 }, 'notFound body.skontoId'],
    [{ paymentMethodId: 104 }, 'paymentMethodNotAllowed body.paymentMethodId'],
    [{ customerRequestType: 3 }, 'paymentMethodNotAllowed body.paymentMethodId'],
    [{ customerRequestType: 9 }, 'requestKindNotAllowed body.customerRequestType'],
    [{ confirmedDeliveryDate: '2026-02-30' }, 'deliveryDateNotPossible body.confirmedDeliveryDate'],
    [{ deliveryAddress: { ...homeAddress, zipCode: '9999' } }, 'zipCodeUnknown body.deliveryAddress.zipCode'],
    [{ updatePositions: [{ id: 2_000_000_000 }] }, 'positionNotFound body.updatePositions.0.id'],
    [{ newPositions: [{ productId: 2_000_000_000 }] }, 'productNotAvailable body.newPositions.0.productId'],
  ];
  test.each(wrong)('%j', async (body, problem) => {
    const { id } = await placed([pallet]);
    const answer = await change(id, body);
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual([problem]);
    expect(await read(id)).toMatchObject({ version: 1 });
  });

  test('a picture that is not stored', async () => {
    const { id, positions } = await placed([crate]);
    const newProductImage = `/api/media/picture/${'0'.repeat(64)}`;
    expect(problemsOf(await change(id, { updatePositions: [{ id: positions[0]?.id, newProductImage }] }))).toEqual([
      'pictureNotFound body.updatePositions.0.newProductImage',
    ]);
  });
});

describe('two clerks', () => {
  test('one wins, the other gets both sides', async () => {
    const { id } = await placed([pallet]);
    const answers = await Promise.all([change(id, { comment: 'Tor 1' }), change(id, { comment: 'Tor 2' }, colleague)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const lost = answers.find(({ status }) => status === 409)?.body as unknown as { conflict: Conflict };
    const { comment } = await read(id);
    expect(lost.conflict).toMatchObject({ version: 2, current: { comment }, changes: [{ field: 'comment', before: '', after: comment }] });
  });

  test('a double click changes once', async () => {
    const { id, positions } = await placed([pallet]);
    const body = { newPositions: [{ name: 'Gurten', quantity: 1, pricePerOne: 5 }] };
    const answers = await Promise.all([change(id, body), change(id, body)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect((await read(id)).positions).toHaveLength(positions.length + 1);
  });
});

describe('an order once more', () => {
  test('has the same lines at the same prices under its own number, once for a key', async () => {
    const { id, formattedId, positions } = await placed([pallet, crate], { deliveryType: 'PICKUP' });
    await change(id, { newPositions: [{ type: 'COMPOSITE', name: 'Set', positionIds: positions.map((each) => each.id) }] });
    const original = await read(id);
    const copy = async () =>
      send<{ id: number; formattedId: string }>(staff, 'POST', '/order/copy', { id }, { 'idempotency-key': 'copy-1' });
    const [first, second] = [await copy(), await copy()];
    expect(first.body).toEqual(second.body);
    expect(first.body.formattedId).not.toBe(formattedId);
    const copied = await read(first.body.id);
    expect(copied).toMatchObject({ totals: original.totals, weight: original.weight, orderStatusId: 1, confirmedDeliveryDate: null });
    const set = copied.positions.find(({ type }) => type === 'COMPOSITE');
    expect(copied.positions.filter(({ parentId }) => parentId === set?.id)).toHaveLength(2);
  });
});

describe('an order given up', () => {
  const remove = async (id: number, query = ''): Promise<number> =>
    (await shop.app.inject({ method: 'DELETE', url: `/api/order/${id}${query}`, headers: { authorization: `Bearer ${staff.token}` } }))
      .statusCode;

  test('becomes cancelled with its reason and keeps its number; a second time is no matter', async () => {
    const { id, formattedId } = await placed([pallet]);
    expect(await remove(id, `?version=1&reason=${encodeURIComponent('doppelt bestellt')}`)).toBe(200);
    expect(await remove(id)).toBe(200);
    expect(await read(id)).toMatchObject({ orderStatusId: 5, formattedId, version: 2 });
    expect(await historyOf(id)).toContainEqual(expect.objectContaining({ field: 'reason', after: 'doppelt bestellt' }));
  });

  test.each([
    ['confirmed', async (id: number) => change(id, { confirmedDeliveryDate: '2026-11-27' })],
    ['delivered', async (id: number) => move(id, 'quantity_delivered = 1')],
    ['invoiced', async (id: number) => move(id, 'quantity_invoiced = 1')],
    ['paid', async (id: number) => shop.database.pool.query('update sales_order set paid_amount = 1 where id = $1', [id])],
  ])('is in use once it was %s', async (_, happens) => {
    const { id } = await placed([pallet]);
    await happens(id);
    expect(await remove(id)).toBe(409);
    expect((await read(id)).orderStatusId).toBe(1);
  });
});
