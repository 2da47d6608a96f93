import { useLocale, useTranslations } from 'use-intl';
import type { OrderSummary } from '#contract/order.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { deliveryDayWords } from '#domain/order/delivery-day-words.ts';
import { profileOrderPath } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { DocumentTotal } from './document-total.tsx';
import styles from './order-row.module.css';
import { OrderStateMarks } from './order-state-marks.tsx';

const dayOn = { PICKUP: 'pickUpOn', DELIVERY: 'deliverOn', FEDEX: 'dispatchOn' } as const;

/** One order of the list; the whole row is a link. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const t = useTranslations('profile');
  const language = useLocale();
  const day = deliveryDayWords(order, language);
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <h3>
          <Link className={styles['link']} to={profileOrderPath(order.id)}>
            {order.formattedId}
          </Link>
        </h3>
        <p className="small muted">
          {t('orderedOn', { day: dayText(localNow(Date.parse(order.createdAt)).date, language) })},{' '}
          {t('positions', { count: order.positionCount })}
        </p>
        {order.externalCustomerNo === '' ? null : <p className="small">{t('reference', { reference: order.externalCustomerNo })}</p>}
      </div>
      <div className={styles['how']}>
        <OrderStateMarks {...order} />
        {day === '' ? null : <p className="small">{t(dayOn[order.deliveryType], { day })}</p>}
      </div>
      <DocumentTotal of={order} />
    </li>
  );
}
