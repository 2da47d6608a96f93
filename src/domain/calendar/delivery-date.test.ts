import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeliveryDateMode, LeadTime } from './delivery-date.ts';
import { deliveryDates, latestDeliveryDate, refuseDeliveryDate } from './delivery-date.ts';
import { dateText } from './date-text.ts';
import { noOverrides } from './holiday.ts';
import type { PlainDate } from './plain-date.ts';
import { addDays, dateOfDayNumber, parsePlainDate, plainDate, weekday } from './plain-date.ts';
import type { ShopMode } from './shop-mode.ts';
import { addWorkingDays, isWorkingDay } from './working-day.ts';

const leads: Readonly<Record<ShopMode, LeadTime>> = {
  verpackung: { earliest: 1, preselected: 3 },
  moebel: { earliest: 2, preselected: 3 },
};
const day = (text: string): PlainDate => parsePlainDate(text) ?? plainDate(1, 1, 1);
const at = (text: string, minutesOfDay = 600) => ({ now: { date: day(text), minutesOfDay }, cutoffMinutes: 840, overrides: noOverrides });
const days = fc.integer({ min: 18_700, max: 37_000 }).map(dateOfDayNumber); // March 2021 to 2071

describe('working days', () => {
  test.each([
    ['2026-12-21', 3, '2027-01-05'],
    ['2026-05-13', 1, '2026-05-18'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-04-02', 1, '2026-04-07'],
  ])('%s + %d = %s', (from, workingDays, expected) => {
    expect(addWorkingDays(day(from), workingDays, noOverrides)).toBe(expected);
  });

  test('the nth working day has exactly n working days behind the start', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 30 }), (start, workingDays) => {
        const end = addWorkingDays(start, workingDays, noOverrides);
        let count = 0;
        for (let date = addDays(start, 1); date <= end; date = addDays(date, 1)) if (isWorkingDay(date, noOverrides)) count += 1;
        expect(count).toBe(workingDays);
        expect(isWorkingDay(end, noOverrides)).toBe(true);
      }),
    );
  });

  test('steps add up', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 15 }), (start, first, second) => {
        expect(addWorkingDays(addWorkingDays(start, first, noOverrides), second, noOverrides)).toBe(
          addWorkingDays(start, first + second, noOverrides),
        );
      }),
    );
  });

  test('Saturdays, Sundays and holidays are no working days', () => {
    expect(
      ['2026-11-20', '2026-11-21', '2026-11-22', '2026-05-15', '2027-01-04'].map((text) => isWorkingDay(day(text), noOverrides)),
    ).toEqual([true, false, false, false, true]);
    const saturday = day('2026-11-21');
    expect(isWorkingDay(saturday, { added: [], removed: [saturday] })).toBe(false);
  });
});

describe('earliest and preselected delivery day', () => {
  const table: [ShopMode, string, number, string, string][] = [
    ['verpackung', '2026-11-24', 600, '2026-11-25', '2026-11-27'],
    ['moebel', '2026-11-24', 600, '2026-11-26', '2026-11-27'],
    ['verpackung', '2026-11-24', 840, '2026-11-25', '2026-11-27'],
    ['verpackung', '2026-11-24', 841, '2026-11-26', '2026-11-30'],
    ['verpackung', '2026-11-27', 600, '2026-11-30', '2026-12-02'],
    ['verpackung', '2026-11-27', 900, '2026-12-01', '2026-12-03'],
    ['verpackung', '2026-11-28', 600, '2026-12-01', '2026-12-03'],
    ['verpackung', '2026-12-21', 600, '2026-12-22', '2027-01-05'],
    ['moebel', '2026-12-21', 600, '2027-01-04', '2027-01-05'],
  ];
  test.each(table)('%s, ordered %s at minute %d: %s, proposed %s', (shop, date, minutes, earliest, preselected) => {
    expect(deliveryDates({ lead: leads[shop], ...at(date, minutes) })).toEqual({ earliest, preselected });
  });

  test('who orders later is never delivered earlier', () => {
    fc.assert(
      fc.property(days, fc.nat(1439), fc.nat(5000), (date, minutesOfDay, laterMinutes) => {
        const total = minutesOfDay + laterMinutes;
        const later = { date: addDays(date, Math.floor(total / 1440)), minutesOfDay: total % 1440 };
        const facts = { cutoffMinutes: 840, overrides: noOverrides, lead: leads.verpackung };
        expect(deliveryDates({ ...facts, now: later }).earliest >= deliveryDates({ ...facts, now: { date, minutesOfDay } }).earliest).toBe(
          true,
        );
      }),
    );
  });

  test('the earliest and the proposed day are never refused', () => {
    fc.assert(
      fc.property(days, fc.nat(1439), fc.constantFrom<ShopMode>('verpackung', 'moebel'), (date, minutesOfDay, shop) => {
        const facts = { lead: leads[shop], now: { date, minutesOfDay }, cutoffMinutes: 840, overrides: noOverrides };
        const { earliest, preselected } = deliveryDates(facts);
        expect(refuseDeliveryDate(earliest, { mode: 'production', ...facts })).toBeNull();
        expect(refuseDeliveryDate(preselected, { mode: 'production', ...facts })).toBeNull();
        expect(preselected >= earliest).toBe(true);
      }),
    );
  });
});

