/**
 * Every address that a user may type and the shop would call: anything but a public host over https is refused,
 * and nothing is requested.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get, logIn, mondayMorning, problemsOf, productOf, send } from '../buyer.ts';
import type { Answer, Person } from '../buyer.ts';
import { defaultPrice, pricesOf } from '../price-steps.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

let shop: ShopApp;
let clerk: Person;
let carton: { id: number; priceId: number; version: number };
let costId: number;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning, env: { REMOTE_PRICE_HOSTS: 'preise.example,localhost' } });
  clerk = await logIn(shop.app, 'leitung@kistenwerk.example');
  const { id } = await productOf(shop.app, 'KA_0001');
  const { id: priceId, version } = await defaultPrice(clerk, 'KA_0001');
  carton = { id, priceId, version };
  const cost = await send<{ id: number }>(clerk, 'POST', '/product/internal-price', {
    productId: (await productOf(shop.app, 'EP_0001')).id,
    source: 'FIX_PRICE',
    steps: [{ quantity: 1, price: 5 }],
  });
  costId = cost.body.id;
});
afterAll(async () => shop.close());

/** Addresses that lead into the shop's own network, or are not https. */
const forms = [
  'http://preise.example/p',
  'https://127.0.0.1/p',
  'https://127.1/p',
  'https://2130706433/p',
  'https://0x7f000001/p',
  'https://0177.0.0.1/p',
  'https://0/p',
  'https://[::1]/p',
  'https://[::]/p',
  'https://[::ffff:127.0.0.1]/p',
  'https://[::ffff:7f00:1]/p',
  'https://[64:ff9b::7f00:1]/p',
  'https://[fe80::1]/p',
  'https://[fd00::1]/p',
  'https://localhost./p',
  'https://①②⑦.⓪.⓪.①/p',
  'https://10.0.0.7/p',
  'https://172.16.0.1/p',
  'https://192.168.1.1/p',
  'https://100.64.0.1/p',
  'https://169.254.169.254/latest/meta-data',
  'https://preise.example:8443/p',
  'https://user:pass@preise.example/p',
  'https://preise.example@127.0.0.1/p',
  'https://gibt-es-nicht.invalid/p',
  'file:///etc/passwd',
  'ftp://preise.example/p',
  'gopher://127.0.0.1:6379/_INFO',
  'javascript:alert(1)',
  'data:application/json,1',
  '//preise.example/p',
  'https://',
  'kein Ort',
];

/** The calls with such an address, by the field that contains it. */
const doors: Readonly<Record<string, { refusal: string; ask: (url: string) => Promise<Answer<unknown>> }>> = {
  'PUT /product/price/{id}/remote-price': {
    refusal: 'remoteHostUnknown body.remotePrice.url',
    ask: async (url) =>
      send(clerk, 'PUT', `/product/price/${carton.priceId}/remote-price`, { version: carton.version, remotePrice: { url } }),
  },
  'PUT /product/price/{id}/planned': {
    refusal: 'remoteHostUnknown body.remotePrice.url',
    ask: async (url) =>
      send(clerk, 'PUT', `/product/price/${carton.priceId}/planned`, {
        version: carton.version,
        validFrom: '2027-01-01',
        change: { remotePrice: { url } },
      }),
  },
  'PUT /product/price': {
    refusal: 'remoteHostUnknown body.remotePrice.url',
    ask: async (url) => send(clerk, 'PUT', '/product/price', { customerId: 2, productId: carton.id, remotePrice: { url } }),
  },
  'POST /product/internal-price': {
    refusal: 'remoteHostUnknown body.remotePrice.url',
    ask: async (url) =>
      send(clerk, 'POST', '/product/internal-price', { productId: carton.id, source: 'REMOTE_PRICE', remotePrice: { url } }),
  },
  'PUT /product/internal-price/{id}': {
    refusal: 'remoteHostUnknown body.remotePrice.url',
    ask: async (url) => send(clerk, 'PUT', `/product/internal-price/${costId}`, { version: 1, remotePrice: { url } }),
  },
  'POST /product/price/remote-test': {
    refusal: 'remoteHostUnknown body.remotePrice.url',
    ask: async (url) => send(clerk, 'POST', '/product/price/remote-test', { productId: carton.id, quantity: 25, remotePrice: { url } }),
  },
  'POST /product/price/remote-sample': {
    refusal: 'remoteHostUnknown body.remotePrice.url',
    ask: async (url) =>
      send(clerk, 'POST', '/product/price/remote-sample', { productId: carton.id, quantities: [25], remotePrice: { url } }),
  },
  'POST /integration/webhook': {
    refusal: 'webhookUrlNotAllowed body.url',
    ask: async (url) => send(clerk, 'POST', '/integration/webhook', { url, events: ['order.created'] }),
  },
};

describe.each(Object.keys(doors))('%s', (name) => {
  test.each(forms)('does not take %s', async (url) => {
    const { ask, refusal } = doors[name]!;
    const answer = await ask(url);
    expect([answer.status, problemsOf(answer)]).toEqual([422, [refusal]]);
  });
});

test('nothing of all that was kept', async () => {
  const { webhooks } = (await get<{ webhooks: object[] }>(clerk, '/integration')).body;
  expect(webhooks).toEqual([]);
  const addresses = (await pricesOf(clerk, `productId=${carton.id}`)).map(({ remotePrice }) => remotePrice?.url ?? '');
  expect(addresses.filter((url) => url !== '')).toEqual([]);
  const { rows } = await shop.database.pool.query(`select 1 from internal_price where remote_price is not null`);
  expect(rows).toEqual([]);
});

test('a name of the list that leads to this machine is kept out when it is asked', async () => {
  const answer = await send(clerk, 'POST', '/product/price/remote-test', {
    productId: carton.id,
    quantity: 25,
    remotePrice: { url: 'https://localhost/p' },
  });
  expect(answer.body).toMatchObject({ price: null, failure: 'notAsked', answer: '' });
});

/** Only refers to a picture stored by the shop itself. */
const ownPicture = 'pictureUrl';

interface Schema {
  $ref?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
}
interface OpenApi {
  paths: Readonly<Record<string, Readonly<Record<string, { requestBody?: { content: Readonly<Record<string, { schema: Schema }>> } }>>>>;
  components?: { schemas?: Readonly<Record<string, Schema>> };
}

test('no call takes an address that this table does not know', async () => {
  const { paths, components } = (await shop.app.inject('/api/openapi.json')).json<OpenApi>();
  const takesUrl = (schema: Schema | undefined, depth = 0): boolean => {
    if (schema === undefined || depth > 12) return false;
    const { $ref, properties = {}, items, anyOf = [], allOf = [], oneOf = [] } = schema;
    const named = $ref === undefined ? undefined : components?.schemas?.[$ref.split('/').at(-1) ?? ''];
    const parts = [named, items, ...anyOf, ...allOf, ...oneOf, ...Object.values(properties)];
    // What has no shape may be sent back as it was read: it is only compared.
    const isAddress = ([key, given]: [string, Schema]): boolean =>
      key !== ownPicture && /url$|uri$|endpoint|webhook|^host/i.test(key) && Object.keys(given).length > 0;
    return Object.entries(properties).some(isAddress) || parts.some((part) => takesUrl(part, depth + 1));
  };
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).some(({ schema }) => takesUrl(schema)) ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  );
  expect(found.map((each) => each.replace('/api', '')).toSorted()).toEqual(Object.keys(doors).toSorted());
});
