import { expect, it } from 'vitest';
import { paperDay } from './paper-day.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const versions = [
  { number: 2, sentAt: '2026-10-02T08:00:00Z', total: 90, changes: [] },
  { number: 1, sentAt: '2026-09-01T08:00:00Z', total: 100, changes: [] },
];

it('is today while the quote may still change', () => {
  expect(paperDay({ state: 'DRAFT', validUntil: null, versions: [] }, now)).toBe('2026-11-27');
  expect(paperDay({ state: 'SENT', validUntil: '2026-11-27', versions }, now)).toBe('2026-11-27');
});

it('is the day of the last sending once the quote is over', () => {
  expect(paperDay({ state: 'ORDERED', validUntil: '2026-12-24', versions }, now)).toBe('2026-10-02');
  expect(paperDay({ state: 'SENT', validUntil: '2026-11-26', versions }, now)).toBe('2026-10-02');
  expect(paperDay({ state: 'LOST', validUntil: null, versions: [] }, now)).toBe('2026-11-27');
});
