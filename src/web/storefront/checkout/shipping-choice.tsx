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
  /** What it says and costs is known, or has been waited for long enough; always the same function. */
  onSettled: (isSettled: true) => void;
}

/** Longer than carrier and price take as a rule; whoever waits longer sees what there is. */
const longestMs = 1500;

type Params = NonNullable<ParcelOffer['problem']>['params'];

/** What nobody needs to be told. */
const unsaid = new Set(['parcelNothing', 'parcelPlaceMissing']);

/** By truck or post, or by parcel carrier: with its price and days, or why it cannot be. It shows itself when it is told to, with what waits for it. */
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
    // Nobody goes on with a way that does not exist; the reason stands where the choice was.
    if (isParcel && isRefused) store.changeCheckout({ deliveryMode: 'DELIVERY' });
  }, [store, isParcel, isRefused]);
  if (!isShown || !known || delivery.deliveryType === 'PICKUP') return null;
  const { offer, problem } = known;
  // Who buys a sofa expects no parcel.
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

/** A product by its name, where the cart knows it. */
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
