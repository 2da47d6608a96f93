/** Quantity and price of the configuration in the modal, priced by the server as everywhere. */
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/product.ts';
import type { Chosen } from '#web/configurator/modal/modal-props.ts';
import { LinePrice } from '#web/storefront/cart/line-price.tsx';
import { VatLabel } from '#web/storefront/page/price-view.tsx';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import styles from './line-bar.module.css';
import { PlainPrice } from '../product/plain-price.tsx';
import { hasTrouble, useOrderPrice } from '../product/use-order-price.ts';

const PriceTrouble = lazy(async () => import('../product/price-trouble.tsx'));

export interface LineBarProps {
  product: Product;
  chosen: Chosen;
  quantity: number;
  zipCode: string;
  onQuantity: (quantity: number) => void;
}

export function LineBar({ product, chosen, quantity, zipCode, onQuantity }: LineBarProps) {
  const t = useTranslations('product');
  const { configuration, valid } = chosen;
  const answer = useOrderPrice(
    valid ? { productId: product.id, configuration, quantity, zipCode, customerId: chosen.pricedFor ?? undefined } : null,
    null,
  );
  const { price, outdated } = answer;
  const item = price?.cartPrice.items[0] ?? null;
  const aged = outdated ? styles['aged'] : '';
  return (
    <section className={styles['bar']} aria-label={t('price')}>
      <div className={styles['cell']}>
        <span className={styles['label']}>{t('quantity')}</span>
        <NumberStepper
          label={t('quantity')}
          hideLabel
          name="menge"
          value={quantity}
          min={product.unitOfSales}
          step={product.unitOfSales}
          onChange={onQuantity}
        />
      </div>
      <div className={`${styles['cell']} ${styles['each']}`}>
        <span className={styles['label']}>{t('unitPrice')}</span>
        <span className={`num ${styles['unit']} ${aged}`}>
          {item === null || item.pricePerOne === null ? '–' : <PlainPrice net={item.pricePerOne} />}
        </span>
      </div>
      <div className={`${styles['cell']} ${styles['total']}`} aria-live="polite" aria-atomic="true" aria-busy={outdated}>
        <span className={styles['label']}>
          {t('total')} <VatLabel />
        </span>
        <span className={`${styles['sum']} ${aged}`}>
          {item === null ? <span className="num">–</span> : <LinePrice line={item} of="amount" />}
        </span>
      </div>
      {hasTrouble(answer, item) && (
        <Suspense>
          <PriceTrouble answer={answer} />
        </Suspense>
      )}
    </section>
  );
}
