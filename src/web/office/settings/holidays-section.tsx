import { useState } from 'react';
import { removeOwnDay, storeOwnDay } from '#contract/holiday.ts';
import type { OwnDay } from '#contract/holiday.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { holidays } from '#domain/calendar/holiday.ts';
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import { weekday, yearOf } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { call } from '#web/call.ts';
import { RecordHistory } from '../record/history.tsx';
import { dayText, longDayText } from '../text/day-text.ts';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { useAction } from '../ui/use-action.ts';
import { FreeDays } from './free-days.tsx';
import { OwnDayForm } from './own-day-form.tsx';
import type { Section } from '../frame/setting-sections.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { settingsWords } from './settings-words.ts';
import styles from './settings.module.css';

const t = settingsWords.holidays;

interface SectionProps {
  section: Section;
  today: PlainDate;
  days: readonly OwnDay[];
  history: readonly HistoryEntry[];
}

function overridesOf(days: readonly OwnDay[]): HolidayOverrides {
  const dated = days.map(({ date, ...day }) => ({ ...day, date: date as PlainDate }));
  return { added: dated.filter(({ working }) => !working), removed: dated.filter(({ working }) => working).map(({ date }) => date) };
}

/** Days on which the shop is closed, or open although they are holidays; beside them the resulting calendar. */
export function HolidaysSection({ section, today, days, history }: SectionProps) {
  const { busy, run } = useAction();
  const [trial, setTrial] = useState<OwnDay | null>(null);
  const store = async ({ date, ...body }: OwnDay) => run(async () => call(storeOwnDay, { params: { date }, body }));
  const shown = trial === null ? days : [...days.filter(({ date }) => date !== trial.date), trial];
  const years = [yearOf(today), yearOf(today) + 1];
  const ruled = years.flatMap((year) => holidays(year)).filter(({ date }) => date >= today && weekday(date) <= 5);
  const isOwn = (date: string): boolean => days.some((day) => day.date === date);
  return (
    <SettingsFrame
      section={section}
      unsaved={false}
      aside={
        <>
          <FreeDays today={today} overrides={overridesOf(shown)} shown={trial?.date} />
          <RecordHistory
            lines={history.map(({ at, who, field, before, after }) => ({
              at,
              who,
              what: `${dayText(field)}: ${String(before ?? '–')} → ${String(after ?? '–')}`,
            }))}
          />
        </>
      }
    >
      <h3 className={styles['head']}>
        {t.own} <small>{t.ownRemark}</small>
      </h3>
      <OwnDayForm today={today} busy={busy} onTry={setTrial} onStore={store} />
      {days.length === 0 ? <p className={styles['remark']}>{t.none}</p> : null}
      {days.length === 0 ? null : (
        <DataTable label={t.own} columns={[...columns([t.day, t.name, t.kind]), { word: t.remove, kind: 'hidden' }]}>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <td className={pageStyles['keep']}>{longDayText(day.date)}</td>
                <td>{day.name.de}</td>
                <td>{day.working ? t.working : t.closed}</td>
                <td>
                  {day.date < today ? (
                    t.past
                  ) : (
                    <button
                      type="button"
                      className={styles['small']}
                      disabled={busy}
                      aria-label={`${t.remove}: ${dayText(day.date)}`}
                      onClick={() => void run(async () => call(removeOwnDay, { params: { date: day.date } }))}
                    >
                      {t.remove}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <h3 className={styles['head']}>{t.rule}</h3>
      <DataTable label={t.rule} columns={[...columns([t.day, t.name]), { word: t.open, kind: 'hidden' }]}>
        <tbody>
          {ruled.map(({ date, name }) => (
            <tr key={date}>
              <td className={pageStyles['keep']}>{longDayText(date)}</td>
              <td>{name.de}</td>
              <td>
                {isOwn(date) ? null : (
                  <button
                    type="button"
                    className={styles['small']}
                    disabled={busy}
                    aria-label={`${t.open}: ${dayText(date)}`}
                    onClick={() => void store({ date, working: true, name })}
                  >
                    {t.open}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </SettingsFrame>
  );
}
