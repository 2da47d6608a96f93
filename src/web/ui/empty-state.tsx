import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Two words, one sentence, one action, and the open empty crate. */
export function EmptyState({ title, text, action }: { title: string; text: ReactNode; action?: ReactNode }) {
  return (
    <div className={`f-kraft-tint ${styles['empty']}`}>
      <img className={styles['picture']} src="/images/empty-crate.svg" width="480" height="380" alt="" loading="lazy" />
      <div className={styles['words']}>
        <h2>{title}</h2>
        <p className="small">{text}</p>
        {action}
      </div>
    </div>
  );
}
