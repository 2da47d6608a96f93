import { useEffect, useId, useRef, useState } from 'react';
import type { ImportDesk } from '#contract/import.ts';
import pageStyles from '../ui/page.module.css';
import { importTexts as t } from './import-words.ts';
import styles from './imports.module.css';

export type ColumnsChange = { headingLine: number } | { mapping: (string | null)[]; clearEmpty: boolean };

interface ColumnsFormProps {
  desk: ImportDesk;
  busy: boolean;
  onSend: (change: ColumnsChange) => void;
  onClose: () => void;
}

/** Another row for the headings, or other fields for the columns below these headings. */
export function ColumnsForm({ desk, busy, onSend, onClose }: ColumnsFormProps) {
  const [line, setLine] = useState(desk.headingLine);
  const [draft, setDraft] = useState({ mapping: [...desk.mapping], clearEmpty: desk.clearEmpty });
  const id = useId();
  const form = useRef<HTMLElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const isOtherRow = line !== desk.headingLine;
  return (
    <section ref={form}>
      <h2>{t.mapping}</h2>
      {desk.headingRows.length > 1 ? (
        <div className={styles['heading']}>
          <label htmlFor={id}>{t.heading}</label>
          <select id={id} value={line} onChange={({ target: { value } }) => setLine(Number(value))}>
            {desk.headingRows.map((row) => (
              <option key={row.line} value={row.line}>
                {t.headingRow(row.line, row.text)}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {isOtherRow ? <p className={styles['small']}>{t.anew}</p> : <Fields desk={desk} draft={draft} onDraft={setDraft} />}
      <div className={styles['verbs']}>
        <button
          type="button"
          className={`${pageStyles['button']} ${pageStyles['ink']}`}
          disabled={busy}
          onClick={() => onSend(isOtherRow ? { headingLine: line } : draft)}
        >
          {t.check}
        </button>
        <button type="button" className={pageStyles['button']} onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </section>
  );
}

interface Draft {
  mapping: (string | null)[];
  clearEmpty: boolean;
}

function Fields({ desk: { headings, fields }, draft, onDraft }: { desk: ImportDesk; draft: Draft; onDraft: (draft: Draft) => void }) {
  return (
    <>
      <ul className={styles['mapping']}>
        {headings.map((heading, column) => (
          // Headings may occur twice: only the position tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${heading} ${column}`}>
            <code>{columnName(headings, column)}</code>
            <select
              aria-label={t.fieldOf(columnName(headings, column))}
              value={draft.mapping[column] ?? ''}
              onChange={({ target: { value } }) =>
                onDraft({ ...draft, mapping: moved(draft.mapping, column, value === '' ? null : value) })
              }
            >
              <option value="">{t.leftOut}</option>
              {fields.map(({ path, label }) => (
                <option key={path} value={path}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <fieldset className={styles['empty']}>
        <legend>{t.empty}</legend>
        {[false, true].map((clears) => (
          <label key={String(clears)}>
            <input
              type="radio"
              name="empty-cells"
              checked={draft.clearEmpty === clears}
              onChange={() => onDraft({ ...draft, clearEmpty: clears })}
            />{' '}
            {clears ? t.emptyClears : t.emptyKeeps}
          </label>
        ))}
      </fieldset>
      <p className={styles['small']}>{t.remembered}</p>
    </>
  );
}

export const columnName = (headings: readonly string[], column: number): string => headings[column] || t.noHeading(column + 1);

/** A field comes from one column only: it is removed from its previous one. */
const moved = (mapping: readonly (string | null)[], column: number, path: string | null): (string | null)[] =>
  mapping.map((each, at) => (at === column ? path : each === path ? null : each));
