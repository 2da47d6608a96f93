import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SecondFactorState } from '#contract/second-factor.ts';
import type { Role, StaffMember } from '#contract/staff.ts';
import { demoPassword } from '#demo/people/people.ts';
import { codeOf, stepAt } from '#server/session/one-time-code.ts';
import { get, logIn, problemsOf, send, visitor } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let nowMs = Date.parse('2026-11-23T09:00:00+01:00');
beforeAll(async () => {
  shop = await startShop({ now: () => nowMs });
});
afterAll(async () => shop.close());

const emailOf = (name: string): string => `${name}@kistenwerk.example`;
const enter = async (name: string, code?: string): Promise<Answer<{ token: string }>> =>
  send(visitor(shop.app), 'POST', '/auth', { email: emailOf(name), password: demoPassword, ...(code === undefined ? {} : { code }) });
const nextHalfMinute = (): void => {
  nowMs += 30_000;
};

/** The secret as an authenticator reads it. */
function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
const codeNow = (secret: Buffer): string => codeOf(secret, stepAt(nowMs));

async function setUp(person: Person): Promise<{ secret: Buffer; recoveryCodes: string[] }> {
  const offered = await send<{ secret: string; uri: string }>(person, 'POST', '/second-factor', { currentPassword: demoPassword });
  const secret = bytesOf(offered.body.secret);
  expect(offered.body.uri).toContain(`secret=${offered.body.secret}`);
  nextHalfMinute();
  const confirmed = await send<{ recoveryCodes: string[] }>(person, 'PUT', '/second-factor', { code: codeNow(secret) });
  expect(confirmed.status).toBe(200);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes };
}

describe('a second factor', () => {
  let secret: Buffer;
  let recoveryCodes: string[];

  it('counts once a code of it was given', async () => {
    const person = await logIn(shop.app, emailOf('verkauf'));
    expect(problemsOf(await send(person, 'POST', '/second-factor', { currentPassword: 'falsch' }))).toEqual([
      'currentPasswordWrong body.currentPassword',
    ]);
    await send(person, 'POST', '/second-factor', { currentPassword: demoPassword });
    expect(problemsOf(await send(person, 'PUT', '/second-factor', { code: '000000' }))).toEqual(['secondFactorWrong body.code']);
    expect((await enter('verkauf')).status).toBe(200);
    ({ secret, recoveryCodes } = await setUp(person));
    expect(new Set(recoveryCodes).size).toBe(10);
    // 24 signs of 32: nobody who reads their hashes can try them all.
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{6}(?:-[A-Z2-7]{6}){3}$/);
    expect((await get<SecondFactorState>(person, '/second-factor')).body).toMatchObject({ recoveryCodes: 10, required: false });
    const { rows } = await shop.database.pool.query<{ kept: string }>(
      'select secret || (select string_agg(code_hash, null) from recovery_code) as kept from second_factor',
    );
    for (const open of [secret.toString('base64'), secret.toString('hex'), ...recoveryCodes]) expect(rows[0]?.kept).not.toContain(open);
  });

  it('is asked for after the right password only', async () => {
    const without = await enter('verkauf');
    expect([without.status, ...problemsOf(without)]).toEqual([401, 'secondFactorRequired']);
    const wrong = { email: emailOf('verkauf'), password: 'falsch-falsch', code: codeNow(secret) };
    expect(problemsOf(await send(visitor(shop.app), 'POST', '/auth', wrong))).toEqual(['loginFailed']);
  });

  it('takes each code once, also when it is sent many times at once', async () => {
    nextHalfMinute();
    const code = codeNow(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, async () => enter('verkauf', code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
    expect(problemsOf(await enter('verkauf', code))).toEqual(['secondFactorWrong']);
  });

  it('takes each recovery code once, however it is typed', async () => {
    nowMs += 3_600_000;
    const [code = ''] = recoveryCodes;
    expect((await enter('verkauf', code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(problemsOf(await enter('verkauf', code))).toEqual(['secondFactorWrong']);
  });

  it('lets nobody guess: after five wrong codes one waits, wherever they come from', async () => {
    nowMs += 3_600_000;
    for (let tried = 0; tried < 5; tried++) expect((await enter('verkauf', '000000')).status).toBe(401);
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/auth',
      payload: { email: emailOf('verkauf'), password: demoPassword, code: codeNow(secret) },
      remoteAddress: '198.51.100.9',
    });
    expect(answer.statusCode).toBe(429);
    nowMs += 31_000;
    expect((await enter('verkauf', codeNow(secret))).status).toBe(200);
  });

  it('is taken away by who manages staff, with a history', async () => {
    const leitung = await logIn(shop.app, emailOf('leitung'));
    const { items } = (await get<{ items: StaffMember[] }>(leitung, '/staff')).body;
    const sales = items.find(({ email }) => email === emailOf('verkauf'));
    expect(sales?.hasSecondFactor).toBe(true);
    const answer = await shop.app.inject({
      method: 'DELETE',
      url: `/api/staff/${sales?.id}/second-factor`,
      headers: { authorization: `Bearer ${leitung.token}` },
    });
    expect(answer.json()).toMatchObject({ hasSecondFactor: false });
    expect((await enter('verkauf')).status).toBe(200);
    const history = await get<{ items: object[] }>(leitung, `/history?kind=user&id=${sales?.id}`);
    expect(history.body.items[0]).toMatchObject({ field: 'secondFactorReset', who: emailOf('leitung') });
  });
});

describe('a role that asks for a second factor', () => {
  it('opens nothing until it is set up, and keeps it', async () => {
    const leitung = await logIn(shop.app, emailOf('leitung'));
    const accounting = await logIn(shop.app, emailOf('buchhaltung'));
    const { items } = (await get<{ items: Role[] }>(leitung, '/role')).body;
    const role = items.find(({ name }) => name === 'Buchhaltung');
    await send(leitung, 'PUT', '/role', { id: role?.id, version: role?.version, requiresSecondFactor: true });
    expect((await get(accounting, '/today')).status).toBe(403);
    expect((await get<{ session: object }>(accounting, '/auth')).body.session).toMatchObject({ perm: [], owesSecondFactor: true });
    await setUp(accounting);
    expect((await get(accounting, '/today')).status).toBe(200);
    expect(problemsOf(await send(accounting, 'POST', '/second-factor/removal', { currentPassword: demoPassword }))).toEqual([
      'secondFactorNeeded',
    ]);
  });

  it('of one’s own is taken away with the password where no role asks for it', async () => {
    const catalog = await logIn(shop.app, emailOf('katalog'));
    await setUp(catalog);
    expect(problemsOf(await send(catalog, 'POST', '/second-factor/removal', { currentPassword: 'falsch' }))).toEqual([
      'currentPasswordWrong body.currentPassword',
    ]);
    expect((await send(catalog, 'POST', '/second-factor/removal', { currentPassword: demoPassword })).status).toBe(200);
    expect((await enter('katalog')).status).toBe(200);
  });
});
