import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** At most three key figures. */
  figures?: ReactNode;
  /** Actions, the main one last. */
  children?: ReactNode;
}

export function PageHead({ title, figures, children }: PageHeadProps) {
  return (
    <header className={styles['head']}>
      <h1>{title}</h1>
      {figures === undefined ? null : <ul className={styles['figures']}>{figures}</ul>}
      <div className={styles['actions']}>{children}</div>
    </header>
  );
}

export function Figure({ number, word }: { number: string; word: string }) {
  return (
    <li>
      <span className="num">{number}</span> {word}
    </li>
  );
}
