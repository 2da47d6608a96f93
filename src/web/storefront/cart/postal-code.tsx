import { useTranslations } from 'use-intl';
import { plz } from '#domain/contact/rules.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { useCart } from './cart-state.tsx';
import styles from './postal-code.module.css';
import { useTypedZipCode } from './use-typed-zip-code.ts';

/** Four digits give the town, the kind of transport and the delivery cost. */
export function PostalCode({ unknown }: { unknown: boolean }) {
  const t = useTranslations('cart');
  const { price, ready } = useCart();
  const { typed, change, isForeign } = useTypedZipCode();
  const shipping = price?.shippingCost ?? null;
  const wrong = unknown || (typed.length >= 4 && plz(typed) !== null);
  return (
    <div className={styles['postal']}>
      <label htmlFor="zip">{t('zipCode')}</label>
      <div className={styles['row']}>
        <input
          id="zip"
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          disabled={!ready}
          value={typed}
          aria-invalid={wrong || undefined}
          aria-describedby="zip-place"
          onChange={(event) => change(event.target.value)}
        />
        <p id="zip-place" aria-live="polite" className={wrong ? styles['wrong'] : undefined}>
          {wrong ? t(isForeign ? 'zipCodeAbroad' : 'zipCodeUnknown') : null}
          {!wrong && shipping === null ? <span className="small">{t('zipCodeHint')}</span> : null}
          {wrong || shipping === null ? null : (
            <>
              {shipping.place}
              <span className="small">
                {{ MAIL: t('mail'), TRUCK: t('truck'), FEDEX: 'FedEx' }[shipping.detail.shippingType]},{' '}
                {groupedText(Math.ceil(shipping.detail.weight))} kg
                {shipping.detail.maxStoringSpace > 0
                  ? `, ${t('spaces', { count: shipping.detail.maxStoringSpace, shown: String(shipping.detail.maxStoringSpace) })}`
                  : ''}
              </span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
