import type { ReactNode } from 'react';
import pageStyles from '../../ui/page.module.css';
import styles from './papers.module.css';

interface PaperSectionProps {
  title: string;
  /** Creates the next one. */
  action: { word: string; key: string; onClick: () => void } | null;
  none: string;
  heads: readonly { word: string; isNumber?: boolean }[];
  /** Rows of the table; may be empty. */
  children: readonly ReactNode[];
}

/** One kind of the order's documents as a small table. */
export function PaperSection({ title, action, none, heads, children }: PaperSectionProps) {
  return (
    <section className={styles['section']} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {action === null ? null : (
          <button type="button" className={styles['action']} aria-keyshortcuts={action.key} onClick={action.onClick}>
            {action.word} <kbd aria-hidden="true">{action.key}</kbd>
          </button>
        )}
      </header>
      {children.length === 0 ? (
        <p className={styles['none']}>{none}</p>
      ) : (
        <table className={pageStyles['table']} aria-label={title}>
          <thead>
            <tr>
              {heads.map(({ word, isNumber = false }) => (
                <th key={word} scope="col" className={isNumber ? pageStyles['number'] : undefined}>
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </section>
  );
}

/** Number of a document; opens it as issued. */
export function PaperLink({ href, number }: { href: string; number: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={pageStyles['keep']}>
      {number}
    </a>
  );
}
