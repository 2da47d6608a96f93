import { describe, expect, it } from 'vitest';
import { localNow } from '#domain/calendar/local-time.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { rappen, unitPrice } from '#domain/money/money.ts';
import type { QuotedVersion } from './quote-difference.ts';
import { quoteChanges } from './quote-difference.ts';
import {
  isVisibleToCustomer,
  mayChangeQuote,
  mayDeleteQuote,
  mayOrderQuote,
  mayWriteQuote,
  quoteState,
  quoteStateName,
  shownQuoteState,
  stateForCustomer,
} from './quote-state.ts';

const sent = { state: quoteState.SENT, sentOn: plainDate(2026, 11, 23), validityDays: 30 };
const at = (text: string) => localNow(Date.parse(text));

describe('the life of a quote', () => {
  it.each([
    [quoteState.REQUESTED, [quoteState.SENT, quoteState.WITHDRAWN, quoteState.LOST]],
    [quoteState.DRAFT, [quoteState.SENT, quoteState.WITHDRAWN, quoteState.LOST]],
    [quoteState.SENT, [quoteState.SENT, quoteState.ORDERED, quoteState.WITHDRAWN, quoteState.LOST]],
    [quoteState.ORDERED, []],
    [quoteState.WITHDRAWN, []],
    [quoteState.LOST, []],
    [9, []],
  ])('from state %i', (from, allowed) => {
    expect([1, 2, 3, 4, 5, 6, 9].filter((to) => mayChangeQuote(from, to) === null)).toEqual(allowed);
  });

  it.each([
    ['the last second of the last day', sent, '2026-12-23T23:59:59+01:00', 'SENT'],
    ['midnight after it', sent, '2026-12-24T00:00:00+01:00', 'EXPIRED'],
    ['the last second in summer time', { ...sent, sentOn: plainDate(2026, 3, 20), validityDays: 9 }, '2026-03-29T23:59:59+02:00', 'SENT'],
    [
      'the midnight of the clock change',
      { ...sent, sentOn: plainDate(2026, 3, 20), validityDays: 9 },
      '2026-03-30T00:00:00+02:00',
      'EXPIRED',
    ],
    ['the last second in winter time', { ...sent, sentOn: plainDate(2026, 10, 20), validityDays: 5 }, '2026-10-25T23:59:59+01:00', 'SENT'],
    ['the hour after it', { ...sent, sentOn: plainDate(2026, 10, 20), validityDays: 5 }, '2026-10-26T00:00:00+01:00', 'EXPIRED'],
    ['no validity at all', { ...sent, validityDays: null }, '2026-11-23T08:00:00+01:00', 'EXPIRED'],
  ] as const)('holds or not: %s', (_, standing, moment, shown) => {
    expect(shownQuoteState(standing, at(moment))).toBe(shown);
    expect(mayOrderQuote(standing, at(moment))).toEqual(shown === 'SENT' ? null : expect.objectContaining({ key: 'quoteExpired' }));
  });

  it.each([
    [quoteState.ORDERED, 'quoteAlreadyOrdered'],
    [quoteState.WITHDRAWN, 'quoteWithdrawn'],
    [quoteState.LOST, 'quoteWithdrawn'],
    [quoteState.REQUESTED, 'quoteNotSent'],
    [quoteState.DRAFT, 'quoteNotSent'],
  ])('state %i is not ordered: %s', (state, key) => {
    expect(mayOrderQuote({ ...sent, state }, at('2026-11-24T08:00:00+01:00'))?.key).toBe(key);
  });

  it('has a name for each state, and says which change is refused', () => {
    const names = ['REQUESTED', 'DRAFT', 'SENT', 'ORDERED', 'WITHDRAWN', 'LOST', 'UNKNOWN'];
    expect([1, 2, 3, 4, 5, 6, 9].map(quoteStateName)).toEqual(names);
    const now = at('2026-11-24T08:00:00+01:00');
    expect([1, 2, 3, 4, 5, 6].map((state) => shownQuoteState({ ...sent, state }, now))).toEqual(names.slice(0, 6));
    expect(shownQuoteState({ ...sent, sentOn: null }, now)).toBe('EXPIRED');
    expect(mayChangeQuote(4, 2)).toMatchObject({ key: 'quoteTransitionNotAllowed', params: { from: 4, to: 2 } });
  });

  it('hides drafts from customers', () => {
    expect([1, 2, 3, 4, 5, 6].filter(isVisibleToCustomer)).toEqual([1, 3, 4, 5, 6]);
  });

  it.each([
    ['REQUESTED', undefined],
    ['DRAFT', undefined],
    ['SENT', undefined],
    ['EXPIRED', undefined],
    ['ORDERED', 'quoteAlreadyOrdered'],
    ['WITHDRAWN', 'quoteWithdrawn'],
    ['LOST', 'quoteLost'],
  ] as const)('%s is written on, or says why not', (shown, reason) => {
    expect(mayWriteQuote(shown)?.key).toBe(reason);
  });

  it('does not tell customers that staff gave it up as lost', () => {
    expect(stateForCustomer('LOST')).toBe('WITHDRAWN');
    expect(stateForCustomer('EXPIRED')).toBe('EXPIRED');
  });

  it('is deleted only while nobody outside has seen it', () => {
    const unseen = { state: quoteState.DRAFT, sendings: 0, asked: false };
    expect(mayDeleteQuote(unseen)).toBe(true);
    expect(
      [
        { ...unseen, sendings: 1 },
        { ...unseen, asked: true },
        { ...unseen, state: quoteState.SENT },
      ].some(mayDeleteQuote),
    ).toBe(false);
  });
});

const version: QuotedVersion = {
  lines: [
    { id: 1, name: 'Holzkiste', quantity: 10, pricePerOne: unitPrice(1_000_000), details: [{ label: 'Länge', value: '1000 mm' }] },
    { id: 2, name: 'Palette', quantity: 5, pricePerOne: unitPrice(114_500), details: [] },
  ],
  deliveryCost: rappen(9500),
  discount: 0,
  validityDays: 30,
  timeToDeliver: 3,
  total: rappen(1_149_000),
};

describe('what changed since the last version', () => {
  it('is nothing for the same', () => {
    expect(quoteChanges(version, structuredClone(version))).toEqual([]);
  });
  it('names goods first, then conditions, the total last', () => {
    const [crate] = version.lines;
    const after: QuotedVersion = {
      ...version,
      lines: [
        { ...crate!, quantity: 12, pricePerOne: unitPrice(980_000), details: [{ label: 'Länge', value: '1200 mm' }] },
        { id: 3, name: 'Deckel', quantity: 1, pricePerOne: unitPrice(1), details: [] },
      ],
      deliveryCost: rappen(8000),
      discount: 500,
      timeToDeliver: 5,
      validityDays: 14,
      total: rappen(1_200_000),
    };
    expect(quoteChanges(version, after)).toEqual([
      { kind: 'quantity', name: 'Holzkiste', before: 10, after: 12 },
      { kind: 'price', name: 'Holzkiste', before: 1_000_000, after: 980_000 },
      { kind: 'detail', name: 'Holzkiste', label: 'Länge', before: '1000 mm', after: '1200 mm' },
      { kind: 'added', name: 'Deckel', quantity: 1 },
      { kind: 'removed', name: 'Palette', quantity: 5 },
      { kind: 'discount', before: 0, after: 500 },
      { kind: 'delivery', before: 9500, after: 8000 },
      { kind: 'timeToDeliver', before: 3, after: 5 },
      { kind: 'validity', before: 30, after: 14 },
      { kind: 'total', before: 1_149_000, after: 1_200_000 },
    ]);
  });
});
