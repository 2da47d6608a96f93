import { useState } from 'react';
import { Link } from 'react-router';
import type { CustomerRecord } from '#contract/customer-record.ts';
import { officeCustomerPath } from '#web/paths.ts';
import pageStyles from '../ui/page.module.css';
import { customerWords as t } from './customer-words.ts';
import styles from './customer.module.css';
import { MergeDialog } from './merge-dialog.tsx';

/** Other customers that may be the same buyer. */
export function Duplicates({ record: { customer, duplicates } }: { record: CustomerRecord }) {
  const [from, setFrom] = useState<number | null>(null);
  if (duplicates.length === 0) return null;
  return (
    <section className={styles['alike']}>
      <h2>{t.check}</h2>
      <ul>
        {duplicates.map(({ id, formattedId, name, city, why }) => (
          <li key={id}>
            <span>
              {why.map((each) => t.alike[each]).join(', ')}: <Link to={officeCustomerPath(id)}>{`${formattedId} ${name}`}</Link> {city}
            </span>
            <button type="button" className={pageStyles['button']} onClick={() => setFrom(id)}>
              {t.merge}
            </button>
          </li>
        ))}
      </ul>
      {from === null ? null : <MergeDialog into={customer} from={from} onClose={() => setFrom(null)} />}
    </section>
  );
}
