import { Link, useSearchParams } from 'react-router';
import { openItemAges } from '#domain/ledger/open-item.ts';
import type { OpenItemAge } from '#domain/ledger/open-item.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { ages, paymentWords as t } from './payment-words.ts';
import styles from './payments.module.css';

/** Amounts owed, by age: each figure links to its rows. */
export function AgeBar({ totals }: { totals: Readonly<Record<OpenItemAge | 'open' | 'credit', number>> }) {
  const [query] = useSearchParams();
  const chosen = query.getAll('filter').find((text) => text.startsWith('age:'));
  const figure = (word: string, amount: number, filter: string | null) => (
    <Link key={word} to={addressOf(query, filter)} aria-current={(filter ?? undefined) === chosen ? 'true' : undefined} preventScrollReset>
      <b>{amountText(rappenFromChf(amount))}</b>
      <small>{word}</small>
    </Link>
  );
  return (
    <nav className={styles['ages']} aria-label={t.sums}>
      {figure(t.all, totals.open, null)}
      {openItemAges.map((age) => figure(ages[age], totals[age], `age:${age}`))}
    </nav>
  );
}

function addressOf(query: URLSearchParams, filter: string | null): string {
  const next = new URLSearchParams(query);
  const others = next.getAll('filter').filter((text) => !text.startsWith('age:'));
  next.delete('filter');
  next.delete('view');
  for (const text of [...others, ...(filter === null ? [] : [filter])]) next.append('filter', text);
  return `?${next.toString()}`;
}
