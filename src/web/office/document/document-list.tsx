import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { officeTexts } from '../frame/office-words.ts';
import styles from '../ui/page.module.css';
import { orderQuery } from './document-filter.ts';
import type { OrderFilter } from './document-filter.ts';

const t = officeTexts.list;

interface DocumentFilterBarProps {
  /** Address of the list. */
  path: string;
  filter: OrderFilter;
  searchLabel: string;
  /** Between the days and the search. */
  states?: ReactNode;
  /** After the search. */
  marks?: ReactNode;
}

/** A plain form: its fields are the URL's query. */
export function DocumentFilterBar({ path, filter, searchLabel, states, marks }: DocumentFilterBarProps) {
  return (
    <Form className={styles['bar']} role="search" key={JSON.stringify(filter)}>
      <label>
        {t.from}
        <input type="date" name="from" defaultValue={filter.fromDate} />
      </label>
      <label>
        {t.to}
        <input type="date" name="to" defaultValue={filter.toDate} />
      </label>
      {states}
      <input type="search" name="q" aria-label={searchLabel} placeholder={searchLabel} defaultValue={filter.search} size={28} />
      {marks}
      <button type="submit" className={`${styles['button']} ${styles['ink']}`}>
        {t.filter}
      </button>
      <Link to={path} className={styles['button']}>
        {t.reset}
      </Link>
    </Form>
  );
}

interface DocumentPagesProps {
  path: string;
  filter: OrderFilter;
  list: { page: number; perPage: number; total: number; items: readonly unknown[] };
}

/** Which of how many are shown, and the way to the others. */
export function DocumentPages({ path, filter, list }: DocumentPagesProps) {
  const first = (list.page - 1) * list.perPage + 1;
  const last = first + list.items.length - 1;
  const count = t.count(first, last, list.total);
  return (
    <nav className={styles['foot']} aria-label={count}>
      <span>{count}</span>
      {filter.page > 1 ? (
        <Link className={styles['button']} to={path + orderQuery({ ...filter, page: filter.page - 1 })}>
          {t.previous}
        </Link>
      ) : null}
      {last < list.total ? (
        <Link className={styles['button']} to={path + orderQuery({ ...filter, page: filter.page + 1 })}>
          {t.next}
        </Link>
      ) : null}
    </nav>
  );
}
