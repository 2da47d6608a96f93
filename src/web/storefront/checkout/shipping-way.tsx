import { lazy, Suspense } from 'react';
import type { ShippingChoiceProps } from './shipping-choice.tsx';

const ShippingChoice = lazy(async () => import('./shipping-choice.tsx'));

/** The carrier answers after the page is rendered, so its part is loaded later too. */
export function ShippingWay(props: ShippingChoiceProps) {
  return (
    <Suspense>
      <ShippingChoice {...props} />
    </Suspense>
  );
}
