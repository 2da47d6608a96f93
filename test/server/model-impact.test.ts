/** The predicted impact of a model or of material prices is what then happens. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Impact, PriceMove } from '#contract/model-impact.ts';
import type { MaterialPriceRecord } from '#contract/material-price.ts';
import type { Product } from '#contract/product.ts';
import { takeDuePrices } from '#server/model-desk/material-prices.ts';
import {
  get,
  itemOf,
  logIn,
  mondayMorning,
  newGuest,
  order,
  orderBody,
  orderByLink,
  priceOf,
  problemsOf,
  productOf,
  send,
  visitor,
} from './buyer.ts';
import type { Person } from './buyer.ts';
import { sales } from './demo-log-in.ts';
import { beginDraft, changeDraft, checkDraft, modelOf, publishDraft } from './model-steps.ts';
import { isLong } from '../depth.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let moment = mondayMorning;

beforeAll(async () => {
  shop = await startShop({ now: () => moment });
  staff = await logIn(shop.app, 'katalog@kistenwerk.example');
});
afterAll(async () => shop.close());

/** The prices shown to a visitor, by article number. */
async function shownPrices(person: Person): Promise<Map<string, number | null>> {
  const { items } = (await get<{ items: Product[] }>(person, '/product?withPrices=true&perPage=5000')).body;
  return new Map(items.map(({ articleNumber, price }) => [articleNumber, price ?? null]));
}

const movedBetween = (
  before: ReadonlyMap<string, number | null>,
  after: ReadonlyMap<string, number | null>,
): Record<string, [unknown, unknown]> =>
  Object.fromEntries(
    [...after].flatMap(([number, price]) => (before.get(number) === price ? [] : [[number, [before.get(number), price]]])),
  );

const foretold = (moves: readonly PriceMove[]): Record<string, [unknown, unknown]> =>
  Object.fromEntries(moves.map(({ articleNumber, before, after }) => [articleNumber, [before, after]]));

async function foresee(id: string): Promise<Impact> {
  const { version } = await modelOf(staff, id);
  return (await send<Impact>(staff, 'POST', `/model/${id}/draft/impact`, { version })).body;
}

describe('the impact of a model', () => {
  test.each(isLong ? ['holzkiste', 'palette', 'sperrholzkiste'] : ['holzkiste'])(
    '%s: prices move as foretold, for visitors and for a customer of its own',
    async (id) => {
      const company = await logIn(shop.app, 'einkauf@aarepumpen.example');
      const people = [visitor(shop.app), company];
      await beginDraft(staff, id);
      await changeDraft(staff, id, ({ cost }) => {
        const found = (cost!['rules'] as { id: string; expr: string }[]).find((each) => each.id === 'labour')!;
        found.expr = `(${found.expr}) * 1.25 + 3`;
      });
      expect((await checkDraft(staff, id)).green).toBe(true);
      const before = await Promise.all(people.map(shownPrices));
      const impact = await foresee(id);
      await publishDraft(staff, id);
      const after = await Promise.all(people.map(shownPrices));
      const products = shop.catalog.now().products.filter(({ modelId, published }) => modelId === id && published);
      expect(impact.products.count).toBe(shop.catalog.now().products.filter(({ modelId }) => modelId === id).length);
      const visible = new Set(before[0]!.keys());
      expect(movedBetween(before[0]!, after[0]!)).toEqual(
        foretold(impact.products.moved.filter(({ articleNumber }) => visible.has(articleNumber))),
      );
      expect(impact.products.moved.length).toBeGreaterThan(0);
      expect(impact.products.spread!.min).toBeGreaterThan(0);
      const own = foretold(impact.customers.moved);
      for (const [number, move] of Object.entries(movedBetween(before[1]!, after[1]!)))
        if (!(number in foretold(impact.products.moved))) expect(own[number], number).toEqual(move);
      expect(products.length).toBeGreaterThan(0);
    },
  );

  test('ordered configurations are made anew: other parts, other prices, and those that cannot be made', async () => {
    const guest = await newGuest(shop.app);
    const crate = await productOf(shop.app, 'HK_0001');
    for (const length of [900, 1400, 2400]) await order(guest, [itemOf(crate, 1, { length })]);
    await beginDraft(staff, 'holzkiste');
    await changeDraft(staff, 'holzkiste', ({ document, examples }) => {
      document.params.find(({ id }) => id === 'length')!.max = 2000;
      document.tables['cleatByMass']!.rows[1]!['width'] = 100;
      document['presets'] = [];
      examples.splice(0, examples.length);
    });
    expect((await checkDraft(staff, 'holzkiste')).green).toBe(true);
    const { orders } = await foresee('holzkiste');
    expect(orders).toMatchObject({ count: 3, moved: 2, otherParts: 2, invalid: [{ articleNumber: 'HK_0001' }] });
    expect(orders.bars.reduce((sum, count) => sum + count, 0)).toBe(2);
    const prices = async () =>
      (await priceOf(visitor(shop.app), [itemOf(await productOf(shop.app, 'HK_0001'), 1, { length: 900 })])).cartPrice.items[0]!
        .pricePerOne!;
    const before = await prices();
    await publishDraft(staff, 'holzkiste');
    const share = ((await prices()) - before) / before;
    expect(share).toBeGreaterThanOrEqual(orders.spread!.min - 1e-9);
    expect(share).toBeLessThanOrEqual(orders.spread!.max + 1e-9);
  });

  test('of a draft that no gate has passed nobody foretells anything', async () => {
    await beginDraft(staff, 'latte');
    const { version } = await modelOf(staff, 'latte');
    expect(problemsOf(await send(staff, 'POST', '/model/latte/draft/impact', { version }))).toEqual(['modelNotChecked']);
  });
});

