import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { Order } from '#contract/order.ts';
import { decimalText } from '../decimal-text.ts';
import { officeTexts } from '../office-texts.ts';
import styles from './order-page.module.css';

const t = officeTexts.order;

const amount = (chf: number): string => amountText(rappenFromChf(chf));

export function OrderTotals({ order }: { order: Order }) {
  const { totals } = order;
  return (
    <dl className={styles['totals']}>
      <dt>{t.products}</dt>
      <dd>{amount(totals.products)}</dd>
      {totals.discountAmount === 0 ? null : (
        <>
          <dt>{t.discount(decimalText(order.discount * 100, 2))}</dt>
          <dd>−{amount(totals.discountAmount)}</dd>
        </>
      )}
      <dt>{order.deliveryType === 'PICKUP' ? t.pickup : t.shipping}</dt>
      <dd>{amount(totals.shipping ?? 0)}</dd>
      <dt>{t.net}</dt>
      <dd>{amount(totals.net)}</dd>
      <dt>{order.hasVat ? t.vat : t.noVat}</dt>
      <dd>{amount(totals.vat)}</dd>
      <dt className={styles['grand']}>{t.grandTotal}</dt>
      <dd className={`num ${styles['grand']}`}>{amount(totals.total)}</dd>
    </dl>
  );
}
