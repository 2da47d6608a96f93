import { useRevalidator } from 'react-router';
import type { Order } from '#contract/order.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import type { OrderVerb } from '../order-verbs.ts';
import type { OpenDialog } from '../verbs/order-dialogs.tsx';
import { DeliveryRows } from './delivery-rows.tsx';
import { HandoverPhotos } from './handover-photos.tsx';
import { InvoiceRows } from './invoice-rows.tsx';
import type { OrderPapers } from './order-papers.ts';
import { PaymentRows } from './payment-rows.tsx';
import styles from './papers.module.css';

interface PaperTablesProps {
  order: Order;
  papers: OrderPapers;
  verbs: readonly OrderVerb[];
  perm: readonly number[];
  today: string;
  onDialog: (dialog: OpenDialog) => void;
}

/** Deliveries, invoices and payments. */
export function PaperTables({ order, papers, verbs, perm, today, onDialog }: PaperTablesProps) {
  const { revalidate } = useRevalidator();
  const opens = (verb: 'deliver' | 'invoice' | 'pay') => (verbs.includes(verb) ? () => onDialog({ verb }) : null);
  return (
    <div className={styles['papers']}>
      <DeliveryRows
        deliveries={papers.deliveries}
        onDeliver={opens('deliver')}
        onTakeBack={holdsAbility(perm, 'dispatch') ? (delivery) => onDialog({ verb: 'takeBack', delivery }) : null}
      />
      <HandoverPhotos orderId={order.id} photos={papers.photos} />
      <InvoiceRows
        invoices={papers.invoices}
        today={today}
        onInvoice={opens('invoice')}
        onCredit={holdsAbility(perm, 'handleMoney') ? (invoice) => onDialog({ verb: 'credit', invoice }) : null}
        onSent={holdsAbility(perm, 'recordPayments') ? () => void revalidate() : null}
      />
      {holdsAbility(perm, 'recordPayments') ? <PaymentRows order={order} entries={papers.entries} onPay={opens('pay')} /> : null}
    </div>
  );
}
