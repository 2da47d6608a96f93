import { lazy, Suspense, useLayoutEffect } from 'react';
import { DayPicker } from '../form/day-picker.tsx';
import type { DayPickerProps } from '../form/day-picker.tsx';
import DeliveryPrice from './delivery-price.tsx';
import ShippingChoice from './shipping-choice.tsx';
import type { ShippingChoiceProps } from './shipping-choice.tsx';

const QuoteAbroad = lazy(async () => import('./quote-abroad.tsx'));

interface DeliveryPlanProps extends ShippingChoiceProps {
  picksUp: boolean;
  /** Nobody can order to there at once. */
  goesAbroad: boolean;
  day: DayPickerProps;
}

/** How the goods may travel to the address chosen now, what that costs, and on which day they do. */
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
