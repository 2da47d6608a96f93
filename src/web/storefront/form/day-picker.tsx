import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { dayText, weekdayMark } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { dayOfMonth, monthOf } from '#domain/calendar/plain-date.ts';
import type { DeliveryType } from '#domain/checkout/delivery.ts';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import tileStyles from '#web/ui/option-tile.module.css';
import styles from './day-picker.module.css';
import { deliveryDays, weeksFor } from './delivery-day.ts';

export interface DayPickerProps {
  earliest: PlainDate;
  holidays: ReadonlyMap<string, string>;
  value: PlainDate | null;
  onChange: (day: PlainDate) => void;
  way: DeliveryType;
  error: string | undefined;
}

const mostWeeks = 12;
const dayOf = { PICKUP: 'pickupDay', DELIVERY: 'deliveryDay', FEDEX: 'dispatchDay' } as const;

/** Working days as modules of a strip; unavailable days are hatched and show why. */
export function DayPicker({ earliest, holidays, value, onChange, way, error }: DayPickerProps) {
  const t = useTranslations('checkout');
  const language = useLocale();
  const [weeks, setWeeks] = useState(() => weeksFor(earliest, value));
  return (
    <fieldset className={styles['picker']} id="requestedDeliveryDate" tabIndex={-1} aria-describedby={error ? 'day-error' : undefined}>
      <legend>
        <b>{t(dayOf[way])}</b> {t('earliest', { day: dayText(earliest, language) })}
      </legend>
      <div className={styles['days']}>
        {deliveryDays(earliest, weeks, holidays).map(({ date, blocked, holidayName }) => (
          <label key={date} className={`${tileStyles['tile']} ${styles['day']}`} title={blocked === 'holiday' ? holidayName : undefined}>
            <input
              type="radio"
              name="requestedDeliveryDate"
              value={date}
              checked={date === value}
              disabled={blocked !== null}
              onChange={() => onChange(date)}
            />
            <VisuallyHidden>
              {dayText(date, language)}
              {blocked === 'early' ? `, ${t('dayTooEarly')}` : ''}
              {blocked === 'holiday' ? `, ${holidayName}` : ''}
            </VisuallyHidden>
            <span aria-hidden="true">{weekdayMark(date, language)}</span>
            <span className="num" aria-hidden="true">
              {dayOfMonth(date)}
            </span>
            <span aria-hidden="true">{t(`month.${monthOf(date) as 1}`)}</span>
          </label>
        ))}
      </div>
      {weeks < mostWeeks ? (
        <Button kind="plain" mark="down" onClick={() => setWeeks(weeks + 2)}>
          {t('laterDays')}
        </Button>
      ) : null}
      {error === undefined ? null : (
        <p className={styles['error']} id="day-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
