import type { ReactNode } from 'react';
import { useRootData } from '#web/root-data.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** It is the first thing the page shows. */
  eager?: boolean;
}

/** Two words, one sentence, one action, and an empty crate or sofa. */
export function EmptyState({ title, text, action, eager = false }: EmptyStateProps) {
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  return (
    <div className={`f-kraft-tint ${styles['empty']}`}>
      <img
        className={styles['picture']}
        src={`/images/empty-${shop}.svg`}
        width="480"
        height="380"
        alt=""
        loading={eager ? 'eager' : 'lazy'}
      />
      <div className={styles['words']}>
        <h2>{title}</h2>
        <p className="small">{text}</p>
        {action}
      </div>
    </div>
  );
}
