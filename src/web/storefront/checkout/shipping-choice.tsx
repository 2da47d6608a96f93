import { useEffect, useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import '#web/texts/parcel-texts.ts';
import { useRootData } from '#web/root-data.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { CartLineView } from '../cart/cart-line-view.ts';
import { useCart } from '../cart/cart-state.tsx';
import { PriceText } from '../cart/price-text.tsx';
import type { ParcelOffer } from '../cart/use-parcel-offer.ts';
import { useParcelOffer } from '../cart/use-parcel-offer.ts';
import { useCheckout } from './checkout-state.tsx';
import styles from './shipping-choice.module.css';

export interface ShippingChoiceProps {
  isShown: boolean;
  /** Text and cost are known, or were waited for long enough; must be a stable function. */
  onSettled: (isSettled: true) => void;
}

/** Longer than carrier and price usually take; after that the page is shown without them. */
const longestMs = 1500;

type Params = NonNullable<ParcelOffer['problem']>['params'];

/** Problems not worth showing. */
const unsaid = new Set(['parcelNothing', 'parcelPlaceMissing']);

/** Delivery by truck or post, or by parcel carrier: with its price and days, or why not. Hidden until `isShown`, together with other parts that wait for it. */
export default function ShippingChoice({ isShown, onSettled }: ShippingChoiceProps) {
  const t = useTranslations('parcel');
  const c = useTranslations('cart');
  const text = useFailureText();
  const { lines, delivery, price, pricing, failure } = useCart();
  const { store, session } = useCheckout();
  const known = useParcelOffer();
  const shop = useRootData()?.profile.shop;
  const isParcel = session.checkout.deliveryMode === 'FEDEX';
  const isRefused = (known?.problem ?? null) !== null;
  const isSettled = known !== undefined && ((price !== null && !pricing) || failure !== null);
  useLayoutEffect(() => {
    if (isSettled) onSettled(true);
  }, [isSettled, onSettled]);
  useEffect(() => {
    const timer = setTimeout(() => onSettled(true), longestMs);
    return () => clearTimeout(timer);
  }, [onSettled]);
  useEffect(() => {
    // Falls back from a refused method; the reason replaces the choice.
    if (isParcel && isRefused) store.changeCheckout({ deliveryMode: 'DELIVERY' });
  }, [store, isParcel, isRefused]);
  if (!isShown || !known || delivery.deliveryType === 'PICKUP') return null;
  const { offer, problem } = known;
  // Furniture buyers expect no parcel, so they get no reason.
  if (offer === null)
    return problem === null || unsaid.has(problem.message) || shop === 'moebel' ? null : (
      <p className={`small ${styles['why']}`} role="status">
        {t('not')} {text.key(problem.message, named(problem.params, lines))}
      </p>
    );
  return (
    <div className={styles['way']}>
      <RadioCards
        legend={t('way')}
        name="shippingWay"
        value={isParcel ? 'FEDEX' : 'DELIVERY'}
        onChange={(deliveryMode) => store.changeCheckout({ deliveryMode })}
        options={[
          { value: 'DELIVERY', title: t('delivery') },
          { value: 'FEDEX', title: c('parcel', { service: offer.name }), text: <OfferText offer={offer} /> },
        ]}
      />
    </div>
  );
}

/** Replaces the article number by the product's name, if the cart has it. */
function named(params: Params, lines: readonly CartLineView[]): Params {
  const line = lines.find(({ articleNumber }) => articleNumber === params['articleNumber']);
  return line === undefined ? params : { ...params, articleNumber: line.name };
}

function OfferText({ offer: { cost, transitDays } }: { offer: NonNullable<ParcelOffer['offer']> }) {
  const t = useTranslations('cart');
  return (
    <>
      <PriceText net={cost} of="amount" label />
      {transitDays === null ? '' : `, ${t('parcelDays', { days: transitDays })}`}
    </>
  );
}
