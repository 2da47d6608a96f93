import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailure } from '#contract/failure.ts';
import { changeOrderState } from '#contract/order.ts';
import type { Order } from '#contract/order.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeTexts } from '../frame/office-words.ts';
import { staleSaveOf } from '../record/stale-save.ts';
import { instantText } from '../text/instant-text.ts';

/** Moves an order on; `meanwhile` says who was faster, until the order is read again. */
export function useOrderState(order: Order) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [meanwhile, setMeanwhile] = useState<string | null>(null);
  const change = async (orderStatusId: number): Promise<void> => {
    setBusy(true);
    try {
      await call(changeOrderState, { params: { id: order.id }, body: { orderStatusId, version: order.version } });
      toast.success(officeTexts.done);
      await revalidate();
    } catch (error) {
      const stale = error instanceof CallFailure ? staleSaveOf(error) : null;
      if (stale === null) toast.error(failureText(error));
      else setMeanwhile(officeTexts.order.changedMeanwhile(stale.who, instantText(stale.at)));
    } finally {
      setBusy(false);
    }
  };
  const reload = (): void => {
    setMeanwhile(null);
    void revalidate();
  };
  return { busy, change, meanwhile, reload };
}
