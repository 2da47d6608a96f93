/** What was ordered or offered by an earlier version of a model stays as it was, also where the present version would refuse it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { Quote } from '#contract/quote.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import { drawLine } from '#server/media/draw-line.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, orderBody, priceOf, productOf, send } from '../buyer.ts';
import type { Buyer, Item, Person } from '../buyer.ts';
import { management } from '../demo-log-in.ts';
import type { ShopApp } from '../shop-app.ts';
import { startShop } from '../shop-app.ts';

interface Case {
  shop: 'verpackung' | 'moebel';
  articleNumber: string;
  version: number;
  /** Sound in that version, refused now. */
  values: Values;
}

const cases: readonly Case[] = [
  {
    shop: 'verpackung',
    articleNumber: 'EX_0001',
    version: 7,
    values: { length: 400, width: 1000, height: 1200, mass: 1000, destination: 'US' },
  },
  { shop: 'moebel', articleNumber: 'LO_0001', version: 3, values: { cushion: 30 } },
];

describe.each(cases)('$articleNumber, version $version', ({ shop: name, articleNumber, version, values }) => {
  let shop: ShopApp;
  let staff: Person;
  let guest: Buyer;
  let sound: Item;
  let old: NonNullable<Item['configuration']>;
  beforeAll(async () => {
    shop = await startShop({ shop: name, now: () => mondayMorning });
    staff = await logIn(shop.app, management);
    guest = await newGuest(shop.app);
    const product = await productOf(shop.app, articleNumber);
    sound = itemOf(product, 1);
    old = { modelId: product.configuration!.modelId, version, values: { ...product.configuration!.values, ...values } };
  });
  afterAll(async () => shop.close());

  const read = async <Kind>(noun: 'order' | 'quote', id: number): Promise<Kind> =>
    (await get<{ items: Kind[] }>(staff, `/${noun}?id=${id}&showPreparation=true`)).body.items[0]!;
  /** As it was stored when that version was the newest. */
  const planted = async (noun: 'order' | 'quote', id: number): Promise<void> => {
    const { rowCount } = await shop.database.pool.query(`update ${noun}_position set configuration = $1 where ${noun}_id = $2`, [old, id]);
    expect(rowCount).toBe(1);
  };

  it('is sound no more in a cart', async () => {
    expect(JSON.stringify(await priceOf(guest, [{ ...sound, configuration: old }]))).toContain('configurationInvalid');
    expect((await order(guest, [{ ...sound, configuration: old }])).status).toBe(422);
  });

  it('stays in an order that staff change elsewhere', async () => {
    const { id } = (await order(guest, [sound])).body;
    await planted('order', id);
    const before = await read<Order>('order', id);
    const [line] = before.positions;
    expect(line?.configuration).toEqual(old);
    const other = await productOf(shop.app, name === 'moebel' ? 'KI_0001' : 'HK_0002');
    for (const change of [
      { comment: 'Bitte vorne abladen' },
      { updatePositions: [{ id: line!.id, quantity: 3 }] },
      { updatePositions: [{ id: line!.id, kommentar: 'dringend' }] },
      { updatePositions: [{ id: line!.id, configuration: old, quantity: 2 }] },
      { newPositions: [{ productId: other.id, configuration: other.configuration, quantity: other.unitOfSales }] },
      { deliveryType: 'PICKUP' },
      { updatePositions: [{ id: line!.id, newProductImage: '' }] },
    ]) {
      const answer = await send<Order>(staff, 'PUT', `/order/${id}`, change);
      expect([change, answer.status]).toEqual([change, 200]);
      const { configuration, details, partList, pricePerOne } = answer.body.positions[0]!;
      expect({ configuration, details, partList, pricePerOne }).toEqual({
        configuration: old,
        details: line!.details,
        partList: line!.partList,
        pricePerOne: line!.pricePerOne,
      });
    }
  });

  it('stays in a quote, and in the order made from it', async () => {
    const { id } = (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [sound]))).body;
    await planted('quote', id);
    const [line] = (await read<Quote>('quote', id)).positions;
    const changed = await send<Quote>(staff, 'PUT', `/quote/${id}`, { updatePositions: [{ id: line!.id, quantity: 2 }], send: true });
    expect([changed.status, changed.body.positions[0]?.configuration]).toEqual([200, old]);
    const { uuid, pin } = await read<Quote>('quote', id);
    const placed = await send<{ id: number }>(guest, 'POST', '/order/from-quote', { uuid, pin, termsAccepted: true });
    expect([200, 201]).toContain(placed.status);
    const made = await read<Order>('order', placed.body.id);
    expect([made.positions[0]?.configuration, made.positions[0]?.pricePerOne]).toEqual([old, line!.pricePerOne]);
  });
});

it.each(['order', 'quote'] as const)('a picture drawn again shows the version that the line is of: %s', async (noun) => {
  const shop = await startShop({ now: () => mondayMorning });
  const staff = await logIn(shop.app, management);
  const guest = await newGuest(shop.app);
  const sound = itemOf(await productOf(shop.app, 'HK_0001'), 1);
  const old = { modelId: 'holzkiste', version: 2, values: { length: 1000, width: 600, height: 500, mass: 150 } };
  const placed =
    noun === 'order' ? await order(guest, [sound]) : await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [sound]));
  const { id } = placed.body;
  await shop.database.pool.query(`update ${noun}_position set configuration = $1 where ${noun}_id = $2`, [old, id]);
  const pictureOf = async ({ positions: [line] }: Order | Quote): Promise<string> => (await shop.app.inject(line!.pictureUrl)).body;
  const [before] = (await get<{ items: Order[] }>(staff, `/${noun}?id=${id}&showPreparation=true`)).body.items;
  const updatePositions = [{ id: before!.positions[0]!.id, newProductImage: '' }];
  const { status, body } = await send<Order>(staff, 'PUT', `/${noun}/${id}`, { updatePositions });
  const { models } = shop.catalog.now();
  expect([status, await pictureOf(body)]).toEqual([200, drawLine(models, { evaluation: evaluateConfiguration(models, old) })]);
  expect(await pictureOf(before!)).not.toBe(await pictureOf(body));
  await shop.close();
});
