import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askableUrl, askHost } from './ask-host.ts';
import { isPublicAddress } from '#server/connect/outside/public-address.ts';
import { openRemotePrices } from './remote-prices.ts';

const strict = { hosts: new Set(['preise.example']), loopback: false };

describe('addresses that are not asked, however they are written', () => {
  it.each([
    'http://preise.example/p',
    'https://127.0.0.1/p',
    'https://127.1/p',
    'https://2130706433/p',
    'https://0x7f000001/p',
    'https://0177.0.0.1/p',
    'https://0/p',
    'https://[::1]/p',
    'https://[::ffff:127.0.0.1]/p',
    'https://[::ffff:7f00:1]/p',
    'https://[0:0:0:0:0:ffff:7f00:1]/p',
    'https://localhost/p',
    'https://localhost./p',
    'https://preise.example./p',
    'https://preise.example.evil.example/p',
    'https://preise.example@127.0.0.1/p',
    'https://user:pass@preise.example/p',
    'https://preise.example:8443/p',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/p',
    'https://①②⑦.0.0.1/p',
    'https://preise%2eexample.evil/p',
    'file:///etc/passwd',
    'ftp://preise.example/p',
    'javascript:alert(1)',
    'data:application/json,1',
    '//preise.example/p',
    'https://',
    '',
    'preise.example',
  ])('%s', (url) => {
    expect(askableUrl(url, strict)).toBeNull();
  });

  it('a host of the list is asked', () => {
    expect(askableUrl('https://PREISE.example/p?x=1', strict)?.hostname).toBe('preise.example');
  });
});

describe('addresses of the public internet', () => {
  it.each(['8.8.8.8', '193.5.22.1', '2a00:1450:400a::1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('a name of the list that leads to this machine is not asked', async () => {
    await expect(askHost(new URL('https://localhost/p'), { hosts: new Set(['localhost']), loopback: false })).rejects.toThrow();
  });
});

describe('asking for a price', () => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let asked: string[] = [];
  let clock = 0;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  let base = '';
  beforeAll(async () => {
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    base = `http://localhost:${(server.address() as AddressInfo).port}/p`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    asked = [];
  });
  const prices = () => {
    const { ask } = openRemotePrices({ hosts: new Set(['localhost']), loopback: true, now: () => clock, warn: () => undefined });
    return async (...question: Parameters<typeof ask>) => (await ask(...question)).price;
  };
  const says = (text: string, status = 200): void => {
    answer = (_, response) => response.writeHead(status).end(text);
  };

  it('takes a number or an object with a price, and keeps it for ten minutes', async () => {
    const ask = prices();
    says('2.4567');
    expect(await ask(base, [['quantity', '100']])).toBe(24_567);
    says('{"price": 3}');
    expect(await ask(base, [['quantity', '100']])).toBe(24_567);
    clock += 10 * 60_000;
    expect(await ask(base, [['quantity', '100']])).toBe(30_000);
    expect(asked).toEqual(['/p?quantity=100', '/p?quantity=100']);
  });

  it.each(['NaN', '1e999', '-5', '0', '10000000', '"3"', '<html>3</html>', '{}', '[3]', 'null', ''])(
    'takes %s for no price',
    async (text) => {
      says(text);
      expect(await prices()(base, [])).toBeNull();
    },
  );

  it('tries once more, and not a third time', async () => {
    says('later', 503);
    expect(await prices()(base, [])).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('follows no redirect and reads no endless answer', async () => {
    answer = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    expect(await prices()(base, [])).toBeNull();
    answer = (_, response) => response.writeHead(200).end(' '.repeat(70_000));
    expect(await prices()(base, [])).toBeNull();
  });

  it('waits no longer than its deadline', async () => {
    answer = () => undefined;
    await expect(askHost(new URL(base), { hosts: new Set(['localhost']), loopback: true }, 60)).rejects.toThrow('too slow');
  });

  it('leaves a failing host alone for half a minute', async () => {
    const ask = prices();
    says('broken', 500);
    for (const quantity of ['1', '2', '3', '4']) expect(await ask(base, [['quantity', quantity]])).toBeNull();
    expect(asked).toHaveLength(6);
    says('5');
    clock += 30_000;
    expect(await ask(base, [['quantity', '4']])).toBe(50_000);
  });

  it('takes a piece without a price for an answer: asked once, and no reason to leave the host alone', async () => {
    const ask = prices();
    says('too long', 400);
    for (const quantity of ['1', '2', '3', '4', '5', '6', '7']) expect(await ask(base, [['quantity', quantity]])).toBeNull();
    expect(asked).toHaveLength(7);
    says('5');
    expect(await ask(base, [['quantity', '8']])).toBe(50_000);
  });

  it('neither keeps nor joins what was under way when everything was forgotten', async () => {
    const { ask, forget } = openRemotePrices({ hosts: new Set(['localhost']), loopback: true, now: () => clock, warn: () => undefined });
    const priceNow = async () => (await ask(base, [])).price;
    const held = Promise.withResolvers<ServerResponse>();
    answer = (_, response) => held.resolve(response);
    const former = priceNow();
    const response = await held.promise;
    forget();
    says('3');
    expect(await priceNow()).toBe(30_000);
    response.end('2');
    expect(await former).toBe(20_000);
    expect(await priceNow()).toBe(30_000);
    expect(asked).toHaveLength(2);
  });

  it('asks once for the same question at the same time', async () => {
    says('1.5');
    const ask = prices();
    expect(await Promise.all([ask(base, []), ask(base, []), ask(base, [])])).toEqual([15_000, 15_000, 15_000]);
    expect(asked).toHaveLength(1);
  });
});
