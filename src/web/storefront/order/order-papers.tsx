import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { documentsOfOrder } from '#domain/order/order-document.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './order-papers.module.css';

/** The papers the order has now, as PDF; each opens through the order's link, with or without an account. */
export function OrderPapers({ order }: { order: Order }) {
  const t = useTranslations('order');
  const papers = documentsOfOrder(order, 'customer');
  if (papers.length === 0) return null;
  return (
    <section className={styles['papers']} aria-labelledby="order-papers">
      <h2 id="order-papers">{t('papers')}</h2>
      <ul>
        {papers.map((kind) => (
          <li key={kind}>
            <a href={`/api/order-by-link/${order.uuid}/document/${kind}`} target="_blank" rel="noopener">
              <Icon name="document" />
              <span>{t(`paper.${kind}`)}</span>
              <span className="small">PDF</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
