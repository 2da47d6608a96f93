import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { readOrderMoney } from '#contract/ledger.ts';
import type { Order } from '#contract/order.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { orderState } from '#domain/order/order-state.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import pageStyles from '../ui/page.module.css';
import type { Payable } from './payment-effect.ts';
import { recordWords as t } from './payment-words.ts';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';

/** Records a payment on an order: a prepayment, or the money of one whose online payment never came. */
export function OrderPayment({ order, today }: { order: Pick<Order, 'id' | 'formattedId' | 'orderStatusId'>; today: PlainDate }) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const failureText = useFailureText();
  const [payable, setPayable] = useState<Payable | null>(null);
  const open = async (): Promise<void> => {
    try {
      const { claims, credit } = await call(readOrderMoney, { params: { id: order.id } });
      const waits = order.orderStatusId === orderState.PREPARATION;
      setPayable({ target: { orderId: order.id }, number: order.formattedId, claims, credit, terms: null, waits });
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
  return (
    <section>
      <button type="button" className={pageStyles['button']} onClick={() => void open()}>
        {t.open}
      </button>
      <RecordPaymentDialog
        payable={payable}
        today={today}
        mayWriteOff={false}
        onClose={() => setPayable(null)}
        onDone={() => void revalidate()}
      />
    </section>
  );
}
