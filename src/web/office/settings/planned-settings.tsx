import type { Setting } from '#contract/setting.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SettingKey } from '#domain/setting/setting.ts';
import { dayText } from '../text/day-text.ts';
import { settingFields } from './setting-fields.ts';
import { settingText } from './setting-history.ts';
import { settingsWords as t } from './settings-words.ts';
import styles from './setting-fields.module.css';

/** Decisions for future days, earliest first. */
export function PlannedSettings({ settings, today }: { settings: readonly Setting[]; today: PlainDate }) {
  const planned = settings
    .flatMap(({ key, decisions }) => decisions.filter(({ validFrom }) => validFrom > today).map((decision) => ({ key, ...decision })))
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  if (planned.length === 0) return null;
  return (
    <section>
      <h2>{t.planned}</h2>
      <ul className={styles['planned']}>
        {planned.map(({ key, validFrom, value }) => (
          <li key={`${key} ${validFrom}`}>
            <span>{t.plannedFrom(dayText(validFrom))}</span>
            <b>
              {settingFields[key as SettingKey].label} {settingText(key, value)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
