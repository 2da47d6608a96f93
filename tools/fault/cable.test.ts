import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { layCable } from './cable.ts';
import type { Cable } from './cable.ts';

let echo: Server;
let cable: Cable;
const open: Socket[] = [];

beforeAll(async () => {
  echo = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.pipe(socket);
  });
  await new Promise<void>((listening) => echo.listen(0, '127.0.0.1', listening));
  cable = await layCable(() => connect((echo.address() as AddressInfo).port, '127.0.0.1'));
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
  cable.mend();
});
afterAll(async () => {
  await cable.close();
  await new Promise((closed) => echo.close(closed));
});

function call(): Socket {
  const socket = connect(cable.port, '127.0.0.1');
  socket.on('error', () => undefined);
  open.push(socket);
  return socket;
}

/** The answer, until it is complete or the connection ends. */
async function answerTo(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  return new Promise((done) => {
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes.toString();
      if (heard.length >= text.length) done(heard);
    });
    socket.on('close', () => done(heard));
  });
}

describe('a cable', () => {
  it('passes what it is given', async () => {
    expect(await answerTo(call(), 'order')).toBe('order');
  });

  it('takes its time when it is slow', async () => {
    cable.spoil({ kind: 'delay', ms: 60 });
    const begin = performance.now();
    expect(await answerTo(call(), 'order')).toBe('order');
    expect(performance.now() - begin).toBeGreaterThan(110);
  });

  it('loses the answer and the connection when it is cut', async () => {
    cable.spoil({ kind: 'cutAnswer', share: 1 });
    expect(await answerTo(call(), 'order')).toBe('');
  });

  it('drips', async () => {
    cable.spoil({ kind: 'drip', bytesPerSecond: 100 });
    const begin = performance.now();
    expect(await answerTo(call(), 'a long order')).toBe('a long order');
    expect(performance.now() - begin).toBeGreaterThan(90);
  });

  it('is refused when it is torn out, and works again when it is mended', async () => {
    const socket = call();
    expect(await answerTo(socket, 'order')).toBe('order');
    cable.spoil({ kind: 'reset' });
    expect(await answerTo(call(), 'order')).toBe('');
    cable.mend();
    expect(await answerTo(call(), 'order')).toBe('order');
  });

  it('says nothing at all when it is dead, and ends what hung in it when it is mended', async () => {
    const socket = call();
    expect(await answerTo(socket, 'order')).toBe('order');
    cable.spoil({ kind: 'blackhole' });
    const silent = answerTo(socket, 'more');
    expect(await Promise.race([silent, new Promise((later) => setTimeout(() => later('nothing yet'), 100))])).toBe('nothing yet');
    cable.mend();
    expect(await silent).toBe('');
  });
});
