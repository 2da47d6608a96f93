import { expect, it } from 'vitest';
import { isHost } from './host.ts';

it.each([undefined, 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'kistenwerk.example', 'XN--KISTE-KVA.example:443'])(
  'takes %s',
  (header) => {
    expect(isHost(header)).toBe(true);
  },
);

it.each(['', 'a b', '[::1', '"<>', 'x/products/HK_0001?', 'x@evil.example', '999.999.999.999', 'x:99999', 'x#'])(
  'refuses "%s"',
  (header) => {
    expect(isHost(header)).toBe(false);
  },
);
