/** Every query of every reading call with texts that keep a pattern or a search busy, or that no list can mean: answered or refused, and quickly. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '#contract/calls.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { isLong } from '../../depth.ts';
import { logIn, mondayMorning, visitor } from '../buyer.ts';
import type { Person } from '../buyer.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

let shop: ShopApp;
let anybody: Person;
let staff: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  anybody = visitor(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());

const many = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length)).slice(0, length);
/** Repetitions that make a careless pattern try every way to split them. */
const usual = [
  many('a', 300),
  many('1 x ', 80),
  'holzkitse palette verschalg kitse krate deckle bodne',
  `${many(' ', 400)}x`,
  many('id:1..2;', 400),
  many('e\u0301\u200B\u202E', 300),
  '%ED%A0%80%00',
  '-1e400',
];
const rare = [
  many('1', 2000),
  many('(', 800),
  many('%_\\', 600),
  many('𝔭ﬁß', 600),
  many('{"a":', 500),
  '../../../etc/passwd',
  many('x@a.', 800),
];
/** Of the usual ones a call meets every other in the short run. */
const textsOf = (at: number): string[] => (isLong ? [...usual, ...rare] : usual.filter((_, which) => which % 2 === at % 2));

const mostMs = 200;

async function msOf({ token }: Person, url: string): Promise<{ ms: number; status: number }> {
  const begin = process.threadCpuUsage();
  const answer = await shop.app.inject({ url, headers: token === '' ? {} : { authorization: `Bearer ${token}` } });
  const { user, system } = process.threadCpuUsage(begin);
  return { ms: (user + system) / 1000, status: answer.statusCode };
}

const reading = Object.entries(calls as Record<string, AnyEndpoint>).flatMap(([name, { method, path, query, access }]) => {
  const names = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  return method === 'GET' && names.length > 0 ? [{ name, path: `/api${path.replaceAll(/\{\w+\*?\}/g, '1')}`, names, access }] : [];
});

test.each(reading.map((call, at) => ({ ...call, texts: textsOf(at) })))('$name', async ({ path, names, access, texts }) => {
  const complaints: string[] = [];
  for (const name of names) {
    const values = texts.map((text) => `${name}=${text.startsWith('%ED') ? text : encodeURIComponent(text)}`);
    const odd = [`${name}=a&${name}=b`, `${name}[x]=a`, name, `__proto__=x&${name}=1`, many(`${name}=1&`, 2000)];
    for (const query of [...values, ...odd]) {
      const url = `${path}?${query}`;
      const person = access === 'public' ? anybody : staff;
      const first = await msOf(person, url);
      // What is made once for all, such as an index, is not of this request.
      const { ms, status } = first.ms < mostMs ? first : await msOf(person, url);
      if (status >= 500 || ms >= mostMs) complaints.push(`${status} in ${ms} ms: ${url.slice(0, 200)}`);
    }
  }
  expect(complaints).toEqual([]);
});

test('there are such calls', () => {
  expect(reading.length).toBeGreaterThan(40);
});
