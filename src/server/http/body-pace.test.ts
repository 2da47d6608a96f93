import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectFile, watchBodies } from './body-pace.ts';

let server: Server;
let nowMs = 0;
let look: () => void;

beforeEach(async () => {
  nowMs = 0;
  server = createServer();
  look = watchBodies(server, () => nowMs);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

interface Sending {
  connection: Socket;
  request: IncomingMessage;
  response: ServerResponse;
}

/** A request of a megabyte and more, of which nothing has come yet. */
async function begin(): Promise<Sending> {
  const arrived = new Promise<Omit<Sending, 'connection'>>((resolve) => {
    server.once('request', (request: IncomingMessage, response: ServerResponse) => resolve({ request, response }));
  });
  const connection = connect((server.address() as AddressInfo).port, '127.0.0.1');
  connection.write('POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 9000000\r\n\r\n');
  return { connection, ...(await arrived) };
}

/** Sends so many bytes and waits until they are read. */
async function send({ connection, request }: Sending, bytes: number): Promise<void> {
  const read = new Promise<void>((resolve) => {
    let missing = bytes;
    const take = (part: Buffer): void => {
      missing -= part.length;
      if (missing > 0) return;
      request.off('data', take);
      resolve();
    };
    request.on('data', take);
  });
  connection.write(Buffer.alloc(bytes, 'a'));
  await read;
}

function pass(seconds: number): void {
  nowMs += seconds * 1000;
  look();
}

test('a body that is not there after half a minute is given up', async () => {
  const sending = await begin();
  await send(sending, 1_000_000);
  pass(29);
  await send(sending, 1);
  pass(2);
  expect(await text(sending.connection)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a file may take minutes as long as it comes', async () => {
  const sending = await begin();
  expectFile(sending.request);
  for (let minute = 0; minute < 10; minute++) {
    await send(sending, 500_000);
    pass(31);
  }
  expect(sending.connection.destroyed).toBe(false);
  await send(sending, 100);
  pass(31);
  expect(await text(sending.connection)).toMatch(/^HTTP\/1\.1 408 /);
});

test('what was answered early is not answered again', async () => {
  const sending = await begin();
  sending.response.writeHead(404, { 'content-length': 0 }).end();
  pass(31);
  expect((await text(sending.connection)).match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('a body that has come has all the time for its answer', async () => {
  const sending = await begin();
  const ended = once(sending.request, 'end');
  await send(sending, 9_000_000);
  await ended;
  pass(300);
  sending.response.end('done');
  sending.connection.end();
  expect(await text(sending.connection)).toMatch(/^HTTP\/1\.1 200 /);
});
