import { useState } from 'react';
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import { addDays, dayOfMonth, monthOf, plainDate, weekday, yearOf } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { holidayOn } from '#domain/calendar/holiday.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { settingsWords } from './settings-words.ts';
import freeDaysStyles from './free-days.module.css';
import styles from './settings.module.css';

const t = settingsWords.holidays;
const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
const months = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'];
const daysShown = 42;

interface FreeDaysProps {
  today: PlainDate;
  overrides: HolidayOverrides;
  /** The month of this day is shown until the user turns the page. */
  shown?: string | undefined;
}

/** A month of the shop's calendar: closed days are hatched, holidays named below. */
export function FreeDays({ today, overrides, shown }: FreeDaysProps) {
  const [turned, setTurned] = useState(0);
  const start = (shown ?? today) as PlainDate;
  const first = monthAfter(start, turned);
  const monday = addDays(first, 1 - weekday(first));
  const days = Array.from({ length: daysShown }, (_, index) => addDays(monday, index)).filter(
    (day, index) => index < 28 || addDays(monday, index - (index % 7)) < monthAfter(first, 1) || monthOf(day) === monthOf(first),
  );
  const named = days.flatMap((day) => {
    const holiday = monthOf(day) === monthOf(first) ? holidayOn(day, overrides) : null;
    return holiday === null ? [] : [`${dayOfMonth(day)}. ${holiday.name.de}`];
  });
  return (
    <section>
      <h2>{t.calendar}</h2>
      <div className={freeDaysStyles['turn']}>
        <button
          type="button"
          className={styles['small']}
          aria-label={t.earlier}
          disabled={turned === 0}
          onClick={() => setTurned(turned - 1)}
        >
          ←
        </button>
        <b aria-live="polite">
          {months[monthOf(first) - 1]} {yearOf(first)}
        </b>
        <button type="button" className={styles['small']} aria-label={t.later} onClick={() => setTurned(turned + 1)}>
          →
        </button>
      </div>
      <div className={freeDaysStyles['calendar']}>
        {weekdays.map((day) => (
          <b key={day}>{day}</b>
        ))}
        {days.map((day) => {
          const isFree = weekday(day) > 5 || holidayOn(day, overrides) !== null;
          const kind = [
            isFree ? freeDaysStyles['free'] : '',
            monthOf(day) === monthOf(first) ? '' : freeDaysStyles['other'],
            day === today ? freeDaysStyles['today'] : '',
          ];
          return (
            <span key={day} className={kind.join(' ')}>
              {dayOfMonth(day)}
              {isFree ? <VisuallyHidden>frei</VisuallyHidden> : null}
            </span>
          );
        })}
      </div>
      <p className={styles['remark']}>
        {t.calendarNote} {named.join(', ')}
      </p>
    </section>
  );
}

function monthAfter(day: PlainDate, count: number): PlainDate {
  const index = yearOf(day) * 12 + monthOf(day) - 1 + count;
  return plainDate(Math.floor(index / 12), (index % 12) + 1, 1);
}
