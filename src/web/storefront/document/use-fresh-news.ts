/** Reloads a page's data once the provider has reported on its payment. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderPayment } from '#contract/payment.ts';
import { useOrderPayment } from './use-order-payment.ts';

/** The provider's notification may arrive a moment after the customer. */
const newsWithinMs = 20_000;

export function useFreshNews(uuid: string, { state }: OrderPayment): void {
  const { revalidate } = useRevalidator();
  const { payment } = useOrderPayment(uuid, newsWithinMs);
  const changed = payment !== null && payment.state !== state;
  useEffect(() => {
    if (changed) void revalidate();
  }, [changed, revalidate]);
}
