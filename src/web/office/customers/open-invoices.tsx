import { Link } from 'react-router';
import { pathOf } from '#contract/endpoint.ts';
import type { Customer } from '#contract/customer.ts';
import type { InvoiceSummary } from '#contract/invoice.ts';
import { readStatement } from '#contract/ledger.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { officeInvoicePath } from '#web/paths.ts';
import { StateWord } from '../grid/state-word.tsx';
import { CollectButton } from '../payments/collect-button.tsx';
import { dayText } from '../text/day-text.ts';
import pageStyles from '../ui/page.module.css';
import { DataTable } from '../ui/plain-table.tsx';
import { chfText, standingOf } from './customer-view.ts';
import { customerWords as t } from './customer-words.ts';
import styles from './customer.module.css';

interface OpenInvoicesProps {
  invoices: { items: readonly InvoiceSummary[]; total: number };
  /** Invoices are links for those who keep the books. */
  linked: boolean;
  customer: Customer;
  today: PlainDate;
}

/** What this customer still owes, earliest due date first. */
export function OpenInvoices({ invoices: { items, total }, linked, customer, today }: OpenInvoicesProps) {
  return (
    <section>
      <h2>
        {t.openInvoices} <small>{total}</small>
      </h2>
      {items.length === 0 ? (
        <p className={styles['empty']}>{t.noOpenInvoices}</p>
      ) : (
        <DataTable
          label={t.openInvoices}
          columns={[{ word: t.number }, { word: t.due }, { word: t.level }, { word: t.openChf, kind: 'number' }]}
        >
          <tbody>
            {items.map(({ id, formattedId, dueDay, open, reminderLevel }) => (
              <tr key={id}>
                <td className={pageStyles['keep']}>{linked ? <Link to={officeInvoicePath(id)}>{formattedId}</Link> : formattedId}</td>
                <td>
                  {dayText(dueDay)}
                  {dueDay < today ? (
                    <span className={styles['beside']}>
                      <StateWord mark="error">{t.late}</StateWord>
                    </span>
                  ) : null}
                </td>
                <td>{reminderLevel === 0 ? '–' : reminderLevel}</td>
                <td className={`${pageStyles['number']} ${pageStyles['strong']}`}>{chfText(open)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {linked ? (
        <div className={styles['billing']}>
          {standingOf(customer) === null ? <CollectButton customer={customer} today={today} /> : null}
          <a className={pageStyles['button']} href={pathOf(readStatement, { id: customer.id })} target="_blank" rel="noopener">
            {t.statement}
          </a>
        </div>
      ) : null}
    </section>
  );
}
