import { expect, test } from 'vitest';
import { screenKeysAt } from './screen-keys.ts';

test('tells the keys of a screen, those of a record beside those of every record', () => {
  const keys = (path: string) => screenKeysAt(path).flatMap((each) => each.keys);
  expect(keys('/admin/Orders/12')).toEqual(['T', 'L', 'F', 'Z', 'E', 'M', 'Ins', 'Ctrl Z', 'Ctrl Enter', 'Ctrl S', 'I']);
  expect(keys('/admin/Quotes/12')).toEqual(['Ins', 'Ctrl Enter', 'M', 'Ctrl S', 'I']);
  expect(keys('/admin/customer/12')).toEqual(['M', 'Ctrl S', 'I']);
  expect(keys('/admin/Orders')).toEqual(['N']);
  expect(keys('/admin/Category').slice(0, 1)).toEqual(['B']);
});
