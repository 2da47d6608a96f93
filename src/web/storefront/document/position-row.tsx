import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { groupedText } from '#domain/money/money-text.ts';
import { useColon } from '#web/texts/use-colon.ts';
import { Icon } from '#web/ui/icon.tsx';
import { noImage, Picture } from '#web/ui/picture.tsx';
import { PriceText } from '../cart/price-text.tsx';
import { factsRow } from '#web/texts/short-facts.ts';
import { Price } from '../page/price-view.tsx';
import { unbrokenSize } from '#web/texts/unbroken-size.ts';
import styles from './position-row.module.css';

interface PositionRowProps {
  /** The placeholder for things without a picture, such as an insurance. */
  picture: string;
  name: string;
  details: readonly { label: string; value: string }[];
  remark: string;
  quantity: number;
  /** Net francs; null: on request, undefined: still being calculated. */
  pricePerOne: number | null | undefined;
  finalPrice: number | null | undefined;
  /** Button or link for this position. */
  action?: ReactNode;
}

/** A read-only position: picture, chosen values, quantity and price. */
export function PositionRow({ picture, name, details, remark, quantity, pricePerOne, finalPrice, action }: PositionRowProps) {
  const colon = useColon();
  const t = useTranslations('checkout');
  const c = useTranslations('cart');
  return (
    <li className={styles['row']}>
      {picture === noImage ? (
        <span className={`${styles['picture']} ${styles['service']}`}>
          <Icon name="document" size="large" />
        </span>
      ) : (
        <Picture className={styles['picture']} src={picture} alt="" width={120} height={96} />
      )}
      <div className={styles['words']}>
        <h3>{unbrokenSize(name)}</h3>
        {details.length === 0 ? null : <p className="small muted">{factsRow(details, c('inner'))}</p>}
        {remark === '' ? null : (
          <p className="small">
            {t('remark')}
            {colon} {remark}
          </p>
        )}
        {action === undefined ? null : <div className={styles['actions']}>{action}</div>}
      </div>
      <div className={styles['price']}>
        <span className="small">
          {groupedText(quantity)} × {pricePerOne === undefined ? '…' : <PriceText net={pricePerOne} of="unit" />}
        </span>
        <span className={styles['amount']}>{finalPrice === undefined ? '…' : <Price net={finalPrice} of="amount" label />}</span>
      </div>
    </li>
  );
}
