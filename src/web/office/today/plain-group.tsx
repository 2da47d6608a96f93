import type { ReactNode } from 'react';
import groupStyles from './group.module.css';
import styles from './plain-group.module.css';

interface PlainGroupProps {
  id: string;
  head: string;
  count: number;
  remark: string;
  children: ReactNode;
}

/** A part of the start page whose rows are plain list items. */
export function PlainGroup({ id, head, count, remark, children }: PlainGroupProps) {
  return (
    <section className={`${groupStyles['group']} ${styles['group']}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{head}</h2>
        <span className="num">{count}</span>
        <small>{remark}</small>
      </header>
      <ul>{children}</ul>
    </section>
  );
}
