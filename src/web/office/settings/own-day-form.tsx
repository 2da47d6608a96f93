import { useState } from 'react';
import type { OwnDay } from '#contract/holiday.ts';
import { lastHolidayYear } from '#domain/calendar/holiday.ts';
import { parseTypedDate } from '#domain/calendar/typed-date.ts';
import { yearOf } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import pageStyles from '../ui/page.module.css';
import { settingsWords } from './settings-words.ts';
import styles from './settings.module.css';

const t = settingsWords.holidays;
const empty = { date: '', de: '', fr: '', en: '', working: false };

interface FormProps {
  today: PlainDate;
  busy: boolean;
  /** The day as typed, for a preview of its effect; null: none. */
  onTry: (day: OwnDay | null) => void;
  onStore: (day: OwnDay) => Promise<boolean>;
}

/** A day that the office closes or opens. */
export function OwnDayForm({ today, busy, onTry, onStore }: FormProps) {
  const [draft, setDraft] = useState(empty);
  const [marked, setMarked] = useState(false);
  const date = parseTypedDate(draft.date, today);
  const isPossible = date !== null && date >= today && yearOf(date) <= lastHolidayYear;
  const dayOf = (given: typeof empty): OwnDay | null => {
    const day = parseTypedDate(given.date, today);
    if (day === null || day < today || yearOf(day) > lastHolidayYear) return null;
    return { date: day, working: given.working, name: { de: given.de.trim(), fr: given.fr.trim(), en: given.en.trim() } };
  };
  const change = (part: Partial<typeof empty>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    onTry(dayOf(next));
  };
  const store = async (): Promise<void> => {
    setMarked(true);
    const day = dayOf(draft);
    if (day === null || day.name.de === '' || !(await onStore(day))) return;
    setDraft(empty);
    setMarked(false);
    onTry(null);
  };
  return (
    <form
      noValidate
      className={styles['own']}
      onSubmit={(event) => {
        event.preventDefault();
        void store();
      }}
    >
      <PlainField
        id="ownDay"
        label={t.day}
        hint={t.dayHint}
        value={draft.date}
        maxLength={10}
        problem={marked && !isPossible ? t.dayProblem : undefined}
        onChange={(text) => change({ date: text })}
      />
      <PlainField
        id="ownName"
        label={t.name}
        value={draft.de}
        maxLength={60}
        problem={marked && draft.de.trim() === '' ? settingsWords.required : undefined}
        onChange={(de) => change({ de })}
      />
      <PlainField id="ownNameFr" label={t.nameFr} value={draft.fr} maxLength={60} hint={t.sameWord} onChange={(fr) => change({ fr })} />
      <PlainField id="ownNameEn" label={t.nameEn} value={draft.en} maxLength={60} hint={t.sameWord} onChange={(en) => change({ en })} />
      <PlainSelect
        id="ownKind"
        label={t.kind}
        value={draft.working ? 'working' : 'closed'}
        options={[
          ['closed', t.closed],
          ['working', t.working],
        ]}
        onChange={(kind) => change({ working: kind === 'working' })}
      />
      <button type="submit" className={`${pageStyles['button']} ${pageStyles['ink']}`} disabled={busy}>
        {t.store}
      </button>
    </form>
  );
}
