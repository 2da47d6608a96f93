import { expect, it } from 'vitest';
import { fileNameOf } from './download.ts';

it.each([
  ['attachment; filename="stueckliste-HK_0001.pdf"', 'stueckliste-HK_0001.pdf'],
  ['attachment; filename="Stückliste.pdf"; filename*=UTF-8\'\'St%C3%BCckliste.pdf', 'Stückliste.pdf'],
  ['attachment; filename="../../boese.pdf"', 'stueckliste.pdf'],
  ['attachment', 'stueckliste.pdf'],
  [null, 'stueckliste.pdf'],
])('%s is saved as %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});
