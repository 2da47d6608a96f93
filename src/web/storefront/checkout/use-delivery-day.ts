import { useEffect } from 'react';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { useCheckout } from './checkout-state.tsx';

/** The chosen day, or the proposed one: a stored day may have passed since. Null: the calendar offers none. */
export function useDeliveryDay(dates: { earliest: string; preselected: string }): { earliest: PlainDate; day: PlainDate } | null {
  const { store, session } = useCheckout();
  const earliest = parsePlainDate(dates.earliest);
  const kept = session.checkout.requestedDeliveryDate;
  const day = kept !== null && earliest !== null && kept >= earliest ? kept : parsePlainDate(dates.preselected);
  useEffect(() => {
    if (day !== null && day !== kept) store.changeCheckout({ requestedDeliveryDate: day });
  }, [store, day, kept]);
  return earliest === null || day === null ? null : { earliest, day };
}
