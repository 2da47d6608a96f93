import { expect, it } from 'vitest';
import { sentKeys } from './sent-keys.ts';

it('gives the same content the same key until it is stored', () => {
  const { keyFor, done } = sentKeys();
  const first = keyFor({ text: 'Rückruf' });
  expect(keyFor({ text: 'Rückruf' })).toBe(first);
  const other = keyFor({ text: 'Rückruf um 10' });
  expect(other).not.toBe(first);
  done();
  expect(keyFor({ text: 'Rückruf um 10' })).not.toBe(other);
});
