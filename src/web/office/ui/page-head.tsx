import type { ReactNode } from 'react';
import { Link } from 'react-router';
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

/** `to`: the list it counts. */
export function Figure({ number, word, to, className }: { number: string; word: string; to?: string; className?: string | undefined }) {
  const content = (
    <>
      <span className="num">{number}</span> {word}
    </>
  );
  return <li className={className}>{to === undefined ? content : <Link to={to}>{content}</Link>}</li>;
}
