import type { Invoice } from '#contract/invoice.ts';
import { amountText, groupedText, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { columns, DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { invoiceWords as t } from './payment-words.ts';
import styles from './payments.module.css';

const amount = (chf: number): string => amountText(rappenFromChf(chf));

/** The lines of the invoice, and the sums below. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const sums: [string, number][] = [
    [t.products, invoice.products],
    ...(invoice.discountAmount === 0 ? [] : [[t.discount, -invoice.discountAmount] satisfies [string, number]]),
    [t.delivery, invoice.deliveryCost],
    [t.net, invoice.net],
    [invoice.hasVat ? t.vat : t.noVat, invoice.vat],
    [t.total, invoice.total],
  ];
  return (
    <DataTable label={t.lines} columns={[...columns([t.article, t.name]), ...columns([t.quantity, t.price, t.amount], 'number')]}>
      <tbody>
        {invoice.lines.map((line) => (
          <tr key={line.id}>
            <td className={pageStyles['keep']}>{line.articleNumber}</td>
            <td className={pageStyles['strong']}>
              {line.name}
              {line.credited === 0 ? null : <small> {t.credited(line.credited)}</small>}
            </td>
            <td className={pageStyles['number']}>{groupedText(line.quantity)}</td>
            <td className={pageStyles['number']}>{unitPriceText(unitPriceFromChf(line.pricePerOne))}</td>
            <td className={pageStyles['number']}>{amount(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([label, chf]) => (
          <tr key={label} className={label === t.total ? styles['total'] : undefined}>
            <td colSpan={4} className={label === t.total ? pageStyles['strong'] : undefined}>
              {label}
            </td>
            <td className={`${pageStyles['number']} ${label === t.total ? pageStyles['strong'] : ''}`}>{amount(chf)}</td>
          </tr>
        ))}
      </tfoot>
    </DataTable>
  );
}