describe('a wished delivery day', () => {
  const production: DeliveryDateMode = { mode: 'production', lead: leads.verpackung, ...at('2026-11-24') };
  test.each([
    ['2026-11-28', 'deliveryDateWeekend'],
    ['2026-11-29', 'deliveryDateWeekend'],
    ['2026-12-25', 'deliveryDateHoliday'],
    ['2026-11-23', 'deliveryDatePast'],
    ['2026-11-24', 'deliveryDateTooEarly'],
    ['2027-11-26', 'deliveryDateTooLate'],
    ['9999-12-31', 'deliveryDateTooLate'],
  ])('%s is refused with %s', (text, key) => {
    expect(refuseDeliveryDate(day(text), production)?.key).toBe(key);
  });

  test('the refusal says which day is the first', () => {
    expect(refuseDeliveryDate(day('2026-11-24'), production)?.params).toEqual({ date: '24.11.2026', earliest: '25.11.2026' });
    expect(refuseDeliveryDate(day('2026-12-25'), production)?.params).toEqual({
      date: '25.12.2026',
      holiday: 'Weihnachten',
      holidayFr: 'Noël',
      holidayEn: 'Christmas Day',
    });
  });

  test('a year ahead of the first possible day is the last one', () => {
    expect(refuseDeliveryDate(day('2027-11-25'), production)).toBeNull();
    expect(refuseDeliveryDate(day('2027-11-26'), production)?.params).toEqual({ date: '26.11.2027', latest: '25.11.2027' });
    const slow: DeliveryDateMode = { mode: 'quote', timeToDeliver: 365, ...at('2026-11-24') };
    expect(refuseDeliveryDate(day('2028-06-01'), slow)).toBeNull();
  });

  test.each([
    ['2026-11-25', '2027-11-25'],
    ['2028-02-29', '2029-02-28'],
    ['2072-03-01', '2072-12-31'],
    ['2073-03-01', '2072-12-31'],
  ])('from %s on the last one is %s', (earliest, latest) => {
    expect(latestDeliveryDate(day(earliest))).toBe(latest);
  });

  test('a quote enforces its own time to deliver', () => {
    const quote: DeliveryDateMode = { mode: 'quote', timeToDeliver: 5, ...at('2026-11-24') };
    expect(refuseDeliveryDate(day('2026-11-30'), quote)?.key).toBe('deliveryDateTooEarly');
    expect(refuseDeliveryDate(day('2026-12-01'), quote)).toBeNull();
  });

  test('staff in any-date mode may take every day that the table of holidays knows', () => {
    for (const text of ['2026-11-28', '2026-12-25', '2021-01-01']) expect(refuseDeliveryDate(day(text), { mode: 'admin' })).toBeNull();
    expect(refuseDeliveryDate(day('2073-01-02'), { mode: 'admin' })?.key).toBe('deliveryDateTooLate');
    for (const text of ['2020-12-31', '0001-01-01'])
      expect(refuseDeliveryDate(day(text), { mode: 'admin' })).toEqual({ key: 'deliveryDatePast', params: { date: dateText(day(text)) } });
  });

  test('no accepted day is a weekend', () => {
    fc.assert(
      fc.property(days, (date) => {
        if (refuseDeliveryDate(date, production) === null) expect(weekday(date)).toBeLessThanOrEqual(5);
        else expect(refuseDeliveryDate(date, production)?.params['date']).toMatch(/^\d\d\.\d\d\.\d{4}$/);
      }),
    );
  });
});

describe('days that the workshop has no room for', () => {
  const facts = { ...at('2026-11-23'), lead: leads.verpackung };
  const taken = (...texts: string[]): ReadonlySet<PlainDate> => new Set(texts.map(day));

  test('move both days on, over weekends too, and refuse a wish before the first free one', () => {
    expect(deliveryDates({ ...facts, taken: taken() })).toEqual(deliveryDates(facts));
    expect(deliveryDates({ ...facts, taken: taken('2026-11-24') })).toEqual({ earliest: '2026-11-25', preselected: '2026-11-26' });
    const week = taken('2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27');
    expect(deliveryDates({ ...facts, taken: week })).toEqual({ earliest: '2026-11-30', preselected: '2026-11-30' });
    const refused = refuseDeliveryDate(day('2026-11-24'), { mode: 'production', ...facts, taken: taken('2026-11-24') });
    expect(refused).toMatchObject({ key: 'deliveryDateTooEarly', params: { earliest: '25.11.2026' } });
    // A later day that is full may be requested: the workshop has time to move other orders.
    expect(refuseDeliveryDate(day('2026-11-27'), { mode: 'production', ...facts, taken: taken('2026-11-27') })).toBeNull();
  });

  test('make no day earlier, whatever is taken', () => {
    fc.assert(
      fc.property(days, fc.array(fc.integer({ min: 0, max: 30 })), (start, full) => {
        const open = { ...at(start), lead: leads.moebel };
        const free = deliveryDates(open);
        const loaded = deliveryDates({ ...open, taken: new Set(full.map((each) => addDays(start, each))) });
        expect(loaded.earliest >= free.earliest).toBe(true);
        expect(loaded.preselected >= free.preselected).toBe(true);
        expect(isWorkingDay(loaded.earliest, noOverrides)).toBe(true);
      }),
    );
  });
});
