import { expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

it.each([
  [0, '0 Byte'],
  [999, '999 Byte'],
  [1000, '1 kB'],
  [402_113, '402 kB'],
  [999_600, '1 MB'],
  [1_240_000, '1.2 MB'],
  [52_000_000, '52 MB'],
  [2_100_000_000, '2.1 GB'],
  [20_000_000_000, '20 GB'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
