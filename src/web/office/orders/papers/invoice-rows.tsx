import type { Invoice } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { StatusState } from '#web/ui/status-mark.tsx';
import { dayText } from '../../text/day-text.ts';
import pageStyles from '../../ui/page.module.css';
import { linesToCredit } from '../verbs/credit-dialog.tsx';
import { verbWords } from '../verbs/words.ts';
import { invoicePaper } from './paper-address.ts';
import { PaperLink, PaperSection, PaperState } from './paper-section.tsx';
import { paperWords as t } from './words.ts';
import styles from './papers.module.css';

interface InvoiceRowsProps {
  order: Order;
  invoices: readonly Invoice[];
  today: string;
  /** null: may not. */
  onInvoice: (() => void) | null;
  onCredit: ((invoice: Invoice) => void) | null;
}

const marks: Readonly<Record<Invoice['state'], StatusState>> = {
  OPEN: 'open',
  PARTIAL: 'part',
  PAID: 'done',
  CREDITED: 'canceled',
  OVERPAID: 'done',
};

/** Invoices, each with its credit notes under it. */
export function InvoiceRows({ order, invoices, today, onInvoice, onCredit }: InvoiceRowsProps) {
  return (
    <PaperSection
      title={t.invoices}
      action={onInvoice === null ? null : { word: t.newInvoice, key: 'F', onClick: onInvoice }}
      none={t.noInvoice}
      heads={[{ word: t.number }, { word: t.day }, { word: t.amount, isNumber: true }, { word: t.state }]}
    >
      {invoices.flatMap((invoice) => {
        const { formattedId, issuedOn, dueDay, total, open, state, creditNotes } = invoice;
        const isLate = open > 0 && dueDay < today;
        return [
          <tr key={formattedId}>
            <td>
              <PaperLink href={invoicePaper(order)} number={formattedId} />
            </td>
            <td className={pageStyles['keep']}>{dayText(issuedOn)}</td>
            <td className={pageStyles['number']}>{amountText(rappenFromChf(total))}</td>
            <td>
              <PaperState mark={isLate ? 'error' : marks[state]} word={isLate ? t.states.OVERDUE : t.states[state]} />
              {open > 0 ? (
                <small>
                  {t.due} {dayText(dueDay)}
                </small>
              ) : null}
              {onCredit === null || linesToCredit(invoice).length === 0 ? null : (
                <div>
                  <button
                    type="button"
                    className={styles['verb']}
                    aria-label={`${verbWords.credit.open}: ${formattedId}`}
                    onClick={() => onCredit(invoice)}
                  >
                    {verbWords.credit.open}
                  </button>
                </div>
              )}
            </td>
          </tr>,
          ...creditNotes.map((note) => (
            <tr key={note.formattedId}>
              <td>
                {note.formattedId}
                <small>{note.reason}</small>
              </td>
              <td className={pageStyles['keep']}>{dayText(note.issuedOn)}</td>
              <td className={pageStyles['number']}>−{amountText(rappenFromChf(note.total))}</td>
              <td>
                <PaperState mark="done" word={t.creditNote} />
              </td>
            </tr>
          )),
        ];
      })}
    </PaperSection>
  );
}
