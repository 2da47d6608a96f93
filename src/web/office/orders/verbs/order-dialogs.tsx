import type { Delivery } from '#contract/delivery.ts';
import type { Invoice } from '#contract/invoice.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { CreditDialog } from '../../payments/credit-dialog.tsx';
import { OrderPayment } from '../../payments/order-payment.tsx';
import { MailDialog } from '../mails/mail-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ConfirmDayDialog } from './confirm-day-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import type { OrderVerbProps } from './order-verb-props.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

export type OpenDialog =
  | { readonly verb: 'confirmDay' | 'deliver' | 'invoice' | 'pay' | 'mail' | 'refund' | 'copy' | 'cancel' }
  | { readonly verb: 'takeBack'; readonly delivery: Delivery }
  | { readonly verb: 'credit'; readonly invoice: Invoice };

interface OrderDialogsProps extends OrderVerbProps {
  dialog: OpenDialog | null;
  /** Paid online and not given back, in francs. */
  refundable: number;
  today: PlainDate;
}

export function OrderDialogs({ dialog, ...props }: OrderDialogsProps) {
  switch (dialog?.verb) {
    case 'confirmDay':
      return <ConfirmDayDialog {...props} />;
    case 'deliver':
      return <DeliverDialog {...props} />;
    case 'invoice':
      return <InvoiceDialog {...props} />;
    case 'pay':
      return <OrderPayment {...props} />;
    case 'mail':
      return <MailDialog {...props} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'copy':
      return <CopyDialog order={props.order} onClose={props.onClose} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'takeBack':
      return <TakeBackDialog delivery={dialog.delivery} onClose={props.onClose} onDone={props.onDone} />;
    case 'credit':
      return <OrderCredit invoice={dialog.invoice} {...props} />;
    default:
      return null;
  }
}

function OrderCredit({ invoice, order, onClose, onDone }: Pick<OrderDialogsProps, 'order' | 'onClose' | 'onDone'> & { invoice: Invoice }) {
  const discount = invoice.orderId === null ? null : order.discount;
  return <CreditDialog invoice={invoice} discount={discount} open onClose={onClose} onDone={onDone} />;
}
