import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Invoice } from '#contract/invoice.ts';
import { isOverdue } from '#domain/ledger/open-item.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappenFromChf, sum } from '#domain/money/money.ts';
import { officeOrderPath } from '#web/paths.ts';
import { FactList } from '../document/fact-list.tsx';
import { dayText } from '../text/day-text.ts';
import { referenceText } from '../text/reference-text.ts';
import { EmailText } from '../ui/email-text.tsx';
import { invoiceWords as t } from './payment-words.ts';
import styles from './payments.module.css';

const chf = (amount: number): string => chfText(rappenFromChf(amount));

interface InvoiceFactsProps {
  invoice: Invoice;
  /** The customer's. */
  credit: number;
  today: string;
}

/** Amount owed, due date, debtor, and payments so far. */
export function InvoiceFacts({ invoice, credit, today }: InvoiceFactsProps) {
  const { skonto } = invoice;
  const fees = sum(invoice.reminders.map(({ fee }) => rappenFromChf(fee)));
  const isLate = isOverdue(invoice, today);
  const facts: [string, ReactNode][] = [
    [t.open, chf(invoice.open)],
    ...(fees === 0 ? [] : [[t.withFees, chfText(fees)] satisfies [string, string]]),
    [t.paid, chf(invoice.paid)],
    ...(invoice.refunding === 0 ? [] : [[t.refunding, chf(invoice.refunding)] satisfies [string, string]]),
    ...(invoice.credited === 0 ? [] : [[t.creditNotes, chf(invoice.credited)] satisfies [string, ReactNode]]),
    ...(credit === 0 ? [] : [[t.credit, chf(credit)] satisfies [string, string]]),
    [t.issued, dayText(invoice.issuedOn)],
    [t.due, isLate ? t.late(dayText(invoice.dueDay)) : dayText(invoice.dueDay)],
    ...(skonto === null ? [] : [[t.skonto, t.skontoTerms(skonto.percent, skonto.days)] satisfies [string, string]]),
    [t.reference, referenceText(invoice.qrReference)],
    [t.email, <EmailText key="email" email={invoice.invoiceEmail} />],
  ];
  return (
    <section aria-label={t.facts}>
      <FactList facts={facts} />
      <ul className={styles['links']}>
        {invoice.orderId === null ? null : (
          <li>
            <Link to={officeOrderPath(invoice.orderId)}>{t.order(invoice.orderFormattedId ?? '')}</Link>
          </li>
        )}
        <li>
          <a href={`/api/customers/${invoice.customerId}/statement`} target="_blank" rel="noopener">
            {t.statement}
          </a>
        </li>
      </ul>
    </section>
  );
}
