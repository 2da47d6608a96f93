import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSigner } from 'fast-jwt';
import { demoPassword } from '#demo/people/people.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

const staff = 'leitung@kistenwerk.example';
const logIn = async (email: string, password: string, remoteAddress = '127.0.0.1') =>
  shop.app.inject({ method: 'POST', url: '/api/auth', payload: { email, password }, remoteAddress });

const sessionWith = async (headers: Record<string, string>) =>
  (await shop.app.inject({ url: '/api/auth', headers })).json<{ session: { email: string; perm: number[] } | null }>().session;

describe('logging in', () => {
  it('answers a token and keeps it in a lax, secure cookie that scripts cannot read', async () => {
    const answer = await logIn(staff, demoPassword);
    expect(answer.statusCode).toBe(200);
    const { token } = answer.json<{ token: string }>();
    expect(answer.cookies[0]).toMatchObject({ name: 'token', value: token, path: '/', sameSite: 'Lax', secure: true, httpOnly: true });
    expect(await sessionWith({ authorization: `Bearer ${token}` })).toMatchObject({
      email: staff,
      perm: [1, 2, 3, 5, 6, 8, 101, 102, 103, 104, 105],
    });
    expect(await sessionWith({ cookie: `token=${token}` })).toMatchObject({ email: staff });
  });

  it('finds the account whatever the case of the address', async () => {
    expect((await logIn(staff.toUpperCase(), demoPassword)).statusCode).toBe(200);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const wrong = await logIn(staff, 'falsch-falsch-falsch');
    const unknown = await logIn('niemand@kistenwerk.example', 'falsch-falsch-falsch');
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('asks to wait after five wrong passwords, the right one too, but nobody elsewhere', async () => {
    const email = 'verkauf@kistenwerk.example';
    for (let time = 0; time < 5; time++) expect((await logIn(email, 'falsch-falsch-falsch', '127.0.0.9')).statusCode).toBe(401);
    expect((await logIn(email, demoPassword, '127.0.0.10')).statusCode).toBe(200);
    const answer = await logIn(email, demoPassword, '127.0.0.9');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBe(30);
  });

  it('ends at log-out', async () => {
    const { token } = (await logIn(staff, demoPassword)).json<{ token: string }>();
    const answer = await shop.app.inject({ method: 'DELETE', url: '/api/auth', headers: { authorization: `Bearer ${token}` } });
    expect(answer.cookies[0]).toMatchObject({ name: 'token', value: '' });
    expect(await sessionWith({ authorization: `Bearer ${token}` })).toBeNull();
  });

  it('knows what a role may do at the next call', async () => {
    const { token } = (await logIn('verkauf@kistenwerk.example', demoPassword)).json<{ token: string }>();
    const headers = { authorization: `Bearer ${token}` };
    expect(await sessionWith(headers)).toMatchObject({ perm: [5, 6] });
    await shop.database.db
      .updateTable('role')
      .set({ permissions: [6] })
      .where('name', '=', 'Verkauf')
      .execute();
    expect(await sessionWith(headers)).toMatchObject({ perm: [6] });
    expect((await shop.app.inject({ url: '/api/quote/values?column=city', headers })).statusCode).toBe(403);
  });

  it('is over at once for who may not log in any more', async () => {
    const { token } = (await logIn('katalog@kistenwerk.example', demoPassword)).json<{ token: string }>();
    await shop.database.db.updateTable('app_user').set({ active: false }).where('email', '=', 'katalog@kistenwerk.example').execute();
    expect(await sessionWith({ authorization: `Bearer ${token}` })).toBeNull();
  });
});

describe('forged tokens', () => {
  const claims = {
    kind: 'user',
    sub: '1',
    sid: '00000000-0000-4000-8000-000000000000',
    customerId: null,
    isCompanyCustomer: false,
    hasQuickOrder: false,
    perm: [1, 2, 3, 5, 6],
    email: staff,
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const forged: [string, string][] = [
    ['without algorithm', `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, iss: 'kistenwerk' })}.`],
    ['without algorithm, signed with nothing', `${encode({ alg: 'none' })}.${encode({ ...claims, iss: 'kistenwerk' })}.AAAA`],
    ['signed with another secret', createSigner({ key: 'x'.repeat(32), iss: 'kistenwerk' })(claims)],
    ['signed with an empty-looking secret', createSigner({ key: ' '.repeat(32), iss: 'kistenwerk' })(claims)],
    ['of another algorithm', createSigner({ key: 'x'.repeat(64), algorithm: 'HS512', iss: 'kistenwerk' })(claims)],
    ['no token at all', 'a.b.c'],
  ];

  it.each(forged)('are nobody: %s', async (_name, token) => {
    expect(await sessionWith({ authorization: `Bearer ${token}` })).toBeNull();
    expect(await sessionWith({ cookie: `token=${token}` })).toBeNull();
  });
});

describe('writes from other sites', () => {
  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'are refused with the cookie alone: %j',
    async (headers) => {
      const { token } = (await logIn(staff, demoPassword)).json<{ token: string }>();
      const answer = await shop.app.inject({
        method: 'PUT',
        url: '/api/order/1/state',
        headers: { ...headers, cookie: `token=${token}`, host: 'shop.example' },
        payload: { orderStatusId: 2, version: 1 },
      });
      expect(answer.statusCode).toBe(403);
    },
  );

  it('pass from the own pages', async () => {
    const { token } = (await logIn(staff, demoPassword)).json<{ token: string }>();
    const answer = await shop.app.inject({
      method: 'PUT',
      url: '/api/order/1/state',
      headers: { origin: 'http://shop.example', cookie: `token=${token}`, host: 'shop.example' },
      payload: { orderStatusId: 2, version: 1 },
    });
    expect(answer.statusCode).toBe(404);
  });
});
