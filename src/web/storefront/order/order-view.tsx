/** An order as its customer sees it: positions with picture and chosen values, addresses, sums. Used in the account and for the guest's link. */
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { deliveryDayWords } from '#domain/order/delivery-day-words.ts';
import { mayChangeStill } from '#domain/order/order-progress.ts';
import { orderPath } from '#web/paths.ts';
import { ViewConfiguration } from '#web/configurator/view-configuration.tsx';
import { ContactLines } from '../document/contact-lines.tsx';
import { DocumentAddresses, DocumentNotes, DocumentSums } from '../document/document-parts.tsx';
import { DocumentPositions, rootsOf } from '../document/document-positions.tsx';
import { ShownTo } from '../page/price-view.tsx';
import styles from './order-view.module.css';
import { wishId } from './wish-id.ts';

interface OrderViewProps {
  order: Order;
  /** Shown above the positions: next steps, how to pay. */
  children?: ReactNode;
  /** Actions on the order, below the sums. */
  actions: ReactNode;
  /** Actions on single positions, by position id. */
  positionActions?: ReadonlyMap<number, ReactNode> | undefined;
  /** Further facts beside the addresses. */
  more?: ReactNode;
  /** Below everything else: asking for a change. Absent: on a page of its own. */
  wishes?: ReactNode;
}

export function OrderView({ order, children, actions, positionActions, more, wishes }: OrderViewProps) {
  const t = useTranslations('checkout');
  const language = useLocale();
  return (
    <ShownTo document={order}>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {children}
          <section>
            <h2>{t('positions', { count: rootsOf(order.positions).length })}</h2>
            <DocumentPositions positions={order.positions} vatPercent={order.vatPercent}>
              {({ id, name, articleNumber, configuration, quantity }) => (
                <>
                  <ViewConfiguration
                    name={name}
                    articleNumber={articleNumber}
                    configuration={configuration}
                    quantity={quantity}
                    place={order.formattedId}
                  />
                  {positionActions?.get(id)}
                </>
              )}
            </DocumentPositions>
          </section>
          <div className={styles['grid']}>
            <DocumentAddresses document={order} day={deliveryDayWords(order, language)} />
            {more}
            <DocumentNotes document={order} />
          </div>
          {wishes}
        </div>
        <aside className={`f-kraft-tint ${styles['sums']}`} aria-label={t('sums')}>
          <h2>{t('sums')}</h2>
          <DocumentSums
            document={order}
            totals={order.totals}
            lines={rootsOf(order.positions)
              .filter(({ storno }) => !storno)
              .map(({ finalPrice }) => finalPrice)}
          />
          <div className={styles['actions']}>{actions}</div>
          <ChangeWish order={order} path={wishes === undefined ? orderPath(order.uuid) : ''} />
        </aside>
      </div>
    </ShownTo>
  );
}

/** An order is changed by our people: where to ask, as long as there is something left to change. `path`: of the page with the form; empty: this one. */
function ChangeWish({ order, path }: Pick<OrderViewProps, 'order'> & { path: string }) {
  const t = useTranslations('order');
  if (!mayChangeStill(order)) return null;
  return (
    <ContactLines title={t('wishTitle')} text={t('wishText')} subject={order.formattedId}>
      <a href={`${path}#${wishId}`}>{t('wishGo')}</a>
    </ContactLines>
  );
}
