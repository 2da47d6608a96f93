import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerUnreadable } from './unreadable-request.ts';

let server: Server;
beforeAll(async () => {
  server = createServer().on('clientError', answerUnreadable);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.close();
});

async function answerTo(bytes: string): Promise<string> {
  const connection = connect((server.address() as AddressInfo).port, '127.0.0.1');
  connection.write(bytes);
  return text(connection);
}

it.each([
  ['an address of 17 kB', `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: shop.example\r\n\r\n`, '431 Request Header Fields Too Large'],
  ['bytes that are no request', 'nothing\r\n\r\n', '400 Bad Request'],
])('answers %s with a page under a strict policy', async (_name, bytes, status) => {
  const answer = await answerTo(bytes);
  expect(answer).toMatch(`HTTP/1.1 ${status}\r\n`);
  expect(answer).toContain("content-security-policy: default-src 'none'");
  expect(answer).toContain('x-content-type-options: nosniff');
  const [head = '', page = ''] = answer.split('\r\n\r\n');
  expect(page).toContain('<h1>Adresse nicht lesbar</h1>');
  expect(Number(/content-length: (\d+)/.exec(head)?.[1])).toBe(Buffer.byteLength(page));
});
