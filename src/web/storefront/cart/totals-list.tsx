import { useLocale, useTranslations } from 'use-intl';
import type { PriceTotals } from '#contract/cart.ts';
import { fractionFromNumber, percentText } from '#domain/money/fraction.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappen, rappenFromChf } from '#domain/money/money.ts';
import { shownTotals, totalsFromChf } from '#domain/vat/shown-totals.ts';
import { vatRateText } from '#domain/vat/vat.ts';
import { usePriceView, useVatRate } from '../page/price-view.tsx';
import styles from './totals-list.module.css';

interface TotalsListProps {
  totals: PriceTotals;
  /** Net francs of the lines that add up to the products' total. */
  lines: readonly (number | null)[];
  /** As a fraction. */
  discount: number;
  /** Words for the shipping row, e.g. `Lieferung nach 6210 Sursee`. */
  shippingLabel: string;
  /** Exports carry no VAT. */
  vatFree: boolean;
  /** The amounts belong to an older state. */
  stale?: boolean | undefined;
  /** Without the total, which stands above in large. */
  partsOnly?: boolean | undefined;
}

const text = (chf: number): string => amountText(rappenFromChf(chf));

/** Products, discount, shipping and total, all from the server; the same block on every page. Private persons see each amount with VAT. */
export function TotalsList({ totals, lines, discount, shippingLabel, vatFree, stale = false, partsOnly = false }: TotalsListProps) {
  const t = useTranslations('cart');
  const language = useLocale();
  const rate = useVatRate();
  const gross = usePriceView() === 'incl' && !vatFree;
  const finalPrices = lines.map((line) => rappenFromChf(line ?? 0));
  const shown = shownTotals(totalsFromChf(totals), finalPrices, gross ? rate : null);
  return (
    <div className={`${styles['totals']} ${stale ? styles['stale'] : ''}`} aria-busy={stale}>
      <dl>
        <div>
          <dt>{t(gross ? 'productsGross' : 'products')}</dt>
          <dd>{amountText(shown.products)}</dd>
        </div>
        {shown.discountAmount === 0 ? null : (
          <div>
            <dt>{t('discount', { percent: percentText(fractionFromNumber(discount), language) })}</dt>
            <dd>{amountText(rappen(0 - shown.discountAmount))}</dd>
          </div>
        )}
        <div>
          <dt>{shippingLabel}</dt>
          <dd>{shown.shipping === null ? t('notYet') : amountText(shown.shipping)}</dd>
        </div>
        {shown.rounding === 0 ? null : (
          <div>
            <dt>{t('rounding')}</dt>
            <dd>{amountText(shown.rounding)}</dd>
          </div>
        )}
        {gross ? null : (
          <>
            <div>
              <dt>{t('net')}</dt>
              <dd>{text(totals.net)}</dd>
            </div>
            <div>
              <dt>{vatFree ? t('vatExport') : t('vat', { rate: vatRateText(rate, language) })}</dt>
              <dd>{text(totals.vat)}</dd>
            </div>
          </>
        )}
        {partsOnly ? null : (
          <div className={styles['grand']}>
            <dt>
              {t('total')}
              {totals.shipping === null ? <span className="small">{t('withoutShipping')}</span> : null}
            </dt>
            <dd className="num" aria-live="polite">
              {text(totals.total)}
            </dd>
          </div>
        )}
        {gross ? (
          <div className={styles['contained']}>
            <dt>{t('vatContained', { rate: vatRateText(rate, language) })}</dt>
            <dd>{text(totals.vat)}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
