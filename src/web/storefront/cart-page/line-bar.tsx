/** Quantity and price of the configuration in the modal, priced by the server as everywhere. */
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/product.ts';
import type { Chosen } from '#web/configurator/modal/modal-props.ts';
import { Price, VatLabel } from '#web/storefront/page/price-view.tsx';
import { useFailureText } from '#web/texts/failure-text.ts';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import styles from './line-bar.module.css';
import { PlainPrice } from '../product/plain-price.tsx';
import { useOrderPrice } from '../product/use-order-price.ts';

export interface LineBarProps {
  product: Product;
  chosen: Chosen;
  quantity: number;
  zipCode: string;
  onQuantity: (quantity: number) => void;
}

export function LineBar({ product, chosen, quantity, zipCode, onQuantity }: LineBarProps) {
  const t = useTranslations('product');
  const failureText = useFailureText();
  const { configuration, valid } = chosen;
  const { price, outdated, failure } = useOrderPrice(
    valid ? { productId: product.id, configuration, quantity, zipCode, customerId: chosen.pricedFor ?? undefined } : null,
    null,
  );
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
          {item === null ? <span className="num">–</span> : <Price net={item.finalPrice} of="amount" />}
        </span>
      </div>
      {failure !== null && (
        <p className={styles['failure']} role="alert">
          {failureText(failure)}
        </p>
      )}
    </section>
  );
}
