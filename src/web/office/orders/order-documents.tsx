import type { ReactNode } from 'react';
import { holdsAbility } from '#domain/access/permission.ts';
import { documentsOfOrder } from '#domain/order/order-document.ts';
import type { Order } from '#contract/order.ts';
import { Icon } from '#web/ui/icon.tsx';
import { officeWords } from '../frame/office-words.ts';
import { dayText } from '../text/day-text.ts';
import { ReportButton, type WorkshopPaper } from './report-button.tsx';
import type { OrderPapers } from './papers/order-papers.ts';
import { creditNotePaper, deliveryPaper, invoicePaper } from './papers/paper-address.ts';
import styles from './positions.module.css';

const t = officeWords.order;

const workshopPapers: readonly WorkshopPaper[] = ['offerte-mit-bildern', 'stueckliste-auftrag', 'werkstattsatz', 'etiketten'];

interface Issued {
  href: string;
  number: string;
  word: string;
  day: string;
}

/** Issued documents, newest first; then those that are printed from the order's current state. */
export function OrderDocuments({ order, papers, perm }: { order: Order; papers: OrderPapers; perm: readonly number[] }) {
  const printed = documentsOfOrder(order, 'staff').filter((kind) => kind !== 'rechnung' && kind !== 'lieferschein');
  return (
    <section>
      <h2>{t.documents}</h2>
      <ul className={styles['documents']}>
        {issued(papers).map(({ href, number, word, day }) => (
          <Paper key={number} day={day}>
            <a href={href} target="_blank" rel="noopener">
              {word} <span>{number}</span>
            </a>
          </Paper>
        ))}
        {printed.map((kind) => (
          <Paper key={kind}>
            <a href={`/api/order-by-link/${order.uuid}/document/${kind}`} target="_blank" rel="noopener">
              {t.papers[kind]}
            </a>
          </Paper>
        ))}
        {holdsAbility(perm, 'generateReports') ? (
          <>
            {workshopPapers.map((report) => (
              <Paper key={report}>
                <ReportButton report={report} orderId={order.id} />
              </Paper>
            ))}
          </>
        ) : null}
      </ul>
    </section>
  );
}

function Paper({ day = '', children }: { day?: string; children: ReactNode }) {
  return (
    <li>
      <Icon name="document" size="small" />
      {children}
      <small>{day === '' ? '' : dayText(day)}</small>
    </li>
  );
}

function issued({ deliveries, invoices }: OrderPapers): Issued[] {
  const all = [
    ...deliveries.map(({ id, formattedId: number, day }) => ({ href: deliveryPaper(id), number, word: t.papers.lieferschein, day })),
    ...invoices.map(({ id, formattedId: number, issuedOn: day }) => ({ href: invoicePaper(id), number, word: t.papers.rechnung, day })),
    ...invoices
      .flatMap(({ creditNotes }) => creditNotes)
      .map(({ id, formattedId: number, issuedOn: day }) => ({ href: creditNotePaper(id), number, word: t.papers.gutschrift, day })),
  ];
  return all.toSorted((one, other) => other.day.localeCompare(one.day));
}
