import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Uses } from '#contract/record.ts';
import { languages } from '#domain/language/language.ts';
import { parseAmount } from '#domain/money/money-text.ts';
import { sentKeys } from '#web/sent-keys.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';
import { ConflictDialog } from '../record/conflict.tsx';
import type { Fields } from '../record/merge-fields.ts';
import { useRecord } from '../record/use-record.ts';
import { groupedNumber } from '../text/grouped-number.ts';
import { AskRemoval } from '../ui/ask-removal.tsx';
import { useAction } from '../ui/use-action.ts';
import { SettingInput } from './setting-input.tsx';
import { settingsWords } from './settings-words.ts';
import styles from './settings.module.css';

const t = settingsWords.terms;

export interface TermField {
  key: string;
  word: string;
  /** May be left empty. */
  optional?: boolean;
  /** Written without apostrophes. */
  isLength?: boolean;
}

type Named = Readonly<Record<string, number | null | { de: string; fr: string; en: string }>> & {
  name: { de: string; fr: string; en: string };
};

interface RowProps<Value> {
  fields: readonly TermField[];
  value: Value;
  /** The key: for a new row, which is stored once. */
  onSave: (value: Value, idempotencyKey: string) => Promise<unknown>;
  /** Absent: the row is a new one. */
  kept?: { reread: () => Promise<Value | undefined>; readUses: () => Promise<Uses>; remove: () => Promise<unknown> };
}

/** A truck, a payment term or a cash discount: its names and numbers, saved separately. */
export function TermRow<Value extends Named>({ fields, value, onSave, kept }: RowProps<Value>) {
  const id = useId();
  const action = useAction();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const isNew = kept === undefined;
  const draftOf = (from: Value): Fields => textsOf(from, fields, isNew);
  const record = useRecord<Value, Fields>({
    loaded: value,
    draftOf,
    form: { fieldsOf: (draft) => draft, withFields: (_saved, _own, merged) => merged, problemsOf: () => ({}) },
    reread: async () => (await kept?.reread()) ?? value,
  });
  const stored = draftOf(record.stored);
  const texts = record.draft;
  const busy = action.busy || record.busy;
  const [keys] = useState(sentKeys);
  const [marked, setMarked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const optional = new Set(fields.filter((field) => field.optional === true).map(({ key }) => key));
  const wrong = (key: string): boolean => {
    const text = (texts[key] ?? '').trim();
    if (key.startsWith('name.')) return text === '';
    return parseAmount(text) === null && !(text === '' && optional.has(key));
  };
  const wordOf = (field: string): string =>
    languages.map((language) => (field === `name.${language}` ? t.names[language] : undefined)).find((word) => word !== undefined) ??
    fields.find(({ key }) => key === field)?.word ??
    field;
  const save = (): void => {
    setMarked(true);
    if (Object.keys(texts).some(wrong)) return;
    const name = Object.fromEntries(languages.map((language) => [language, texts[`name.${language}`]?.trim()]));
    const numbers = Object.fromEntries(fields.map(({ key }) => [key, parseAmount(texts[key] ?? '')]));
    void record.run(async () => {
      const wished = { ...record.stored, ...numbers, name };
      await onSave(wished, keys.keyFor(wished));
      toast.success(officeWords.saved);
      await revalidate();
    });
  };
  const input = (key: string, word: string, kind: 'number' | 'length' | 'words') => (
    <SettingInput
      key={key}
      id={`${id}${key}`}
      label={word}
      kind={kind}
      value={texts[key] ?? ''}
      stored={stored[key]}
      wrong={marked && wrong(key)}
      onChange={(text) => record.change({ ...texts, [key]: text })}
    />
  );
  return (
    <>
      <form
        noValidate
        className={styles['term']}
        aria-label={isNew ? t.add : value.name.de}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className={styles['names']}>{languages.map((language) => input(`name.${language}`, t.names[language], 'words'))}</div>
        <div className={styles['numbers']}>
          {fields.map(({ key, word, isLength }) => input(key, word, isLength === true ? 'length' : 'number'))}
        </div>
        <div className={styles['verbs']}>
          <button type="submit" className={styles['small']} disabled={busy || record.unsaved.length === 0}>
            {isNew ? t.add : t.save}
          </button>
          {isNew ? null : (
            <button type="button" className={styles['small']} disabled={busy} onClick={() => setAsked(true)}>
              {t.remove}
            </button>
          )}
        </div>
        {isNew || !isAsked ? null : (
          <AskRemoval
            name={`«${value.name.de}»`}
            text={t.removeText}
            verb={t.remove}
            back={t.keep}
            readUses={kept.readUses}
            onYes={() => {
              setAsked(false);
              void action.run(kept.remove, t.removed);
            }}
            onNo={() => setAsked(false)}
          />
        )}
      </form>
      <ConflictDialog record={record} labelOf={wordOf} />
    </>
  );
}

function textsOf(value: Named, fields: readonly TermField[], isNew: boolean): Fields {
  const numbers = fields.map(({ key, isLength }) => {
    const text = isNew ? '' : String((value[key] as number | null) ?? '');
    return [key, isLength === true ? text : groupedNumber(text)] as const;
  });
  return Object.fromEntries([...languages.map((language) => [`name.${language}`, value.name[language]] as const), ...numbers]);
}
