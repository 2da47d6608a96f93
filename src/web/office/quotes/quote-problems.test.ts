import { expect, test, vi } from 'vitest';
import type { QuoteDraft } from './quote-draft.ts';
import { missingIn, typedDay } from './quote-problems.ts';

const line = { id: 1, parentId: null, type: 'PRODUCT', price: '12', removed: false, storno: false };
const draft = (over: object, ...lines: object[]): QuoteDraft =>
  ({ deliveryType: 'TRUCK', deliveryCost: '20', lines: lines.map((each) => ({ ...line, ...each })), ...over }) as unknown as QuoteDraft;

test('a delivery needs an amount, if only 0, before a quote is sent', () => {
  expect(missingIn(draft({ deliveryCost: ' ' }, {}))).toEqual({ deliveryCost: 'Fehlt: Betrag oder 0.' });
  expect(missingIn(draft({ deliveryCost: '0' }, {}))).toEqual({});
  expect(missingIn(draft({ deliveryCost: '', deliveryType: 'PICKUP' }, {}))).toEqual({});
});

test('so does each line that counts, parts of a set included', () => {
  const open = { price: '' };
  const set = { id: 3, type: 'COMPOSITE', price: '' };
  const found = missingIn(draft({}, { id: 1, ...open }, { id: 2 }, set, { id: 4, parentId: 3, ...open }));
  expect(Object.keys(found)).toEqual(['price 1', 'price 4']);
  const gone = draft({}, { id: 1, ...open, removed: true }, { ...set, storno: true }, { id: 4, parentId: 3, ...open }, { id: -1, ...open });
  expect(missingIn(gone)).toEqual({});
});

test('a day typed without a year is the nearest one, also over New Year', () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-14T09:00:00+01:00') });
  expect(['18.12.', '8.1.', '8.1.2027', ' '].map(typedDay)).toEqual(['2026-12-18', '2027-01-08', '2027-01-08', null]);
  vi.useRealTimers();
});
