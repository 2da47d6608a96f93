import { useTranslations } from 'use-intl';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { shownAmount, shownChfLinePrice } from '#domain/vat/shown-price.ts';
import type { VatRate } from '#domain/vat/vat.ts';
import { usePriceView, useVatRate } from '../page/price-view.tsx';
import styles from './price-text.module.css';

/** `rate`: VAT to add; null: shown without VAT. */
function priceText({ net, of, quantity = 1 }: { net: number; of: 'unit' | 'amount'; quantity?: number }, rate: VatRate | null): string {
  if (of === 'amount') return `CHF ${shownAmount(rappenFromChf(net), rate)}`;
  return shownChfLinePrice(unitPriceFromChf(net), quantity, rate);
}

interface PriceTextProps {
  net: number | null;
  of: 'unit' | 'amount';
  /** Of the line whose amount stands beside the price of one piece. */
  quantity?: number;
  label?: boolean | undefined;
}

/** A net price as this visitor sees prices, as text in a sentence or a list; the large numeral is `Price`. */
export function PriceText({ net, of, quantity = 1, label = false }: PriceTextProps) {
  const t = useTranslations('shell');
  const view = usePriceView();
  const rate = useVatRate();
  if (net === null) return t('onRequest');
  return (
    <>
      <span className={styles['price']}>{priceText({ net, of, quantity }, view === 'incl' ? rate : null)}</span>
      {label ? (
        <>
          {' '}
          <span className={styles['price']}>{t(view === 'incl' ? 'vatIncl' : 'vatExcl')}</span>
        </>
      ) : null}
    </>
  );
}
