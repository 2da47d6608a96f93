import type { Invoice } from '#contract/invoice.ts';
import { isOverdue } from '#domain/ledger/open-item.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { StatusState } from '#web/ui/status-mark.tsx';
import { creditableLines } from '../../payments/credit-draft.ts';
import { creditWords } from '../../payments/credit-words.ts';
import { SendInvoiceButton } from '../../payments/send-invoice-button.tsx';
import { dayText } from '../../text/day-text.ts';
import pageStyles from '../../ui/page.module.css';
import { creditNotePaper, invoicePaper } from './paper-address.ts';
import { StateWord } from '../../grid/state-word.tsx';
import { PaperLink, PaperSection } from './paper-section.tsx';
import { paperWords as t } from './paper-words.ts';
import styles from './papers.module.css';

interface InvoiceRowsProps {
  invoices: readonly Invoice[];
  today: string;
  /** null: the user may not. */
  onInvoice: (() => void) | null;
  onCredit: ((invoice: Invoice) => void) | null;
  onSent: (() => void) | null;
}

const marks: Readonly<Record<Invoice['state'], StatusState>> = {
  OPEN: 'open',
  PARTIAL: 'part',
  PAID: 'done',
  CREDITED: 'canceled',
  OVERPAID: 'done',
};

/** Invoices, each followed by its credit notes. */
export function InvoiceRows({ invoices, today, onInvoice, onCredit, onSent }: InvoiceRowsProps) {
  return (
    <PaperSection
      title={t.invoices}
      action={onInvoice === null ? null : { word: t.newInvoice, key: 'F', onClick: onInvoice }}
      none={t.noInvoice}
      heads={[{ word: t.number }, { word: t.day }, { word: t.amount, isNumber: true }, { word: t.state }]}
    >
      {invoices.flatMap((invoice) => {
        const { id, formattedId, issuedOn, dueDay, total, open, state, creditNotes } = invoice;
        const isLate = isOverdue(invoice, today);
        return [
          <tr key={formattedId}>
            <td>
              <PaperLink href={invoicePaper(id)} number={formattedId} />
            </td>
            <td className={pageStyles['keep']}>{dayText(issuedOn)}</td>
            <td className={pageStyles['number']}>{amountText(rappenFromChf(total))}</td>
            <td>
              <StateWord mark={isLate ? 'error' : marks[state]}>{isLate ? t.states.OVERDUE : t.states[state]}</StateWord>
              {open > 0 ? (
                <small>
                  {t.due} {dayText(dueDay)}
                </small>
              ) : null}
              {onSent === null ? null : (
                <div>
                  <SendInvoiceButton invoice={invoice} className={styles['verb']} onDone={onSent} />
                </div>
              )}
              {onCredit === null || creditableLines(invoice).length === 0 ? null : (
                <div>
                  <button
                    type="button"
                    className={styles['verb']}
                    aria-label={`${creditWords.open}: ${formattedId}`}
                    onClick={() => onCredit(invoice)}
                  >
                    {creditWords.open}
                  </button>
                </div>
              )}
            </td>
          </tr>,
          ...creditNotes.map((note) => (
            <tr key={note.formattedId}>
              <td>
                <PaperLink href={creditNotePaper(note.id)} number={note.formattedId} />
                <small>{note.reason}</small>
              </td>
              <td className={pageStyles['keep']}>{dayText(note.issuedOn)}</td>
              <td className={pageStyles['number']}>{amountText(rappenFromChf(0 - note.total))}</td>
              <td>
                <StateWord mark="done">{t.creditNote}</StateWord>
              </td>
            </tr>
          )),
        ];
      })}
    </PaperSection>
  );
}
