import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusMark } from '#web/ui/status-mark.tsx';
import type { StatusState } from '#web/ui/status-mark.tsx';
import styles from '../ui/page.module.css';
import { officeTexts } from '../frame/office-words.ts';
import orderStyles from './document.module.css';

interface DocumentHeadProps {
  /** The list it stands in. */
  list: { name: string; path: string };
  formattedId: string;
  customer: { name: string; guest: boolean };
  mark: { state: StatusState; label: string };
  /** What can be done with it. */
  children: ReactNode;
}

/** Head of an order's or a quote's page. */
export function DocumentHead({ list, formattedId, customer, mark, children }: DocumentHeadProps) {
  return (
    <header className={styles['head']}>
      <div>
        <nav className={orderStyles['crumb']} aria-label={list.name}>
          <Link to={list.path}>{list.name}</Link> / {formattedId}
        </nav>
        <h1 className={orderStyles['title']}>
          <span className={orderStyles['id']}>{formattedId}</span> {customer.name}
        </h1>
        <p className={orderStyles['chip']}>
          <StatusMark {...mark} /> {customer.guest ? officeTexts.order.guest : null}
        </p>
      </div>
      <div className={orderStyles['side']}>{children}</div>
    </header>
  );
}
