import { useVatRate } from '../page/price-view.tsx';
import { vatRateText } from '#domain/vat/vat.ts';
import { useTranslations } from 'use-intl';
import type { PriceTotals } from '#contract/cart.ts';
import { fractionFromNumber, percentText } from '#domain/money/fraction.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import styles from './totals-list.module.css';

interface TotalsListProps {
  totals: PriceTotals;
  /** As a fraction. */
  discount: number;
  /** Words for the shipping row, e.g. `Lieferung nach 6210 Sursee`. */
  shippingLabel: string;
  /** An export carries no VAT. */
  vatFree: boolean;
  /** The amounts are of an older state. */
  stale?: boolean | undefined;
}

const text = (chf: number): string => amountText(rappenFromChf(chf));

/** Products, discount, shipping, net, VAT and the total, all from the server; the same block on every page. */
export function TotalsList({ totals, discount, shippingLabel, vatFree, stale = false }: TotalsListProps) {
  const t = useTranslations('cart');
  const rate = useVatRate();
  return (
    <div className={`${styles['totals']} ${stale ? styles['stale'] : ''}`} aria-busy={stale}>
      <dl>
        <div>
          <dt>{t('products')}</dt>
          <dd>{text(totals.products)}</dd>
        </div>
        {totals.discountAmount === 0 ? null : (
          <div>
            <dt>{t('discount', { percent: percentText(fractionFromNumber(discount)) })}</dt>
            <dd>{text(-totals.discountAmount)}</dd>
          </div>
        )}
        <div>
          <dt>{shippingLabel}</dt>
          <dd>{totals.shipping === null ? t('notYet') : text(totals.shipping)}</dd>
        </div>
        <div>
          <dt>{t('net')}</dt>
          <dd>{text(totals.net)}</dd>
        </div>
        <div>
          <dt>{vatFree ? t('vatExport') : t('vat', { rate: vatRateText(rate) })}</dt>
          <dd>{text(totals.vat)}</dd>
        </div>
        <div className={styles['grand']}>
          <dt>
            {t('total')}
            {totals.shipping === null ? <span className="small">{t('withoutShipping')}</span> : null}
          </dt>
          <dd className="num" aria-live="polite">
            {text(totals.total)}
          </dd>
        </div>
      </dl>
    </div>
  );
}
