/** Always visible: quantity, price per piece, ladder, day, shipping, total and the one action. */
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { PricedItem, ShippingCost } from '#contract/cart.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { useTypedZipCode } from '#web/storefront/cart/use-typed-zip-code.ts';
import { LinePrice } from '#web/storefront/cart/line-price.tsx';
import { VatLabel } from '#web/storefront/page/price-view.tsx';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import styles from './price-bar.module.css';
import { PlainAmount, PlainPrice } from './plain-price.tsx';
import { PriceLadder } from './price-ladder.tsx';
import { hasTrouble } from './use-order-price.ts';
import type { PriceAnswer } from './use-order-price.ts';

const PriceTrouble = lazy(async () => import('./price-trouble.tsx'));

export interface PriceBarProps {
  item: PricedItem | null;
  /** `item` and `shipping` are of its price. */
  answer: Pick<PriceAnswer, 'outdated' | 'asking' | 'failure' | 'askAgain'>;
  shipping: ShippingCost | null;
  quantity: number;
  unitOfSales: number;
  onQuantity: (quantity: number) => void;
  earliest: string;
  action: ReactNode;
  /** Shown above the price, if there is anything to note. */
  hint?: ReactNode;
}

export function PriceBar(props: PriceBarProps) {
  const { item, answer, quantity, unitOfSales, onQuantity, action, hint } = props;
  const { outdated, asking } = answer;
  const t = useTranslations('product');
  const none = asking ? '…' : '–';
  const aged = outdated ? styles['aged'] : '';
  const hasLadder = item === null || item.graduatedPrice.length > 1;
  return (
    <section className={styles['bar']} aria-label={t('price')}>
      {hint}
      <div className={`${styles['cells']} ${hasLadder ? '' : styles['plain']}`}>
        <div className={`${styles['cell']} ${styles['quantity']}`}>
          <span className={styles['label']}>{t('quantity')}</span>
          <NumberStepper
            label={t('quantity')}
            hideLabel
            name="menge"
            value={quantity}
            min={unitOfSales}
            step={unitOfSales}
            onChange={onQuantity}
          />
        </div>
        <div className={`${styles['cell']} ${styles['wide']}`}>
          <span className={styles['label']}>{t('unitPrice')}</span>
          <span className={`num ${styles['unit']} ${aged}`}>
            {item === null ? none : item.pricePerOne === null ? '–' : <PlainPrice net={item.pricePerOne} />}
          </span>
        </div>
        {hasLadder && (
          <div className={`${styles['cell']} ${styles['wide']} ${styles['steps']} ${aged}`}>
            {item !== null && <PriceLadder line={item} quantity={quantity} onQuantity={onQuantity} />}
          </div>
        )}
        <Delivery {...props} />
        <div className={`${styles['cell']} ${styles['total']}`} aria-live="polite" aria-atomic="true" aria-busy={outdated}>
          <span className={styles['label']}>
            {t('total')} <VatLabel />
          </span>
          {quantity > 1 && item !== null && item.pricePerOne !== null && (
            <span className={styles['each']}>
              {quantity} × <PlainPrice net={item.pricePerOne} />
            </span>
          )}
          <span className={`${styles['sum']} ${aged}`}>
            {item === null ? <span className="num">{none}</span> : <LinePrice line={item} of="amount" />}
          </span>
        </div>
        <div className={styles['action']}>{action}</div>
      </div>
      {hasTrouble(answer, item) && (
        <Suspense>
          <PriceTrouble answer={answer} />
        </Suspense>
      )}
    </section>
  );
}

function Delivery({ earliest, shipping, answer: { outdated } }: PriceBarProps) {
  const t = useTranslations('product');
  const { typed, change, isForeign } = useTypedZipCode();
  const language = useLocale();
  const date = parsePlainDate(earliest);
  return (
    <div className={`${styles['cell']} ${styles['delivery']}`}>
      <span className={styles['label']}>{t('earliest')}</span>
      <b className={styles['day']}>{date === null ? earliest : dayText(date, language)}</b>
      <label className={styles['zip']}>
        <span>{t('to')}</span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="postal-code"
          name="zipCode"
          placeholder={t('zipCode')}
          aria-label={t('zipCodeLong')}
          maxLength={10}
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
        <span className={outdated ? styles['aged'] : undefined} aria-live="polite">
          {isForeign && t('abroad')}
          {shipping !== null && typed !== '' && !isForeign && <PlainAmount net={shipping.costDetail.cost} />}
        </span>
      </label>
    </div>
  );
}
