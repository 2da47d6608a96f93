/**
 * The page of a record: head with its number, the rail of its states, its parts as tabs, and a column with further facts.
 * Where there is no space beside, that column is a drawer (`I`); on a phone it is below.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { StatusMark } from '#web/ui/status-mark.tsx';
import type { StatusState } from '#web/ui/status-mark.tsx';
import { ActionMenu } from './action-menu.tsx';
import { Drawer } from './drawer.tsx';
import { useKeptFocus } from '../ui/keep-focus.ts';
import { RecordTabs } from './record-tabs.tsx';
import type { RecordLink, RecordPart } from './record-tabs.tsx';
import { recordWords as t } from './record-words.ts';
import { useDrawerKeys } from './use-drawer-keys.ts';
import styles from './record-screen.module.css';

interface RecordScreenProps {
  number: string;
  customer: string;
  /** The state as a single framed mark, for records without a rail, and for one that its rail cannot tell. */
  mark?: { state: StatusState; label: string };
  tag?: string | null;
  /** Rare actions, behind the three dots. */
  more?: ReactNode;
  /** Actions, the main one last. */
  actions: ReactNode;
  rail?: ReactNode;
  parts: readonly RecordPart[];
  /** Parts on pages of their own. */
  links?: readonly RecordLink[];
  aside: ReactNode;
  foot?: ReactNode;
}

export function RecordScreen({
  number,
  customer,
  mark,
  tag = null,
  more,
  actions,
  rail,
  parts,
  links = [],
  aside,
  foot,
}: RecordScreenProps) {
  const [open, setOpen] = useState(false);
  useDrawerKeys(open, setOpen);
  useKeptFocus();
  return (
    <div className={styles['record']}>
      <header className={styles['head']}>
        <h1>
          <span className={`num ${styles['number']}`}>{number}</span> {customer}
        </h1>
        <p className={styles['marks']}>
          {mark === undefined ? null : <StatusMark {...mark} />}
          {tag === null ? null : <span className={styles['tag']}>{tag}</span>}
        </p>
        <div className={`${styles['actions']} ${foot === undefined ? styles['thumb'] : ''}`}>
          {more === undefined ? null : <ActionMenu>{more}</ActionMenu>}
          <button type="button" className={styles['opener']} aria-expanded={open} aria-keyshortcuts="I" onClick={() => setOpen(!open)}>
            {t.aside} <kbd aria-hidden="true">I</kbd>
          </button>
          {actions}
        </div>
      </header>
      {rail}
      <div className={`${styles['split']} ${rail === undefined ? styles['bare'] : ''}`}>
        <div className={styles['work']}>
          <RecordTabs parts={parts} links={links} />
          {foot}
        </div>
        <Drawer label={t.aside} close={t.close} open={open} onClose={() => setOpen(false)}>
          {aside}
        </Drawer>
      </div>
    </div>
  );
}
