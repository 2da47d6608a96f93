import { documentsOfOrder } from '#domain/order/order-document.ts';
import type { Order } from '#contract/order.ts';
import { Icon } from '#web/ui/icon.tsx';
import { officeTexts } from '../frame/office-words.ts';
import { BillButton } from './bill-button.tsx';
import styles from './positions.module.css';

const t = officeTexts.order;

/** The papers that the order has now, as PDF. */
export function OrderDocuments({ order }: { order: Order }) {
  return (
    <section>
      <h2>{t.documents}</h2>
      <ul className={styles['documents']}>
        {documentsOfOrder(order, 'staff').map((kind) => (
          <li key={kind}>
            <Icon name="document" size="small" />
            <a href={`/api/order-by-link/${order.uuid}/document/${kind}`} target="_blank" rel="noopener">
              {t.papers[kind]}
            </a>
          </li>
        ))}
        <li>
          <Icon name="document" size="small" />
          <BillButton orderId={order.id} />
        </li>
      </ul>
    </section>
  );
}
