import { lazy, Suspense, useLayoutEffect } from 'react';
import { DayPicker } from '../form/day-picker.tsx';
import type { DayPickerProps } from '../form/day-picker.tsx';
import DeliveryPrice from './delivery-price.tsx';
import ShippingChoice from './shipping-choice.tsx';
import type { ShippingChoiceProps } from './shipping-choice.tsx';

const QuoteAbroad = lazy(async () => import('./quote-abroad.tsx'));

interface DeliveryPlanProps extends ShippingChoiceProps {
  picksUp: boolean;
  /** The destination needs a quote first. */
  goesAbroad: boolean;
  day: DayPickerProps;
}

/** Delivery methods for the chosen address, the cost, and the delivery day. */
export default function DeliveryPlan({ picksUp, goesAbroad, day, isShown, onSettled }: DeliveryPlanProps) {
  useLayoutEffect(() => {
    if (picksUp) onSettled(true);
  }, [picksUp, onSettled]);
  return (
    <>
      {picksUp ? null : <ShippingChoice isShown={isShown} onSettled={onSettled} />}
      {isShown ? (
        <>
          <Suspense>{goesAbroad ? <QuoteAbroad /> : <DeliveryPrice />}</Suspense>
          <DayPicker {...day} />
        </>
      ) : null}
    </>
  );
}
