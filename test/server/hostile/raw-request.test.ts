/** Raw bytes that no browser sends: half requests, two hosts, addresses that name another host. */
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShopApp } from '../shop-app.ts';
import { startShop } from '../shop-app.ts';

let shop: ShopApp;
let port: number;

beforeAll(async () => {
  shop = await startShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(async () => shop.close());

async function answerTo(bytes: string): Promise<string> {
  const connection = connect(port, '127.0.0.1');
  connection.write(bytes);
  return text(connection);
}

const get = (target: string, heads = 'Host: shop.example\r\n'): string => `GET ${target} HTTP/1.1\r\n${heads}Connection: close\r\n\r\n`;

test.each([
  ['//produkte/', '/produkte/'],
  ['///produkte/a?b=c', '/produkte/a?b=c'],
  ['http://evil.example/produkte?lang=fr', '/produkte?lang=fr'],
])('%s is sent to the path that is meant', async (target, path) => {
  const answer = await answerTo(get(target));
  expect(answer).toMatch(/^HTTP\/1\.1 308 /);
  expect(answer).toMatch(new RegExp(`\r\nlocation: ${path.replaceAll(/[?.]/g, String.raw`\$&`)}\r\n`));
  expect(answer.slice(answer.indexOf('\r\n\r\n'))).not.toContain('//evil.example');
});

test.each(['//evil.example/', '///evil.example/a?b=c', '/\\evil.example/'])('%s leads nowhere', async (target) => {
  const answer = await answerTo(get(target));
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain('evil.example');
});

test('two hosts are no request', async () => {
  expect(await answerTo(get('/healthz', 'Host: shop.example\r\nHost: evil.example\r\n'))).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerTo(get('/healthz'))).toMatch(/^HTTP\/1\.1 200 /);
});

test('half-sent heads are ended within seconds of their time', () => {
  expect(shop.app.server.headersTimeout).toBe(10_000);
});

test('tells whom to tell about a weakness', async () => {
  const answer = await shop.app.inject('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-/);
  expect(Date.parse(/^Expires: (.*)$/m.exec(answer.body)?.[1] ?? '')).toBeGreaterThan(Date.now() + 30 * 86_400_000);
});
