/** One's own user: reading and changing it, a forgotten password, a new log-in address. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshIp, goodPassword, logInWith, mailsTo, newEmail, put, registration, sessionOf, tokenMailedTo } from './account-steps.ts';
import { forgetSecrets } from '#server/mail/forget-secrets.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let nowMs = Date.parse('2026-11-23T09:00:00+01:00');
beforeAll(async () => {
  shop = await startShop({ now: () => nowMs, env: { PUBLIC_URL: 'https://shop.kistenwerk.example' } });
});
afterAll(async () => shop.close());

interface Member {
  id: number;
  email: string;
  token: string;
}
let anna: Member;
beforeEach(async () => {
  anna = await member();
});

async function member(languageId = 1): Promise<Member> {
  const email = newEmail();
  const contactPerson = { firstName: 'Anna', lastName: 'Muster', languageId };
  await put(shop.app, '/registration/register-person', await registration(shop.app, { email, contactPerson }), { method: 'POST' });
  const { token } = await logInWith(shop.app, email, goodPassword);
  return { email, token, id: (await sessionOf(shop.app, token))?.userId ?? 0 };
}

const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
const read = async (who: { token: string }, id: number) => {
  const answer = await shop.app.inject({ url: `/api/user/${id}`, headers: bearer(who) });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const change = async (who: { token: string }, id: number, body: object) => put(shop.app, `/user/${id}`, body, { headers: bearer(who) });
const keysOf = ({ body }: { body: Record<string, unknown> }): string[] =>
  (body['errors'] as { message: string }[]).map(({ message }) => message);
const requestReset = async (email: string, caller: { headers?: Record<string, string>; ip?: string } = {}) =>
  put(shop.app, '/registration/request-password-reset', { email }, caller);
const reset = async (token: string, password: string, ip = freshIp()) =>
  put(shop.app, '/registration/reset-password', { token, password }, { ip });
const newPassword = 'neues-brett-2026';

describe('the own user', () => {
  test('is there for oneself and for nobody else', async () => {
    expect(await read(anna, anna.id)).toMatchObject({
      status: 200,
      body: { id: anna.id, email: anna.email, displayName: 'Anna Muster', active: true, roles: [], pendingEmail: null },
    });
    expect(JSON.stringify((await read(anna, anna.id)).body)).not.toMatch(/argon2|hash|password/i);
    const staff = await logInWith(shop.app, 'leitung@kistenwerk.example', 'kistenwerk-demo');
    expect((await read(staff, anna.id)).status).toBe(404);
    expect((await change(staff, anna.id, { displayName: 'Boss' })).status).toBe(404);
    const staffId = (await sessionOf(shop.app, staff.token))?.userId ?? 0;
    expect((await read(staff, staffId)).body).toMatchObject({ roles: ['Leitung'], customerId: null });
  });

  test('takes a new name, and nothing that is not its own to decide', async () => {
    const answer = await change(anna, anna.id, {
      displayName: 'Anna M.',
      permissions: [5, 6],
      roles: ['Leitung'],
      active: false,
      customerId: 2,
      id: 1,
      tokenVersion: 0,
    });
    expect(answer).toMatchObject({ status: 200, body: { displayName: 'Anna M.', active: true, roles: [] } });
    expect(await sessionOf(shop.app, anna.token)).toMatchObject({ perm: [], userId: anna.id });
  });

  test('changes its password with the current one; all other sessions end, this one goes on', async () => {
    const other = await logInWith(shop.app, anna.email, goodPassword);
    expect(keysOf(await change(anna, anna.id, { password: newPassword }))).toEqual(['currentPasswordWrong']);
    expect(keysOf(await change(anna, anna.id, { password: newPassword, currentPassword: 'falsch-falsch' }))).toEqual([
      'currentPasswordWrong',
    ]);
    expect(keysOf(await change(anna, anna.id, { password: 'kurz', currentPassword: goodPassword }))).toEqual(['validation.min']);
    const answer = await change(anna, anna.id, { password: newPassword, currentPassword: goodPassword });
    expect(answer.status).toBe(200);
    expect(await sessionOf(shop.app, other.token)).toBeNull();
    expect(await sessionOf(shop.app, anna.token)).toBeNull();
    expect(await sessionOf(shop.app, String(answer.body['token']))).toMatchObject({ userId: anna.id });
    expect((await logInWith(shop.app, anna.email, goodPassword)).status).toBe(401);
    expect((await logInWith(shop.app, anna.email, newPassword)).status).toBe(200);
    expect((await mailsTo(shop.database, anna.email))[0]?.subject).toBe('Ihr Passwort ist geändert | Kistenwerk AG');
  });

  test('lets nobody guess the current password', async () => {
    for (let guess = 0; guess < 5; guess++)
      expect((await change(anna, anna.id, { password: newPassword, currentPassword: `falsch-${guess}` })).status).toBe(422);
    expect((await change(anna, anna.id, { password: newPassword, currentPassword: goodPassword })).status).toBe(429);
  });

  test('is nobody any more once it was closed', async () => {
    await shop.database.db.updateTable('app_user').set({ active: false }).where('id', '=', anna.id).execute();
    expect((await read(anna, anna.id)).status).toBe(401);
    await requestReset(anna.email);
    expect((await mailsTo(shop.database, anna.email)).map(({ subject }) => subject)).toEqual(['Willkommen | Kistenwerk AG']);
  });
});

describe('a new log-in address', () => {
  test('counts when the link mailed to it was followed; the former address hears of it', async () => {
    const email = newEmail();
    expect(keysOf(await change(anna, anna.id, { email }))).toEqual(['currentPasswordWrong']);
    expect(await change(anna, anna.id, { email, currentPassword: goodPassword })).toMatchObject({
      status: 200,
      body: { email: anna.email, pendingEmail: email },
    });
    expect((await logInWith(shop.app, email, goodPassword)).status).toBe(401);
    const token = await tokenMailedTo(shop.database, email);
    expect(await put(shop.app, '/registration/confirm-email', { token })).toMatchObject({ status: 200, body: { email } });
    expect((await put(shop.app, '/registration/confirm-email', { token })).status).toBe(422);
    expect((await logInWith(shop.app, email, goodPassword)).status).toBe(200);
    expect((await read(anna, anna.id)).body).toMatchObject({ email, pendingEmail: null });
    expect((await mailsTo(shop.database, anna.email))[0]?.subject).toBe('Ihre Anmeldung ist geändert | Kistenwerk AG');
  });

  test('that somebody else has looks the same, and its owner gets a mail without a link for it', async () => {
    const owner = await member(3);
    const answer = await change(anna, anna.id, { email: owner.email.toUpperCase(), currentPassword: goodPassword });
    expect(answer).toMatchObject({ status: 200, body: { email: anna.email, pendingEmail: owner.email.toUpperCase() } });
    const [mail] = await mailsTo(shop.database, owner.email);
    expect(mail?.subject).toBe('Vous avez déjà un compte | Kistenwerk AG');
    expect(mail?.text).not.toContain('#token=');
  });

  test('that somebody registers meanwhile stays theirs', async () => {
    const email = newEmail();
    await change(anna, anna.id, { email, currentPassword: goodPassword });
    const token = await tokenMailedTo(shop.database, email);
    await put(shop.app, '/registration/register-person', await registration(shop.app, { email }), { method: 'POST' });
    expect(keysOf(await put(shop.app, '/registration/confirm-email', { token }))).toEqual(['linkExpired']);
    expect((await read(anna, anna.id)).body['email']).toBe(anna.email);
  });
});

describe('a forgotten password', () => {
  test('is replaced by the link from the mail: once, and every session ends', async () => {
    const answer = await requestReset(` ${anna.email.toUpperCase()} `);
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: {} });
    const token = await tokenMailedTo(shop.database, anna.email);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(keysOf(await reset(token, 'kurz'))).toEqual(['validation.min']);
    expect((await reset(token, newPassword)).status).toBe(200);
    expect(await sessionOf(shop.app, anna.token)).toBeNull();
    expect((await logInWith(shop.app, anna.email, newPassword)).status).toBe(200);
    expect(keysOf(await reset(token, 'und-noch-eines'))).toEqual(['linkExpired']);
    expect((await mailsTo(shop.database, anna.email)).map(({ subject }) => subject)).toEqual([
      'Ihr Passwort ist geändert | Kistenwerk AG',
      'Neues Passwort | Kistenwerk AG',
      'Willkommen | Kistenwerk AG',
    ]);
  });

  test('of an address without account is answered alike, in the same time', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 5; round++) {
      nowMs += 16 * 60_000;
      const [a, b] = [await requestReset(anna.email), await requestReset(newEmail())];
      expect({ status: b.status, body: b.body }).toEqual({ status: a.status, body: a.body });
      known.push(a.ms);
      unknown.push(b.ms);
    }
    const median = (all: number[]): number => all.toSorted((a, b) => a - b)[2] ?? 0;
    expect(Math.abs(median(known) - median(unknown)) / median(known)).toBeLessThan(0.4);
  });

  test('the link names the shop’s own address, whatever the request calls it', async () => {
    await requestReset(anna.email, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' },
    });
    const [mail] = await mailsTo(shop.database, anna.email);
    expect(mail?.text).toContain('https://shop.kistenwerk.example/user/reset-password?lang=de#token=');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  test('the secret is kept only as a hash', async () => {
    await requestReset(anna.email);
    const token = await tokenMailedTo(shop.database, anna.email);
    const rows = await shop.database.db.selectFrom('account_link').selectAll().where('user_id', '=', anna.id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('the copy of the mail loses the secret after its two hours, and keeps the rest', async () => {
    await requestReset(anna.email);
    const token = await tokenMailedTo(shop.database, anna.email);
    await forgetSecrets(shop.database.db, nowMs + 7_199_000);
    expect((await mailsTo(shop.database, anna.email))[0]?.html).toContain(token);
    await forgetSecrets(shop.database.db, nowMs + 7_200_000);
    const [mail] = await mailsTo(shop.database, anna.email);
    expect(`${mail?.text}${mail?.html}`).not.toContain(token);
    expect(mail?.text).toContain('https://shop.kistenwerk.example/user/reset-password?lang=de#token=…');
  });

  test('the link serves two hours, and only the newest', async () => {
    await requestReset(anna.email);
    const first = await tokenMailedTo(shop.database, anna.email);
    nowMs += 3_600_000;
    await requestReset(anna.email);
    const second = await tokenMailedTo(shop.database, anna.email);
    expect(keysOf(await reset(first, newPassword))).toEqual(['linkExpired']);
    nowMs += 7_200_000;
    expect(keysOf(await reset(second, newPassword))).toEqual(['linkExpired']);
    expect((await logInWith(shop.app, anna.email, goodPassword)).status).toBe(200);
  });

  test('the link dies with a change of the password, and with one of the address', async () => {
    await requestReset(anna.email);
    const token = await tokenMailedTo(shop.database, anna.email);
    const changed = await change(anna, anna.id, { password: newPassword, currentPassword: goodPassword });
    expect(keysOf(await reset(token, 'und-noch-eines'))).toEqual(['linkExpired']);
    await requestReset(anna.email);
    const again = await tokenMailedTo(shop.database, anna.email);
    const email = newEmail();
    await change({ token: String(changed.body['token']) }, anna.id, { email, currentPassword: newPassword });
    await put(shop.app, '/registration/confirm-email', { token: await tokenMailedTo(shop.database, email) });
    expect(keysOf(await reset(again, 'und-noch-eines'))).toEqual(['linkExpired']);
  });

  test('the link serves one of many at once', async () => {
    await requestReset(anna.email);
    const token = await tokenMailedTo(shop.database, anna.email);
    const answers = await Promise.all(Array.from({ length: 8 }, async (_, index) => reset(token, `neues-brett-${index}`)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
  });

  test.each(['x'.repeat(43), 'A'.repeat(64), `${'ab'.repeat(20)}' or '1'='1`])('a forged link %s does nothing', async (token) => {
    expect(keysOf(await reset(token, newPassword))).toEqual(['linkExpired']);
  });

  test('a link to confirm an address is none for a password', async () => {
    const email = newEmail();
    await change(anna, anna.id, { email, currentPassword: goodPassword });
    expect(keysOf(await reset(await tokenMailedTo(shop.database, email), newPassword))).toEqual(['linkExpired']);
  });

  test('one mail an hour, however often and from wherever it is asked for; the next one as soon as its link was used', async () => {
    const before = (await mailsTo(shop.database, anna.email)).length;
    for (let time = 0; time < 5; time++) expect((await requestReset(anna.email)).status).toBe(200);
    expect(await mailsTo(shop.database, anna.email)).toHaveLength(before + 1);
    await reset(await tokenMailedTo(shop.database, anna.email), newPassword);
    const used = (await mailsTo(shop.database, anna.email)).length;
    await requestReset(anna.email);
    expect(await mailsTo(shop.database, anna.email)).toHaveLength(used + 1);
    nowMs += 3_600_001;
    await requestReset(anna.email);
    expect(await mailsTo(shop.database, anna.email)).toHaveLength(used + 2);
  });

  test('whoever asks over and over waits, the owner elsewhere does not', async () => {
    const ip = freshIp();
    for (let time = 0; time < 3; time++) expect((await requestReset(anna.email, { ip })).status).toBe(200);
    expect((await requestReset(anna.email, { ip })).status).toBe(429);
    expect((await requestReset(anna.email)).status).toBe(200);
  });

  test('who was locked out by wrong passwords is let in with the new one', async () => {
    const ip = freshIp();
    for (let time = 0; time < 6; time++) await logInWith(shop.app, anna.email, 'falsch-falsch', ip);
    expect((await logInWith(shop.app, anna.email, goodPassword, ip)).status).toBe(429);
    await requestReset(anna.email);
    await reset(await tokenMailedTo(shop.database, anna.email), newPassword, ip);
    expect((await logInWith(shop.app, anna.email, newPassword, ip)).status).toBe(200);
  });

  test('speaks the language of its owner', async () => {
    const chloe = await member(3);
    await requestReset(chloe.email);
    const [mail] = await mailsTo(shop.database, chloe.email);
    expect(mail?.subject).toBe('Nouveau mot de passe | Kistenwerk AG');
    expect(mail?.html).toContain('<html lang="fr">');
  });
});
