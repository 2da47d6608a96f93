import { expect, test } from 'vitest';
import { targetOf } from './cell-focus.ts';

const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const inside = { position: 3, column: 'quantity', atStart: false, atEnd: false } as const;

test.each([
  [{ key: 'Enter' }, inside, { position: 4, column: 'quantity' }],
  [{ key: 'Enter', shiftKey: true }, inside, { position: 2, column: 'quantity' }],
  [{ key: 'ArrowDown' }, inside, { position: 4, column: 'quantity' }],
  [{ key: 'ArrowUp' }, inside, { position: 2, column: 'quantity' }],
  [{ key: 'ArrowRight' }, inside, null],
  [{ key: 'ArrowRight' }, { ...inside, atEnd: true }, { position: 3, column: 'remark' }],
  [{ key: 'ArrowLeft' }, { ...inside, atStart: true }, { position: 3, column: 'article' }],
  [{ key: 'ArrowLeft' }, { ...inside, column: 'article' as const, atStart: true }, null],
  [{ key: 'ArrowDown', shiftKey: true }, inside, null],
  [{ key: 'ArrowDown', ctrlKey: true }, inside, null],
  [{ key: 'a' }, inside, null],
])('%j from %j', (key, from, target) => {
  expect(targetOf({ ...plain, ...key }, from)).toEqual(target);
});
