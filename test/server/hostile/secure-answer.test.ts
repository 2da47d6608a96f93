/** Behind https every answer, whatever it is, tells browsers what it may do and where it may be shown. Requires the built pages. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#demo/people/people.ts';
import { builtPages } from '#server/http/pages.ts';
import { mondayMorning } from '../buyer.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

const folder = join(import.meta.dirname, '../../../build');
const assets = readdirSync(join(folder, 'client/assets'));
const asset = (ending: string): string => `/assets/${assets.find((name) => name.endsWith(ending)) ?? ''}`;
const host = 'shop.example';

let shop: ShopApp;
beforeAll(async () => {
  const loadBuild = builtPages(join(folder, 'server/index.js'));
  shop = await startShop({
    now: () => mondayMorning,
    env: { PUBLIC_URL: `https://${host}` },
    source: { kind: 'built', loadBuild, clientFolder: join(folder, 'client') },
  });
});
afterAll(async () => shop.close());

it.each([
  ['a page', '/agb', 200],
  ['a page of the account', '/user/profile', 302],
  ['a page that is none', '/gibt-es-nicht', 404],
  ['an address that cannot be read', '/%ff', 400],
  ['a call', '/api/categories', 200],
  ['a call that is refused', '/api/audit', 401],
  ['a call that is none', '/api/gibt-es-nicht', 404],
  ['a packed list', '/api/product/all-published-prices?shop=1', 200],
  ['a picture', '/api/media/images/default-order-position-composite.svg', 200],
  ['a script', asset('.js'), 200],
  ['a style', asset('.css'), 200],
  ['a script of an earlier build', '/assets/gone-Bx1km9Sg.js', 404],
  ['a folder of scripts', '/assets/', 404],
  ['a file beside the scripts', '/assets/%2e%2e/%2e%2e/server/index.js', 404],
  ['a picture of the pages', '/favicon.svg', 200],
  ['the worker of drivers', '/fahrt/worker.js', 200],
  ['the description of the calls', '/api/openapi.json', 200],
  ['whom to tell of a fault', '/.well-known/security.txt', 200],
  ['a list for search engines', '/sitemap.xml', 200],
  ['a sign of life', '/healthz', 200],
])('%s', async (_name, url, status) => {
  const { statusCode, headers } = await shop.app.inject({ url, headers: { host } });
  const policy = String(headers['content-security-policy']).split(/; ?/);
  const sources = new Map(policy.map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]));
  expect({
    statusCode,
    sniffing: headers['x-content-type-options'],
    referrer: headers['referrer-policy'],
    transport: headers['strict-transport-security'],
    loads: ["'none'", "'self'"].includes(sources.get('default-src') ?? ''),
    embeds: sources.get('object-src') ?? sources.get('default-src'),
    framedBy: sources.get('frame-ancestors'),
    software: headers['server'] ?? headers['x-powered-by'],
  }).toEqual({
    statusCode: status,
    sniffing: 'nosniff',
    referrer: 'strict-origin-when-cross-origin',
    transport: 'max-age=31536000; includeSubDomains',
    loads: true,
    embeds: "'none'",
    framedBy: "'none'",
    software: undefined,
  });
});

const kinds = new Set(assets.map((name) => name.replace(/\.(?:br|gz)$/, '').replace(/^.*(?=\.)/, '')));
it.each([...kinds])('a built file of the kind %s is sent as what it is', async (ending) => {
  const { statusCode, headers } = await shop.app.inject({ url: asset(ending), headers: { host } });
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(/^(?:text|font|image|application)\/(?!octet-stream)/)]);
});

it('the cookies of a log-in belong to this host alone', async () => {
  const credentials = { email: 'kundin@kistenwerk.example', password: demoPassword };
  const headers = { host, origin: `https://${host}` };
  const { cookies } = await shop.app.inject({ method: 'POST', url: '/api/auth', payload: credentials, headers });
  expect(cookies.map(({ name, path, secure, httpOnly, sameSite, domain }) => ({ name, path, secure, httpOnly, sameSite, domain }))).toEqual(
    ['__Host-token', '__Host-device'].map((name) => ({
      name,
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
      domain: undefined,
    })),
  );
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const asked = async (sent: string) =>
    (await shop.app.inject({ url: '/api/auth', headers: { ...headers, cookie: sent } })).json<{ session: object | null }>();
  expect((await asked(cookie)).session).toMatchObject({ email: credentials.email });
  // One that a sub-domain could have planted.
  expect((await asked(cookie.replaceAll('__Host-', ''))).session).toBeNull();
});
