import { expect, it } from 'vitest';
import { isUndo } from './undo-key.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  [{ key: 'z', ...none, ctrlKey: true }, true],
  [{ key: 'Z', ...none, ctrlKey: true }, true],
  [{ key: 'z', ...none, metaKey: true }, true],
  [{ key: 'z', ...none }, false],
  [{ key: 'Z', ...none, ctrlKey: true, shiftKey: true }, false],
  [{ key: 'z', ...none, ctrlKey: true, altKey: true }, false],
  [{ key: 'y', ...none, ctrlKey: true }, false],
])('%o takes back: %s', (event, expected) => {
  expect(isUndo(event)).toBe(expected);
});
