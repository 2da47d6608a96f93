import { useEffect, useId, useRef, useState } from 'react';
import type { ImportDesk } from '#contract/import.ts';
import pageStyles from '../ui/page.module.css';
import { ColumnsFields } from './columns-fields.tsx';
import type { ColumnsDraft } from './columns-fields.tsx';
import { importTexts as t } from './import-words.ts';
import styles from './imports.module.css';

export type ColumnsChange = { headingLine: number } | ColumnsDraft;

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
      {isOtherRow ? <p className={styles['small']}>{t.anew}</p> : <ColumnsFields desk={desk} draft={draft} onDraft={setDraft} />}
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
