import type { Invoice } from '#contract/invoice.ts';
import { amountText, chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { dayText } from '../text/day-text.ts';
import { DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { creditWords, paperWords as t } from './credit-words.ts';
import { PaperLink } from './paper-link.tsx';
import { invoiceWords } from './payment-words.ts';

interface Paper {
  address: string;
  name: string;
  day: string;
  about: string;
  amount: number;
}

/** Credit notes and reminders of an invoice, each with its document. */
export function InvoicePapers({ invoice }: { invoice: Invoice }) {
  return (
    <DataTable
      label={t.tab}
      columns={[
        { word: t.number },
        { word: t.day },
        { word: t.about },
        { word: t.amount, kind: 'number' },
        { word: t.pdf, kind: 'hidden' },
      ]}
    >
      <tbody>
        {papersOf(invoice).map(({ address, name, day, about, amount }) => (
          <tr key={address}>
            <td className={`${pageStyles['keep']} ${pageStyles['strong']}`}>{name}</td>
            <td className={pageStyles['keep']}>{dayText(day)}</td>
            <td>{about}</td>
            <td className={pageStyles['number']}>{amountText(rappenFromChf(amount))}</td>
            <td>
              <PaperLink address={address} name={name} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function papersOf({ creditNotes, reminders }: Invoice): Paper[] {
  return [
    ...creditNotes.map(({ id, formattedId, issuedOn, reason, settlement, total }) => ({
      address: `/api/credit-note/${id}/document`,
      name: `${creditWords.open} ${formattedId}`,
      day: issuedOn,
      about: `${creditWords.settlements[settlement]}, ${reason}`,
      amount: -total,
    })),
    ...reminders.map(({ id, level, day, dueDay, fee, open }) => ({
      address: `/api/reminder/${id}/document`,
      name: invoiceWords.reminder(level),
      day,
      about: [t.due(dayText(dueDay)), ...(fee === 0 ? [] : [t.fee(chfText(rappenFromChf(fee)))])].join(', '),
      amount: open,
    })),
  ];
}
