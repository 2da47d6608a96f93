import { describe, expect, test } from 'vitest';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { atDayChange, standingOf } from './product-standing.ts';

const shown = { published: true, publiclyAvailable: true, deletedAt: null, publishOn: null, hideOn: null };

describe('where a product stands', () => {
  test.each([
    [{}, { kind: 'inShop' }],
    [{ publiclyAvailable: false }, { kind: 'forOwners' }],
    [{ published: false }, { kind: 'hidden' }],
    [
      { published: false, publishOn: '2026-12-01' },
      { kind: 'soon', day: '2026-12-01' },
    ],
    [{ hideOn: '2026-12-24' }, { kind: 'leaving', day: '2026-12-24' }],
    [
      { published: false, publishOn: '2026-12-01', hideOn: '2026-12-24' },
      { kind: 'soon', day: '2026-12-01' },
    ],
    [{ deletedAt: '2026-11-01T08:00:00Z', publishOn: '2026-12-01' }, { kind: 'deleted' }],
  ])('%j', (over, expected) => {
    expect(standingOf({ ...shown, ...over })).toEqual(expected);
  });
});

describe('the change of the day', () => {
  const on = (day: string, facts: Partial<typeof shown> & object) => atDayChange({ ...shown, ...facts }, day as PlainDate);
  const planned = { published: false, publishOn: '2026-12-01', hideOn: '2026-12-24' } as unknown as typeof shown;

  test('leaves what is planned for later', () => {
    expect(on('2026-11-30', planned)).toEqual({ ...shown, ...planned });
  });

  test('brings a product on its day, and takes it away on its last', () => {
    const there = on('2026-12-01', planned);
    expect(there).toMatchObject({ published: true, publishOn: null, hideOn: '2026-12-24' });
    expect(atDayChange(there, '2026-12-24' as PlainDate)).toMatchObject({ published: false, publishOn: null, hideOn: null });
  });

  test('makes up for days on which nobody looked: the later one counts', () => {
    expect(on('2027-01-02', planned)).toMatchObject({ published: false, publishOn: null, hideOn: null });
    const back = { hideOn: '2026-12-01', publishOn: '2026-12-24' } as unknown as typeof shown;
    expect(on('2027-01-02', back)).toMatchObject({ published: true, publishOn: null, hideOn: null });
  });
});
