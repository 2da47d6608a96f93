import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeAnswers } from '#server/idempotency/purge-answers.ts';
import { purgeQuestions } from '#server/registration/purge-questions.ts';
import { purgeEvents } from '#server/audit/purge-events.ts';
import { purgeAttempts } from '#server/session/purge-attempts.ts';
import { purgeSessions } from '#server/session/purge-sessions.ts';
import { purgeLinks } from '#server/user/purge-links.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

const now = Date.parse('2026-12-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000);

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

test('log-in attempts are forgotten after a day', async () => {
  const { db } = shop.database;
  await db
    .insertInto('attempt')
    .values([
      { kind: 'login-account', subject: 'old', at: daysAgo(1.1) },
      { kind: 'login-account', subject: 'young', at: daysAgo(0.9) },
    ])
    .execute();
  await purgeAttempts(db, now);
  expect(await db.selectFrom('attempt').select('subject').execute()).toEqual([{ subject: 'young' }]);
});

test('kept answers are forgotten after thirty days', async () => {
  const { db } = shop.database;
  const answer = (key: string, days: number) => ({
    scope: 'order',
    key,
    request_hash: 'x',
    status: 200,
    body: '{}',
    created_at: daysAgo(days),
  });
  await db
    .insertInto('idempotency_key')
    .values([answer('old', 31), answer('young', 29)])
    .execute();
  await purgeAnswers(db, now);
  expect(await db.selectFrom('idempotency_key').select('key').execute()).toEqual([{ key: 'young' }]);
});

test('questions are forgotten when they have expired, links a day later', async () => {
  const { db } = shop.database;
  const question = (last: string, days: number) => ({
    id: `00000000-0000-4000-8000-00000000000${last}`,
    answer_hash: 'x',
    expires_at: daysAgo(days),
    used_at: null,
  });
  await db
    .insertInto('captcha')
    .values([question('1', 0.1), question('2', -0.1)])
    .execute();
  await purgeQuestions(db, now);
  expect(await db.selectFrom('captcha').select('id').execute()).toEqual([{ id: question('2', 0).id }]);
  const { id } = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
  const link = (token_hash: string, days: number) => ({
    token_hash,
    kind: 'password' as const,
    user_id: id,
    created_at: daysAgo(days + 1),
    expires_at: daysAgo(days),
    used_at: null,
  });
  await db
    .insertInto('account_link')
    .values([link('old', 1.1), link('young', 0.9)])
    .execute();
  await purgeLinks(db, now);
  expect(await db.selectFrom('account_link').select('token_hash').execute()).toEqual([{ token_hash: 'young' }]);
});

test('events that concern safety are forgotten after a year, ended log-ins after a month; what is younger cannot be deleted', async () => {
  const { db } = shop.database;
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const { id } = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
  const event = (who: string, days: number) => ({ kind: 'logIn', who, at: ago(days) });
  const logIn = (last: string, days: number) => ({
    id: `00000000-0000-4000-8000-00000000000${last}`,
    user_id: id,
    token_version: 1,
    device: '',
    address: '',
    created_at: ago(days + 1),
    last_seen_at: ago(days),
    ends_at: ago(days),
    revoked_at: null,
    acting_for: null,
  });
  await db
    .insertInto('security_event')
    .values([event('old', 367), event('young', 300)])
    .execute();
  await db
    .insertInto('user_session')
    .values([logIn('1', 31), logIn('2', 29)])
    .execute();
  await purgeEvents(db, Date.now());
  await purgeSessions(db);
  expect(await db.selectFrom('security_event').select('who').execute()).toEqual([{ who: 'young' }]);
  expect(await db.selectFrom('user_session').select('id').execute()).toEqual([{ id: logIn('2', 29).id }]);
  await expect(purgeEvents(db, Date.now() + 100 * 86_400_000)).rejects.toThrow('only added to');
});
