import { glob, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askOnce } from './ask-once.ts';
import { openService } from './open-service.ts';
import type { OutageKind } from './outage.ts';
import { Outage } from './outage.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let url: URL;
const server = createServer((request, response) => answer(request, response));
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/track?key=geheim`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits = { timeoutMs: 120, mostBytes: 1000, kinds: /json/ };
const json = { 'content-type': 'application/json' };

test.each<[OutageKind, string, typeof answer]>([
  ['status 500', 'breaks down', (_, response) => response.writeHead(500, json).end('{}')],
  ['status 503', 'is overloaded', (_, response) => response.writeHead(503).end()],
  ['status 429', 'is asked too often', (_, response) => response.writeHead(429, json).end('{}')],
  ['wrongKind', 'answers with a web page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
  ['tooLong', 'does not stop', (_, response) => response.writeHead(200, json).end('x'.repeat(5000))],
  ['tooSlow', 'says nothing', () => undefined],
  ['tooSlow', 'begins and says no more', (_, response) => void response.writeHead(200, json).write('{')],
  ['unreachable', 'breaks off', ({ socket }) => void socket.destroy()],
  [
    'unreachable',
    'promises more than it sends',
    ({ socket }, response) => {
      response.writeHead(200, { ...json, 'content-length': '900' });
      response.write('{"a":', () => socket.destroy());
    },
  ],
  ['unreachable', 'sends elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
])('%s: the service %s', async (kind, _what, how) => {
  answer = how;
  await expect(askOnce({ url }, limits)).rejects.toMatchObject({ name: 'Outage', kind });
});

test('a refusal is an answer, whatever it is written in', async () => {
  answer = (_, response) => response.writeHead(400, { 'content-type': 'text/html' }).end('no');
  const { status, bytes } = await askOnce({ url }, limits);
  expect([status, bytes.toString()]).toEqual([400, 'no']);
});

let clock = 0;
let told: { text: string; about: unknown }[] = [];
beforeEach(() => {
  clock = 0;
  told = [];
});
const service = (over: { silenceCounts?: number } = {}) =>
  openService({
    name: 'parcel carrier',
    now: () => clock,
    warn: (text, about) => told.push({ text, about }),
    furtherTries: 2,
    waitMs: 1,
    failuresBeforePause: 4,
    pauseMs: 1000,
    ...over,
  });

/** Fails this many times, then answers. */
function failing(times: number, error: Error = new Outage('status 500')) {
  const attempts = { made: 0 };
  return {
    attempts,
    attempt: async () => {
      attempts.made += 1;
      if (attempts.made <= times) throw error;
      return 'done';
    },
  };
}

test('what may be asked again is asked three times, anything else once', async () => {
  const reading = failing(2);
  expect(await service()('GET /track', true, reading.attempt)).toBe('done');
  expect(reading.attempts.made).toBe(3);
  const booking = failing(1);
  await expect(service()('POST /ship', false, booking.attempt)).rejects.toThrow('status 500');
  expect(booking.attempts.made).toBe(1);
});

test('nonsense is not asked for again', async () => {
  const nonsense = failing(9, new SyntaxError('Unexpected token'));
  await expect(service()('GET /track', true, nonsense.attempt)).rejects.toMatchObject({ kind: 'unreadable' });
  expect(nonsense.attempts.made).toBe(1);
});

test('after failures in a row it is left alone for a while, and after that one more failure is enough', async () => {
  const ask = service();
  const down = failing(99);
  await expect(ask('GET /track', true, down.attempt)).rejects.toThrow('500');
  await expect(ask('GET /track', true, down.attempt)).rejects.toThrow('500');
  expect(down.attempts.made).toBe(4);
  await expect(ask('GET /track', true, down.attempt)).rejects.toMatchObject({ kind: 'paused' });
  expect(down.attempts.made).toBe(4);
  clock = 1000;
  await expect(ask('GET /track', true, down.attempt)).rejects.toThrow('500');
  await expect(ask('GET /track', true, down.attempt)).rejects.toMatchObject({ kind: 'paused' });
  expect(down.attempts.made).toBe(5);
  clock = 2000;
  expect(await ask('GET /track', true, failing(0).attempt)).toBe('done');
  expect(await ask('GET /track', true, failing(1).attempt)).toBe('done');
});

test('a silence may count for more, since somebody waited for it', async () => {
  const ask = service({ silenceCounts: 2 });
  const silent = failing(99, new Outage('tooSlow'));
  await expect(ask('POST /ship', false, silent.attempt)).rejects.toMatchObject({ kind: 'tooSlow' });
  await expect(ask('POST /ship', false, silent.attempt)).rejects.toMatchObject({ kind: 'tooSlow' });
  await expect(ask('POST /ship', false, silent.attempt)).rejects.toMatchObject({ kind: 'paused' });
  expect(silent.attempts.made).toBe(2);
});

test('an answer ends the pause that another request began', async () => {
  const ask = service();
  const { promise, resolve } = Promise.withResolvers<string>();
  const slow = ask('GET /track', true, async () => promise);
  await expect(ask('GET /track', true, failing(9).attempt)).rejects.toThrow('500');
  await expect(ask('POST /ship', false, failing(9).attempt)).rejects.toThrow('500');
  await expect(ask('GET /track', true, failing(0).attempt)).rejects.toMatchObject({ kind: 'paused' });
  resolve('late');
  expect(await slow).toBe('late');
  expect(await ask('GET /track', true, failing(0).attempt)).toBe('done');
});

test('the log says what was asked and what went wrong, and no secret', async () => {
  const ask = service();
  const secret = new TypeError('fetch failed for https://user:geheim@carrier.example', {
    cause: Object.assign(new Error('connect to geheim'), { code: 'ECONNREFUSED' }),
  });
  await expect(ask('GET /track', true, failing(9, secret).attempt)).rejects.toBeInstanceOf(Outage);
  expect(told).toEqual([
    {
      text: 'parcel carrier: no answer',
      about: { what: 'GET /track', tries: 3, paused: false, cause: 'unreachable Error ECONNREFUSED' },
    },
  ]);
  expect(JSON.stringify(told)).not.toContain('geheim');
});

/** Lists the folders that open outside connections; each must use the services above. Code that only calls a fixed address of this machine is exempt. */
test('every client of an outside service has these manners', async () => {
  const top = join(import.meta.dirname, '../..');
  const opens = /from 'nodemailer'|import .*request.* from 'node:https?'|(?<![.\w])fetch\(|from 'node:(?:net|tls|http2|dgram)'/;
  const asking: string[] = [];
  for await (const path of glob('**/*.ts', { cwd: top, exclude: ['**/*.test.ts'] })) {
    const text = await readFile(join(top, path), 'utf8');
    if (opens.test(text)) asking.push(path);
    const isClient = /^connect\/(?:mail|blob|payments|parcel-carrier|remote-price|routing|address-search)\//.test(path);
    if (isClient && (opens.test(text) || text.includes('ask-once.ts')))
      expect(text.includes('open-service.ts') || text.includes('send-pinned.ts'), path).toBe(true);
  }
  expect(asking.toSorted()).toEqual([
    'config.ts',
    'connect/blob/s3-request.ts',
    'connect/mail/smtp.ts',
    'connect/outside/ask-once.ts',
    'connect/outside/public-address.ts',
    'connect/outside/send-pinned.ts',
    'db/embedded/address.ts',
  ]);
});
