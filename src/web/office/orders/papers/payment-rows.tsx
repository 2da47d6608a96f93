import type { PaymentEntry } from '#contract/ledger.ts';
import type { Order } from '#contract/order.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { kinds, sources } from '../../payments/payment-words.ts';
import { dayText } from '../../text/day-text.ts';
import { decimalText } from '../../text/decimal-text.ts';
import { entryReference } from '../../text/entry-reference.ts';
import pageStyles from '../../ui/page.module.css';
import { PaperSection } from './paper-section.tsx';
import { paperWords as t } from './paper-words.ts';
import styles from './papers.module.css';

interface PaymentRowsProps {
  order: Order;
  entries: readonly PaymentEntry[];
  /** null: the user may not. */
  onPay: (() => void) | null;
}

export function PaymentRows({ order, entries, onPay }: PaymentRowsProps) {
  const { skonto, paymentTermDays, paymentMethodId } = order;
  return (
    <div>
      <PaperSection
        title={t.payments}
        action={onPay === null ? null : { word: t.record, key: 'Z', onClick: onPay }}
        none={t.noPayment}
        heads={[{ word: t.state }, { word: t.day }, { word: t.amount, isNumber: true }]}
      >
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              {kinds[entry.kind]}, {sources[entry.source]}
              <small>{belongingTo(entry)}</small>
            </td>
            <td className={pageStyles['keep']}>{dayText(entry.day)}</td>
            <td className={`${pageStyles['number']} ${entry.reversed ? styles['struck'] : ''}`}>
              {amountText(rappenFromChf(entry.amount))}
            </td>
          </tr>
        ))}
      </PaperSection>
      {paymentMethodId === paymentMethod.INVOICE ? (
        <p className={styles['terms']}>
          {t.terms(paymentTermDays)}
          {skonto === null ? null : `, ${t.skonto(decimalText(skonto.percent, 2), skonto.days)}`}
        </p>
      ) : null}
    </div>
  );
}

/** Invoice, reference, and whether the entry still counts. */
function belongingTo(entry: PaymentEntry): string {
  const { invoiceFormattedId, reversed, reverses } = entry;
  const reference = entryReference(entry);
  return [
    invoiceFormattedId,
    reference === invoiceFormattedId ? null : reference,
    reverses === null ? null : t.reverses,
    reversed ? t.reversed : null,
  ]
    .filter(Boolean)
    .join(', ');
}
