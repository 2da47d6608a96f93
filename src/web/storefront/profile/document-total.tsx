import { useTranslations } from 'use-intl';
import { chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { priceViewFor } from '#domain/vat/shown-totals.ts';
import styles from './order-row.module.css';

interface Totals {
  company: boolean;
  hasVat: boolean;
  net: number | null;
  total: number | null;
}

/** The total of an order or quote in a list, on the same side of VAT as its own page. `open`: said while there is none. */
export function DocumentTotal({ of: { company, hasVat, net, total }, open = '' }: { of: Totals; open?: string }) {
  const t = useTranslations('shell');
  const without = priceViewFor(company || !hasVat) === 'excl';
  const amount = without ? net : total;
  return (
    <p className={styles['total']}>
      {amount === null ? null : chfText(rappenFromChf(amount))}{' '}
      <span className="small muted">{amount === null ? open : t(without ? 'vatExcl' : 'vatIncl')}</span>
    </p>
  );
}
