import type { HistoryEntry } from '#contract/record.ts';
import { changeSettings, readSettings } from '#contract/setting.ts';
import type { Setting } from '#contract/setting.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SettingKey } from '#domain/setting/setting.ts';
import { call } from '#web/call.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { SettingEffects } from './setting-effect.tsx';
import { PlannedSettings } from './planned-settings.tsx';
import type { Section } from '../frame/setting-sections.ts';
import { changesOf, dayOf, draftOf, fieldLabel, settingForm } from './setting-draft.ts';
import { SettingFieldset } from './setting-fieldset.tsx';
import { settingHistory } from './setting-history.ts';
import { SettingsRecord } from './settings-record.tsx';
import { SettingPart } from './settings-frame.tsx';
import { settingsWords as t } from './settings-words.ts';
import styles from './setting-fields.module.css';
import { useSavedRecord } from '../record/use-saved-record.ts';

interface SectionProps {
  section: Section;
  today: PlainDate;
  /** All of the shop; the section shows its own. */
  settings: readonly Setting[];
  history: readonly HistoryEntry[];
}

/** Settings in a form: today's values, to be changed from a day on. */
export function SettingsSection({ section, today, settings, history }: SectionProps) {
  const groups = section.groups ?? [];
  const keys = groups.flatMap((group) => group.keys);
  const own = (all: readonly Setting[]): Setting[] => all.filter(({ key }) => keys.includes(key as SettingKey));
  const record = useSavedRecord<readonly Setting[], ReturnType<typeof draftOf>>({
    loaded: own(settings),
    draftOf,
    form: settingForm(own(settings), today),
    reread: async () => own((await call(readSettings, {})).items),
    save: async ({ stored, draft }) => {
      const day = dayOf(draft, today) ?? today;
      const { items } = await call(changeSettings, { body: { changes: changesOf(stored, draft, day), validFrom: day } });
      return own(items);
    },
  });
  const { stored, draft, problems, change } = record;
  const set = (field: string, value: string): void => change({ ...draft, values: { ...draft.values, [field]: value } });
  return (
    <SettingsRecord
      section={section}
      record={record}
      labelOf={fieldLabel}
      history={settingHistory(history, keys)}
      effect={
        <>
          {section.key === 'shipping' || section.key === 'vat' ? (
            <SettingEffects section={section.key} settings={stored} changes={changesOf(stored, draft, today)} />
          ) : null}
          <PlannedSettings settings={stored} today={today} />
        </>
      }
    >
      {groups.map(({ word, keys: members }) => (
        <SettingPart key={word} word={word}>
          {members.map((key) => (
            <SettingFieldset
              key={key}
              settingKey={key}
              values={draft.values}
              stored={draftOf(stored).values}
              problem={problems[key]}
              onChange={set}
            />
          ))}
        </SettingPart>
      ))}
      <SettingPart word={t.validFrom}>
        <div className={styles['single']}>
          <PlainField
            id="validFrom"
            label={t.validFrom}
            hint={t.validFromHint}
            value={draft.validFrom}
            maxLength={10}
            problem={problems['validFrom']}
            onChange={(validFrom) => change({ ...draft, validFrom })}
          />
        </div>
      </SettingPart>
    </SettingsRecord>
  );
}
