import { useState } from 'react';
import type { ImportDesk } from '#contract/import.ts';
import pageStyles from '../ui/page.module.css';
import { importTexts as t } from './import-words.ts';
import styles from './imports.module.css';

interface ImportColumnsProps {
  desk: ImportDesk;
  busy: boolean;
  onChange: (change: { mapping: (string | null)[]; clearEmpty: boolean }) => Promise<boolean>;
}

/** Which column fills which field, and the meaning of empty cells. */
export function ImportColumns({ desk, busy, onChange }: ImportColumnsProps) {
  const { headings, headingLine, mapping, fields, clearEmpty, state } = desk;
  const [draft, setDraft] = useState<{ mapping: (string | null)[]; clearEmpty: boolean } | null>(null);
  const labels = new Map(fields.map(({ path, label }) => [path, label]));
  const missing = fields.find(({ isKey }) => isKey);
  const hasKey = missing === undefined || fields.some(({ isKey, path }) => isKey && mapping.includes(path));
  const headingAt = (column: number): string => headings[column] || t.noHeading(column + 1);
  if (draft !== null)
    return (
      <section>
        <h2>{t.mapping}</h2>
        <ul className={styles['mapping']}>
          {headings.map((heading, column) => (
            // Headings may occur twice: only the position tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${heading} ${column}`}>
              <code>{headingAt(column)}</code>
              <select
                aria-label={t.fieldOf(headingAt(column))}
                value={draft.mapping[column] ?? ''}
                onChange={({ target: { value } }) =>
                  setDraft({ ...draft, mapping: moved(draft.mapping, column, value === '' ? null : value) })
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
                onChange={() => setDraft({ ...draft, clearEmpty: clears })}
              />{' '}
              {clears ? t.emptyClears : t.emptyKeeps}
            </label>
          ))}
        </fieldset>
        <p className={styles['small']}>{t.remembered}</p>
        <div className={styles['verbs']}>
          <button
            type="button"
            className={`${pageStyles['button']} ${pageStyles['ink']}`}
            disabled={busy}
            onClick={() => {
              void onChange(draft).then((done) => {
                if (done) setDraft(null);
              });
            }}
          >
            {t.check}
          </button>
          <button type="button" className={pageStyles['button']} onClick={() => setDraft(null)}>
            {t.cancel}
          </button>
        </div>
      </section>
    );
  return (
    <section>
      <header>
        <h2>{t.mapping}</h2>
        {state === 'DRY' ? (
          <button type="button" className={styles['link']} onClick={() => setDraft({ mapping: [...mapping], clearEmpty })}>
            {t.change}
          </button>
        ) : null}
      </header>
      {hasKey ? null : (
        <p role="alert" className={styles['alert']}>
          {t.keyMissing(missing?.label ?? '')}
        </p>
      )}
      <dl className={styles['pairs']}>
        {headings.map((heading, column) => {
          const label = labels.get(mapping[column] ?? '');
          return (
            // oxlint-disable-next-line react/no-array-index-key
            <div key={`${heading} ${column}`}>
              <dt>{headingAt(column)}</dt>
              <dd className={label === undefined ? styles['muted'] : undefined}>{label ?? t.leftOut}</dd>
            </div>
          );
        })}
        <div>
          <dt>{t.empty}</dt>
          <dd>{clearEmpty ? t.emptyClears : t.emptyKeeps}</dd>
        </div>
      </dl>
      <p className={styles['small']}>{t.headingLine(headingLine)}</p>
    </section>
  );
}

/** A field comes from one column only: it is removed from its previous one. */
const moved = (mapping: readonly (string | null)[], column: number, path: string | null): (string | null)[] =>
  mapping.map((each, at) => (at === column ? path : each === path ? null : each));
