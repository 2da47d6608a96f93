import type { ImportDesk } from '#contract/import.ts';
import { importTexts as t } from './import-words.ts';
import styles from './imports.module.css';

export interface ColumnsDraft {
  mapping: (string | null)[];
  clearEmpty: boolean;
}

interface ColumnsFieldsProps {
  desk: ImportDesk;
  draft: ColumnsDraft;
  onDraft: (draft: ColumnsDraft) => void;
}

/** Which field each column fills, and what its empty cells mean. */
export function ColumnsFields({ desk: { headings, fields }, draft, onDraft }: ColumnsFieldsProps) {
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
