import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readDeliveryDates, readHolidays } from '#contract/calendar.ts';
import { lastHolidayYear } from '#domain/calendar/holiday.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { call } from '#web/call.ts';
import { Button } from '#web/ui/button.tsx';
import { DayPicker } from '../form/day-picker.tsx';
import styles from './quote-day.module.css';

interface QuoteDayProps {
  /** In working days. */
  timeToDeliver: number;
  pickup: boolean;
  /** Empty: no requested day. */
  value: string;
  onChange: (day: string) => void;
  error: string | undefined;
}

interface Calendar {
  earliest: PlainDate;
  holidays: ReadonlyMap<string, string>;
}

/** The possible delivery days of the quote; choosing one is optional. */
export function QuoteDay({ timeToDeliver, pickup, value, onChange, error }: QuoteDayProps) {
  const t = useTranslations('quote');
  const [calendar, setCalendar] = useState<Calendar | null>(null);
  useEffect(() => {
    let wanted = true;
    void readCalendar(timeToDeliver)
      // Without a calendar no day can be chosen; the earliest day is not requested.
      .catch(() => null)
      .then((known) => {
        if (wanted) setCalendar(known);
      });
    return () => {
      wanted = false;
    };
  }, [timeToDeliver]);
  if (calendar === null) return <p className="small">{t('dayHint')}</p>;
  return (
    <div className={styles['weeks']}>
      <DayPicker {...calendar} value={parsePlainDate(value)} onChange={onChange} way={pickup ? 'PICKUP' : 'DELIVERY'} error={error} />
      {value === '' ? (
        <p className="small">{t('dayHint')}</p>
      ) : (
        <Button kind="plain" size="small" onClick={() => onChange('')}>
          {t('dayNone')}
        </Button>
      )}
    </div>
  );
}

async function readCalendar(workingDays: number): Promise<Calendar | null> {
  const dates = await call(readDeliveryDates, { query: { workingDays } });
  const earliest = parsePlainDate(dates.earliest);
  if (earliest === null) return null;
  const year = Number(earliest.slice(0, 4));
  const years = [year, year + 1].filter((one) => one <= lastHolidayYear);
  const holidays = await Promise.all(years.map(async (one) => call(readHolidays, { query: { year: one } })));
  return { earliest, holidays: new Map(holidays.flat().map(({ date, name }) => [date, name])) };
}
