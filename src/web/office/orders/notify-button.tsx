import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { notifyCustomerOfOrder } from '#contract/order.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeTexts } from '../frame/office-words.ts';
import pageStyles from '../ui/page.module.css';

/** Sends the customer the last mail about the order once more. */
export function NotifyButton({ orderId }: { orderId: number }) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const notify = async (): Promise<void> => {
    setBusy(true);
    try {
      const { recipient } = await call(notifyCustomerOfOrder, { params: { id: orderId }, body: {} });
      toast.success(`${officeTexts.done}: ${recipient}`);
      await revalidate();
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void notify()}>
      {officeTexts.order.notify}
    </button>
  );
}
