import type { CartTotals } from '#domain/cart/cart-totals.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappen, zeroRappen } from '#domain/money/money.ts';
import { officeWords } from '../frame/office-words.ts';
import styles from './document.module.css';

const t = officeWords.order;

interface TotalsListProps {
  totals: Pick<CartTotals, 'products' | 'discountAmount' | 'shipping' | 'net' | 'vat' | 'total'>;
  /** In percent. */
  discount: string;
  document: { deliveryType: string; byMail?: boolean; hasVat: boolean; vatPercent: number };
}

export function TotalsList({ totals, discount, document }: TotalsListProps) {
  return (
    <dl className={styles['totals']}>
      <dt>{t.products}</dt>
      <dd>{amountText(totals.products)}</dd>
      {totals.discountAmount === zeroRappen ? null : (
        <>
          <dt>{t.discount(discount)}</dt>
          <dd>{amountText(rappen(0 - totals.discountAmount))}</dd>
        </>
      )}
      <dt>{deliveryLabel(document)}</dt>
      <dd>{amountText(totals.shipping ?? zeroRappen)}</dd>
      <dt>{t.net}</dt>
      <dd>{amountText(totals.net)}</dd>
      <dt>{document.hasVat ? t.vat(document.vatPercent) : t.noVat}</dt>
      <dd>{amountText(totals.vat)}</dd>
      <dt className={styles['grand']}>{t.grandTotal}</dt>
      <dd className={`num ${styles['grand']}`}>{amountText(totals.total)}</dd>
    </dl>
  );
}

/** Quotes have a mode of their own for the post, orders say it beside their type. */
function deliveryLabel({ deliveryType, byMail = false }: TotalsListProps['document']): string {
  if (deliveryType === 'PICKUP') return t.pickup;
  if (deliveryType === 'FEDEX') return t.parcel;
  return byMail || deliveryType === 'MAIL' ? t.mail : t.shipping;
}
