import { useTranslations } from 'use-intl';
import { chfText, chfUnitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { grossAmount, grossUnitPrice } from '#domain/vat/vat.ts';
import type { PriceView } from '../page/price-view.tsx';
import { usePriceView } from '../page/price-view.tsx';
import styles from './price-text.module.css';

function priceText(net: number, of: 'unit' | 'amount', view: PriceView): string {
  if (of === 'amount') return chfText(view === 'incl' ? grossAmount(rappenFromChf(net)) : rappenFromChf(net));
  const price = unitPriceFromChf(net);
  return view === 'incl' ? chfText(grossUnitPrice(price)) : chfUnitPriceText(price);
}

/** A net price as this visitor sees prices, as words in a sentence or a list; the large numeral is `Price`. */
export function PriceText({ net, of, label = false }: { net: number | null; of: 'unit' | 'amount'; label?: boolean | undefined }) {
  const t = useTranslations('shell');
  const view = usePriceView();
  if (net === null) return t('onRequest');
  return (
    <>
      <span className={styles['price']}>{priceText(net, of, view)}</span>
      {label ? (
        <>
          {' '}
          <span className={styles['price']}>{t(view === 'incl' ? 'vatIncl' : 'vatExcl')}</span>
        </>
      ) : null}
    </>
  );
}
