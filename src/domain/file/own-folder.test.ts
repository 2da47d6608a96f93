import { expect, it } from 'vitest';
import { isOutsideLibrary } from './own-folder.ts';

it.each([
  ['/_anfragen/1/a.pdf', true],
  ['/_anfragen', true],
  ['/_fahrten/3/b.jpg', true],
  ['/_anfragenalt', false],
  ['/fahrten/b.jpg', false],
])('%s lies outside of the library: %s', (path, is) => expect(isOutsideLibrary(path)).toBe(is));
