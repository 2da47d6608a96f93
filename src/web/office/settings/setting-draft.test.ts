import { expect, test } from 'vitest';
import type { Setting } from '#contract/setting.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { changesOf, dayOf, draftOf, fieldLabel, settingForm } from './setting-draft.ts';

const today = plainDate(2026, 11, 23);
const settings: Setting[] = [
  { key: 'confirmByItself', value: false, usual: false, decisions: [] },
  {
    key: 'reminderFees',
    value: [0, 30, 30],
    usual: [0, 30, 30],
    decisions: [{ validFrom: '2027-01-01', value: [0, 40, 40], version: 3, changedAt: '2026-11-01T08:00:00Z', who: 'Urs' }],
  },
];
const typed = (values: Record<string, string>, validFrom = '') => ({ values: { ...draftOf(settings).values, ...values }, validFrom });

test('a save sends only what differs, with the version of what is decided for that day', () => {
  expect(changesOf(settings, typed({}), today)).toEqual([]);
  expect(changesOf(settings, typed({ confirmByItself: 'ja', 'reminderFees.1': '35,50' }), today)).toEqual([
    { key: 'confirmByItself', value: true },
    { key: 'reminderFees', value: [0, 35.5, 30] },
  ]);
  const later = typed({ 'reminderFees.2': '50' }, '1.1.27');
  expect(changesOf(settings, later, dayOf(later, today) ?? today)).toEqual([{ key: 'reminderFees', value: [0, 30, 50], version: 3 }]);
});

test('says which field is no value, and which day is over', () => {
  const { problemsOf } = settingForm(settings, today);
  expect(problemsOf(typed({}))).toEqual({});
  expect(problemsOf(typed({ 'reminderFees.1': 'viel' }))).toEqual({ reminderFees: "Zahl von 0 bis 1'000." });
  expect(Object.keys(problemsOf(typed({}, '22.11.2026')))).toEqual(['validFrom']);
});

test('names a field by its setting and part', () => {
  expect([fieldLabel('reminderFees.1'), fieldLabel('confirmByItself')]).toEqual([
    'Mahngebühr 2. Mahnung',
    'Wunschtermin sofort bestätigen',
  ]);
});

test('numbers stand with apostrophes, and are read with and without', () => {
  const pieces: Setting[] = [{ key: 'cartPieces', value: 100_000, usual: 100_000, decisions: [] }];
  expect(draftOf(pieces).values).toEqual({ cartPieces: "100'000" });
  const typed = (cartPieces: string) => changesOf(pieces, { values: { cartPieces }, validFrom: '' }, today);
  expect([typed("100'000"), typed('100000')]).toEqual([[], []]);
  expect([typed("50'000"), typed('50000')]).toEqual([[{ key: 'cartPieces', value: 50_000 }], [{ key: 'cartPieces', value: 50_000 }]]);
});
