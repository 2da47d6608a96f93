import { Link } from 'react-router';
import { changeOwnText, readOwnText } from '#contract/own-text.ts';
import type { OwnText } from '#contract/own-text.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { languages } from '#domain/language/language.ts';
import { call } from '#web/call.ts';
import { officeSettingsPath } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { PlainField } from '../ui/plain-field.tsx';
import type { Section } from '../frame/setting-sections.ts';
import { SettingsRecord } from './settings-record.tsx';
import { draftOf, fieldOf, ownOf, textForm } from './text-draft.ts';
import type { TextDraft } from './text-draft.ts';
import { TextPreview } from './text-preview.tsx';
import { partWord, textWords as t } from './text-words.ts';
import settingStyles from './settings.module.css';
import styles from './texts.module.css';
import { useSavedRecord } from '../record/use-saved-record.ts';

interface EditorProps {
  section: Section;
  text: OwnText;
  history: readonly HistoryEntry[];
}

/** One text in three languages side by side, with its possible placeholders and a preview. */
export function TextEditor({ section, text, history }: EditorProps) {
  const failureText = useFailureText();
  const record = useSavedRecord<OwnText, TextDraft>({
    loaded: text,
    draftOf,
    form: textForm(text, ({ key, params }) => failureText.key(key, { ...params })),
    reread: async () => (await call(readOwnText, { params: { key: text.key } })).text,
    save: async ({ stored, draft }) =>
      call(changeOwnText, { params: { key: text.key }, body: { version: stored.version, own: ownOf(draft, stored) } }),
  });
  const { draft, problems, change } = record;
  return (
    <SettingsRecord section={section} record={record} labelOf={labelOf} history={history.map(lineOf)}>
      <p className={styles['back']}>
        <Link to={officeSettingsPath('texts')}>{t.all}</Link> / {partWord(text.part)}
      </p>
      <div className={styles['languages']}>
        {languages.map((language) => {
          const field = fieldOf(language);
          const house = text.house[language];
          return (
            <div key={language} lang={language}>
              <PlainField
                id={field}
                label={t.languages[language]}
                lines={house.length > 90 ? 6 : 3}
                maxLength={1000}
                value={draft[field]}
                problem={problems[field]}
                onChange={(value) => change({ ...draft, [field]: value })}
              />
              {draft[field].trim() === house ? (
                <small>{t.isHouse}</small>
              ) : (
                <>
                  <button type="button" className={settingStyles['small']} onClick={() => change({ ...draft, [field]: house })}>
                    {t.backToHouse}
                  </button>
                  <small>
                    {t.house}: {house}
                  </small>
                </>
              )}
            </div>
          );
        })}
      </div>
      <p className={styles['values']}>
        {text.places.length === 0 ? t.noValues : `${t.values}: `}
        {text.places.map((place) => (
          <code key={place}>{`{${place}}`}</code>
        ))}
      </p>
      <TextPreview text={text} draft={draft} />
    </SettingsRecord>
  );
}

function labelOf(field: string): string {
  const language = languages.find((each) => field === fieldOf(each));
  return language === undefined ? field : t.languages[language];
}

const lineOf = ({ at, who, field, before, after }: HistoryEntry) => ({
  at,
  who,
  what: `${labelOf(fieldOf(languages.find((each) => field.endsWith(` ${each}`)) ?? 'de'))}: ${said(before)} → ${said(after)}`,
});

const said = (text: HistoryEntry['before']): string => (text === '' ? t.house : `«${String(text)}»`);
