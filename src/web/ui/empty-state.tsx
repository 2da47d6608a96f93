import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** It is the first thing the page shows. */
  eager?: boolean;
}

/** Two words, one sentence, one action, and the open empty crate. */
export function EmptyState({ title, text, action, eager = false }: EmptyStateProps) {
  return (
    <div className={`f-kraft-tint ${styles['empty']}`}>
      <img className={styles['picture']} src="/images/empty-crate.svg" width="480" height="380" alt="" loading={eager ? 'eager' : 'lazy'} />
      <div className={styles['words']}>
        <h2>{title}</h2>
        <p className="small">{text}</p>
        {action}
      </div>
    </div>
  );
}
