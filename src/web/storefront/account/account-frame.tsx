/** The frame of account pages: title, one sentence and a drawing on a field of the shop's colour, the form beside it. */
import type { ReactNode } from 'react';
import { useRootData } from '#web/root-data.ts';
import { takeFocus } from '#web/ui/take-focus.ts';
import { PageHead } from '../page/page-head.tsx';
import styles from './account-page.module.css';

interface AccountFrameProps {
  title: string;
  /** What the form is for; null once there is none to fill in. */
  lead: ReactNode;
  children: ReactNode;
}

export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  const profile = useRootData()?.profile;
  return (
    <div className={styles['page']}>
      <PageHead title={`${title} | ${profile?.domain ?? ''}`} noIndex />
      <section className={`f-mode ${styles['poster']}`}>
        <h1>{title}</h1>
        {lead === null ? null : <p>{lead}</p>}
        <img className={styles['picture']} src={`/images/poster-${profile?.shop ?? 'verpackung'}.svg`} alt="" loading="lazy" />
      </section>
      <div className={styles['side']}>{children}</div>
    </div>
  );
}

/** Replaces the form once it is done. The heading takes the focus, so that it is read out. */
export function AccountDone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['done']}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
