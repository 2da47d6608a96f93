import { lazy, Suspense } from 'react';
import type { ShippingChoiceProps } from './shipping-choice.tsx';

const ShippingChoice = lazy(async () => import('./shipping-choice.tsx'));

/** The carrier answers later than the page is there: so does what shows its answer. */
export function ShippingWay(props: ShippingChoiceProps) {
  return (
    <Suspense>
      <ShippingChoice {...props} />
    </Suspense>
  );
}
