/** One caller must not take the pages from all others. The pages' build never arrives: the test checks whose requests get as far as asking for it. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerBuild } from 'react-router';
import { callLimits } from '#domain/access/call-limit.ts';
import type { ShopApp } from '../shop-app.ts';
import { startShop } from '../shop-app.ts';

let shop: ShopApp;
let folder: string;
/** Ends all waiting requests for a page. */
let fail: (error: Error) => void = () => undefined;
let asked = 0;
let build = Promise.withResolvers<ServerBuild>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-client-'));
  await mkdir(join(folder, 'assets'));
  const loadBuild = async (): Promise<ServerBuild> => {
    asked += 1;
    return build.promise;
  };
  fail = (error) => build.reject(error);
  shop = await startShop({ env: { RATE_LIMITS: '1' }, source: { kind: 'built', loadBuild, clientFolder: folder } });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const page = async (url: string, ip: string) => shop.app.inject({ url, headers: { 'x-forwarded-for': ip } });

test('pages drawn at once for one caller are limited, whatever the query; the next caller gets one', async () => {
  const line = '2001:db8:7:7::';
  const answers = Array.from({ length: 24 }, async (_, index) => page(`/produkte?seite=${index}`, `${line}${index + 1}`));
  const early = await Promise.race(answers.slice(callLimits.pagesAtOnce));
  expect(early.statusCode).toBe(429);
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
  const other = page('/produkte', '203.0.113.5');
  await Promise.all(answers.slice(callLimits.pagesAtOnce));
  expect(asked).toBeGreaterThanOrEqual(callLimits.pagesAtOnce);
  fail(new Error('the build is broken'));
  expect((await other).statusCode).toBe(500);
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 500)).toHaveLength(callLimits.pagesAtOnce);
  expect(asked).toBe(callLimits.pagesAtOnce + 1);
});

test('so are pages a minute, and the answer speaks the language of the caller', async () => {
  build = Promise.withResolvers();
  build.promise.catch(() => undefined);
  build.reject(new Error('the build is broken'));
  const ip = '203.0.113.80';
  for (let time = 0; time < callLimits.pagesPerMinute; time++) expect((await page(`/?x=${time}`, ip)).statusCode).toBe(500);
  const before = asked;
  for (const [query, words] of [
    ['', 'Bitte kurz warten'],
    ['?lang=fr', 'Un instant'],
    ['?lang=en', 'One moment'],
  ]) {
    const answer = await page(`/${query}`, ip);
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain(words);
  }
  expect(asked).toBe(before);
  expect((await page('/', '203.0.113.81')).statusCode).toBe(500);
});
