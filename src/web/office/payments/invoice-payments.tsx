import { useState } from 'react';
import type { PaymentEntry } from '#contract/ledger.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { dayText } from '../text/day-text.ts';
import { entryReference } from '../text/entry-reference.ts';
import { DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { invoiceWords as t, kinds, paymentWords, reverseWords, sources } from './payment-words.ts';
import { ReverseDialog } from './reverse-dialog.tsx';

interface InvoicePaymentsProps {
  entries: readonly PaymentEntry[];
  mayReverse: boolean;
  onDone: () => void;
}

/** Entries booked on the invoice, newest first. */
export function InvoicePayments({ entries, mayReverse, onDone }: InvoicePaymentsProps) {
  const [reversing, setReversing] = useState<number | null>(null);
  if (entries.length === 0) return <p className={pageStyles['note']}>{t.noPayments}</p>;
  return (
    <>
      <DataTable
        label={t.payments}
        columns={[
          { word: paymentWords.day },
          { word: paymentWords.kind },
          { word: paymentWords.source },
          { word: paymentWords.reference },
          { word: paymentWords.amount, kind: 'number' },
          { word: reverseWords.open, kind: 'hidden' },
        ]}
      >
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className={pageStyles['keep']}>{dayText(entry.day)}</td>
              <td className={pageStyles['strong']}>
                {kinds[entry.kind]}
                {entry.reversed || entry.reverses !== null ? (
                  <small> {entry.reversed ? paymentWords.reversed : paymentWords.reverse}</small>
                ) : null}
              </td>
              <td>{sources[entry.source]}</td>
              <td>{[entryReference(entry), entry.reason].filter((text) => text !== '').join(', ')}</td>
              <td className={pageStyles['number']}>{amountText(rappenFromChf(entry.amount))}</td>
              <td>
                {mayReverse && mayBeReversed(entry) ? (
                  <button type="button" className={pageStyles['button']} onClick={() => setReversing(entry.id)}>
                    {reverseWords.open}
                  </button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <ReverseDialog entryId={reversing} onClose={() => setReversing(null)} onDone={onDone} />
    </>
  );
}

/** Entries from a provider or a bank file are reversed there; cash discount and rounding are reversed with their payment, and what fell away with a
 * credit note stays so. */
const mayBeReversed = ({ reversed, reverses, source, kind }: PaymentEntry): boolean =>
  !reversed &&
  reverses === null &&
  (source === 'manual' ? kind === 'payment' || kind === 'writeOff' : source === 'credit' && kind === 'payment');
