import type { ReactNode } from 'react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './page.module.css';

/** Head of a column. Numbers are right-aligned, marks centred; a hidden word is for screen readers only. */
export interface Column {
  word: string;
  kind?: 'number' | 'mark' | 'hidden';
  /** What a single letter stands for. */
  full?: string;
}

export function columns(words: readonly string[], kind?: 'number' | 'mark'): Column[] {
  return words.map((word) => (kind === undefined ? { word } : { word, kind }));
}

interface DataTableProps {
  label: string;
  columns: readonly Column[];
  className?: string | undefined;
  /** The table's body. */
  children: ReactNode;
}

/** A table of the office; where it is wider than the screen it scrolls by itself. */
export function DataTable({ label, columns: heads, className = '', children }: DataTableProps) {
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`${styles['scroll']} ${className}`} tabIndex={0} role="region" aria-label={label}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {heads.map(({ word, kind, full }) => (
              <th key={word} scope="col" className={kind === undefined || kind === 'hidden' ? undefined : styles[kind]}>
                {kind === 'hidden' ? <VisuallyHidden>{word}</VisuallyHidden> : full === undefined ? word : <abbr title={full}>{word}</abbr>}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
