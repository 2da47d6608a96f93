/** Draws a page anew once the provider's news about its payment has come. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderPayment } from '#contract/payment.ts';
import { useOrderPayment } from './use-order-payment.ts';

/** The provider's news may come a moment after its visitor. */
const newsWithinMs = 20_000;

export function useFreshNews(uuid: string, { state }: OrderPayment): void {
  const { revalidate } = useRevalidator();
  const { payment } = useOrderPayment(uuid, newsWithinMs);
  const changed = payment !== null && payment.state !== state;
  useEffect(() => {
    if (changed) void revalidate();
  }, [changed, revalidate]);
}
