import { expect, test } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { orderWindowOf, wireWindow, withOrderWindow, withoutLimit } from './order-window.ts';

const monday = plainDate(2026, 11, 16);

test('a week is asked for from Monday to Sunday, as days are written here', () => {
  expect(wireWindow({ week: monday, showPreparation: true })).toEqual({
    fromDate: '16.11.2026',
    toDate: '22.11.2026',
    showPreparation: 'true',
  });
  expect(wireWindow({ week: null, showPreparation: false })).toEqual({});
});

test('stands in the address beside the view, and any day means its week', () => {
  const query = withOrderWindow(new URLSearchParams('search=aare&week=2026-01-05'), { week: monday, showPreparation: true });
  expect(String(query)).toBe('search=aare&week=2026-11-16&showPreparation=true');
  expect(orderWindowOf(query)).toEqual({ week: monday, showPreparation: true });
  expect(orderWindowOf(new URLSearchParams('week=2026-11-20'))).toEqual({ week: monday, showPreparation: false });
  expect(String(withOrderWindow(query, { week: null, showPreparation: false }))).toBe('search=aare');
});

test('narrowed to a customer or a product type by a link, until that limit is taken away', () => {
  const query = new URLSearchParams('customerId=17&productTypeId=0&week=2026-11-20');
  expect(orderWindowOf(query)).toEqual({ week: monday, showPreparation: false, customerId: 17, productTypeId: 0 });
  expect(wireWindow({ week: null, showPreparation: false, customerId: 17, productTypeId: 0 })).toEqual({
    customerId: 17,
    productTypeId: 0,
  });
  expect(String(withOrderWindow(query, { week: null, showPreparation: false }))).toBe('customerId=17&productTypeId=0');
  expect(String(withoutLimit(query, 'customerId'))).toBe('productTypeId=0&week=2026-11-20');
  expect(orderWindowOf(new URLSearchParams('customerId=-1&productTypeId=x'))).toEqual({ week: null, showPreparation: false });
});

test.each(['', 'week=', 'week=2026-02-30', 'week=jetzt&showPreparation=1'])('%j means all weeks', (text) => {
  expect(orderWindowOf(new URLSearchParams(text))).toEqual({ week: null, showPreparation: false });
});
