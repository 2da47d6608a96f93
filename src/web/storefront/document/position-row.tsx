import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { groupedText } from '#domain/money/money-text.ts';
import { useColon } from '#web/texts/use-colon.ts';
import { Icon } from '#web/ui/icon.tsx';
import { noImage, Picture } from '#web/ui/picture.tsx';
import { FactorPrice } from '../cart/factor-price.tsx';
import { LinePrice } from '../cart/line-price.tsx';
import type { PricedLine } from '../cart/line-price.tsx';
import { factsRow } from '#web/texts/short-facts.ts';
import { unbrokenProduct } from '#domain/language/unbroken-size.ts';
import styles from './position-row.module.css';

interface PositionRowProps {
  /** The placeholder for things without a picture, such as an insurance. */
  picture: string;
  name: string;
  details: readonly { label: string; value: string }[];
  remark: string;
  quantity: number;
  /** null: still being calculated. */
  price: PricedLine | null;
  /** Button or link for this position. */
  action?: ReactNode;
  /** Inside a composite, whose price contains this one's. */
  isPart?: boolean;
  /** What it consists of. */
  children?: ReactNode;
}

/** A read-only position: picture, chosen values, quantity and price. */
export function PositionRow({ picture, name, details, remark, quantity, price, action, isPart = false, children }: PositionRowProps) {
  const colon = useColon();
  const t = useTranslations('checkout');
  const c = useTranslations('cart');
  const Heading = isPart ? 'h4' : 'h3';
  const isFree = isPart && price?.pricePerOne === 0;
  return (
    <li className={isPart ? `${styles['row']} ${styles['part']}` : styles['row']}>
      {picture === noImage ? (
        <span className={`${styles['picture']} ${styles['service']}`}>
          <Icon name="document" size="large" />
        </span>
      ) : (
        <Picture className={styles['picture']} src={picture} alt="" width={120} height={96} />
      )}
      <div className={styles['words']}>
        <Heading>{unbrokenProduct(name)}</Heading>
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
          {price?.pricePerOne === null || isFree ? (
            c('pieces', { count: quantity, shown: groupedText(quantity) })
          ) : (
            <>
              {groupedText(quantity)} × <FactorPrice line={price} quantity={quantity} />
            </>
          )}
        </span>
        {isPart ? null : (
          <span className={styles['amount']}>
            <LinePrice line={price} of="amount" label />
          </span>
        )}
      </div>
      {children}
    </li>
  );
}