describe('material prices', () => {
  const read = async (): Promise<MaterialPriceRecord> => (await get<MaterialPriceRecord>(staff, '/material-price')).body;
  const dearer = ({ inForce }: MaterialPriceRecord, factor: number) => {
    const prices = structuredClone(inForce!);
    prices.prices['spruce']!.chf = Math.round(prices.prices['spruce']!.chf * factor);
    return prices;
  };

  test('say what each is of, also where a model chooses among several parts, prices them by their key or used them in an earlier version', async () => {
    const { names, inForce } = await read();
    expect(Object.keys(inForce?.prices ?? {}).filter((part) => !names[part])).toEqual([]);
    expect(names).toMatchObject({ 'FO-VCI': expect.stringContaining('Auskleidung'), 'PS-50': expect.stringContaining('Polster') });
    expect(names['MK']).toBeTruthy();
  });

  test('count no quote as open that has expired', async () => {
    const seller = await logIn(shop.app, sales);
    const crate = itemOf(await productOf(shop.app, 'HK_0001'), 4);
    const { id } = (await send<{ id: number }>(seller, 'POST', '/quote', orderBody(await newGuest(shop.app), [crate]))).body;
    const { version } = (await get<{ version: number }>(seller, `/quote/${id}`)).body;
    expect((await send(seller, 'PUT', `/quote/${id}`, { version, send: true })).status).toBe(200);
    const prices = dearer(await read(), 1.06);
    const openQuotes = async (): Promise<number> =>
      (await send<Impact>(staff, 'POST', '/material-price/impact', { prices })).body.quotes.count;
    const before = await openQuotes();
    moment = mondayMorning + 40 * 86_400_000;
    expect(await openQuotes()).toBe(before - 1);
    moment = mondayMorning;
  });

  test('move what was foretold, at once when they are valid from today', async () => {
    const record = await read();
    expect(record.names).toMatchObject({ spruce: 'Fichte roh' });
    const prices = dearer(record, 1.06);
    const before = await shownPrices(visitor(shop.app));
    const impact = (await send<Impact>(staff, 'POST', '/material-price/impact', { prices })).body;
    expect(await shownPrices(visitor(shop.app))).toEqual(before);
    const guest = await newGuest(shop.app);
    const placed = (await order(guest, [itemOf(await productOf(shop.app, 'HK_0001'))])).body;
    const ordered = await orderByLink(shop.app, placed.uuid);
    const stored = await send<MaterialPriceRecord>(staff, 'PUT', '/material-price', {
      version: record.version,
      validFrom: '2026-11-23',
      prices,
    });
    expect(stored.body.lists[0]).toMatchObject({ state: 'inForce', validFrom: '2026-11-23', who: 'katalog@kistenwerk.example' });
    expect(movedBetween(before, await shownPrices(visitor(shop.app)))).toEqual(
      foretold(impact.products.moved.filter(({ articleNumber }) => before.has(articleNumber))),
    );
    expect(impact.products.moved.length).toBeGreaterThan(3);
    expect(await orderByLink(shop.app, placed.uuid)).toEqual(ordered);
  });

  test('planned for a later day change nothing until it comes, then all of it', async () => {
    const record = await read();
    const prices = dearer(record, 1.5);
    const before = await shownPrices(visitor(shop.app));
    const planned = await send<MaterialPriceRecord>(staff, 'PUT', '/material-price', {
      version: record.version,
      validFrom: '2026-12-01',
      prices,
    });
    expect(planned.body.lists.find(({ validFrom }) => validFrom === '2026-12-01')?.state).toBe('planned');
    const services = { db: shop.database.db, catalog: shop.catalog, now: () => moment };
    await takeDuePrices(services);
    expect(await shownPrices(visitor(shop.app))).toEqual(before);
    moment = Date.parse('2026-11-30T23:59:00+01:00');
    await takeDuePrices(services);
    expect((await read()).inForce).toEqual(record.inForce);
    moment = Date.parse('2026-12-01T00:01:00+01:00');
    await takeDuePrices(services);
    expect((await read()).inForce).toEqual(prices);
    expect((await shownPrices(visitor(shop.app))).get('HK_0001')).toBeGreaterThan(before.get('HK_0001') ?? Infinity);
    moment = mondayMorning;
  });

  test('can be taken back before their day, and not after it', async () => {
    const record = await read();
    const { version, lists } = (
      await send<MaterialPriceRecord>(staff, 'PUT', '/material-price', {
        version: record.version,
        validFrom: '2027-03-01',
        prices: dearer(record, 2),
      })
    ).body;
    const { number } = lists.find(({ state }) => state === 'planned')!;
    expect(problemsOf(await send(staff, 'DELETE', `/material-price/${record.number}?version=${version}`, {}))).toEqual([
      'materialPricesInForce',
    ]);
    const after = (await send<MaterialPriceRecord>(staff, 'DELETE', `/material-price/${number}?version=${version}`, {})).body;
    expect(after.lists.some((list) => list.number === number)).toBe(false);
  });

  test('refuse a day that is over, a stale save and what is no price', async () => {
    const { version, inForce } = await read();
    const store = async (body: object) =>
      send(staff, 'PUT', '/material-price', { version, validFrom: '2026-12-24', prices: inForce, ...body });
    expect(problemsOf(await store({ validFrom: '2026-11-22' }))).toEqual(['dayInPast body.validFrom']);
    expect((await store({ version: version - 1 })).status).toBe(409);
    expect((await store({ prices: { ...inForce, prices: { spruce: { unit: 'CM', chf: -1 } } } })).status).toBe(400);
    expect((await store({ prices: { ...inForce, margin: 3 } })).status).toBe(422);
  });
});
