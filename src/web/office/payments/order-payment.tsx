import { useEffect, useState } from 'react';
import { readOrderMoney } from '#contract/ledger.ts';
import type { Order } from '#contract/order.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { orderState } from '#domain/order/order-state.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { Payable } from './payment-effect.ts';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';

interface OrderPaymentProps {
  order: Pick<Order, 'id' | 'formattedId' | 'orderStatusId'>;
  today: PlainDate;
  onClose: () => void;
  onDone: () => void;
}

/** Records a payment on an order: a prepayment, or money for an online payment that never arrived. Opens once the open amounts are read. */
export function OrderPayment({ order: { id, formattedId, orderStatusId }, today, onClose, onDone }: OrderPaymentProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const [payable, setPayable] = useState<Payable | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const waits = orderStatusId === orderState.PREPARATION;
    call(readOrderMoney, { params: { id } }).then(
      ({ claims, credit }) => isCurrent && setPayable({ target: { orderId: id }, number: formattedId, claims, credit, terms: null, waits }),
      (failure: unknown) => {
        if (!isCurrent) return;
        toast.error(failureText(failure));
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once for each opening
  }, [id]);
  return <RecordPaymentDialog payable={payable} today={today} mayWriteOff={false} onClose={onClose} onDone={onDone} />;
}
