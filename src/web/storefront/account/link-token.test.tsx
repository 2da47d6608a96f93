import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useLinkToken } from './link-token.ts';

afterEach(() => {
  globalThis.location.hash = '';
});

it.each([
  ['#token=AbC-d_9AbC-d_9AbC-d_9AbC-d_9', 'AbC-d_9AbC-d_9AbC-d_9AbC-d_9'],
  ['#token=AbC-d_9', ''],
  ['#token=', ''],
  ['', ''],
])('of %j takes %j: what a mail program has cut is no secret', (hash, token) => {
  globalThis.location.hash = hash;
  expect(renderHook(() => useLinkToken()).result.current).toBe(token);
});
