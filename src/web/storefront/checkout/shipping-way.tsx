import { lazy, Suspense } from 'react';

const ShippingChoice = lazy(async () => import('./shipping-choice.tsx'));

/** The carrier answers later than the page is there: so does what shows its answer. */
export function ShippingWay({ onSettled }: { onSettled: () => void }) {
  return (
    <Suspense>
      <ShippingChoice onSettled={onSettled} />
    </Suspense>
  );
}
