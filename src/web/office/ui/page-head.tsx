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

interface FigureProps {
  number: string;
  word: string;
  /** The list it counts. */
  to?: string;
  /** Whether the page shows only what it counts, and what a press changes of that. */
  pressed?: boolean;
  onPress?: () => void;
  className?: string | undefined;
}

export function Figure({ number, word, to, pressed, onPress, className }: FigureProps) {
  const content = (
    <>
      <span className="num">{number}</span> {word}
    </>
  );
  return (
    <li className={className}>
      {to !== undefined ? (
        <Link to={to}>{content}</Link>
      ) : onPress !== undefined ? (
        <button type="button" aria-pressed={pressed} onClick={onPress}>
          {content}
        </button>
      ) : (
        content
      )}
    </li>
  );
}
