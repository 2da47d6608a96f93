import { lazy, Suspense, useLayoutEffect } from 'react';
import DeliveryPrice from './delivery-price.tsx';
import ShippingChoice from './shipping-choice.tsx';
import type { ShippingChoiceProps } from './shipping-choice.tsx';

const QuoteAbroad = lazy(async () => import('./quote-abroad.tsx'));

interface DeliveryCostsProps extends ShippingChoiceProps {
  picksUp: boolean;
  /** Nobody can order to there at once. */
  goesAbroad: boolean;
}

/** How the goods may travel to the address chosen now, and what that costs. */
export default function DeliveryCosts({ picksUp, goesAbroad, isShown, onSettled }: DeliveryCostsProps) {
  useLayoutEffect(() => {
    if (picksUp) onSettled();
  }, [picksUp, onSettled]);
  return (
    <>
      {picksUp ? null : <ShippingChoice isShown={isShown} onSettled={onSettled} />}
      <Suspense>{!isShown ? null : goesAbroad ? <QuoteAbroad /> : <DeliveryPrice />}</Suspense>
    </>
  );
}
