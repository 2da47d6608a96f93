import { expect, test } from 'vitest';
import { desksFor, ownDesk } from './desk.ts';
import { permission as p } from './permission.ts';

test.each([
  ['Leitung', Object.values(p), ['management', 'sales', 'workshop', 'dispatch', 'accounting']],
  ['Verkauf', [p.ADMIN_QUOTE, p.ADMIN_CUSTOMER], ['sales', 'workshop', 'dispatch', 'management']],
  ['Werkstatt', [p.WORKSHOP], ['workshop']],
  ['Versand', [p.DISPATCH], ['dispatch']],
  ['Buchhaltung', [p.ACCOUNTING], ['accounting']],
  ['workshop and ramp in one person', [p.DISPATCH, p.WORKSHOP], ['workshop', 'dispatch']],
  ['Katalog', [p.ADMIN_CATEGORY, p.ADMIN_PRODUCT_META, p.ADMIN_PRODUCT], []],
])('%s: the own desk first, then those one may look at', (_who, perm, seen) => {
  expect(desksFor(perm)).toEqual(seen);
  expect(ownDesk(perm)).toBe(seen[0] ?? null);
});
