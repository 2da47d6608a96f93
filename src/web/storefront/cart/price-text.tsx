import { useTranslations } from 'use-intl';
import { chfText, chfUnitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { grossAmount, grossUnitPrice } from '#domain/vat/vat.ts';
import type { VatRate } from '#domain/vat/vat.ts';
import { usePriceView, useVatRate } from '../page/price-view.tsx';
import styles from './price-text.module.css';

/** `rate`: VAT to add; null: shown without VAT. */
function priceText(net: number, of: 'unit' | 'amount', rate: VatRate | null): string {
  if (of === 'amount') return chfText(rate === null ? rappenFromChf(net) : grossAmount(rappenFromChf(net), rate));
  const price = unitPriceFromChf(net);
  return rate === null ? chfUnitPriceText(price) : chfText(grossUnitPrice(price, rate));
}

/** A net price as this visitor sees prices, as text in a sentence or a list; the large numeral is `Price`. */
export function PriceText({ net, of, label = false }: { net: number | null; of: 'unit' | 'amount'; label?: boolean | undefined }) {
  const t = useTranslations('shell');
  const view = usePriceView();
  const rate = useVatRate();
  if (net === null) return t('onRequest');
  return <PriceWords text={priceText(net, of, view === 'incl' ? rate : null)} label={label} />;
}

export function PriceWords({ text, label }: { text: string; label: boolean }) {
  const t = useTranslations('shell');
  const view = usePriceView();
  return (
    <>
      <span className={styles['price']}>{text}</span>
      {label ? (
        <>
          {' '}
          <span className={styles['price']}>{t(view === 'incl' ? 'vatIncl' : 'vatExcl')}</span>
        </>
      ) : null}
    </>
  );
}
