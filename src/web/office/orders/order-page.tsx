import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readOrder } from '#contract/order.ts';
import { or404, idInPath } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { paths } from '#web/paths.ts';
import { DocumentHead } from '../document/document-head.tsx';
import { DocumentAddresses } from '../document/document-address.tsx';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import pageStyles from '../ui/page.module.css';
import { officeTexts } from '../frame/office-words.ts';
import { orderProgress, stateMark } from './order-view.ts';
import { BillButton } from './bill-button.tsx';
import { OrderFacts, OrderHistory } from './order-facts.tsx';
import styles from '../document/document.module.css';
import { OrderStatePanel } from './order-state-panel.tsx';
import { OrderTotals } from './order-totals.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { PositionTable } from './position-table.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.order.formattedId ?? screenOf('orders').word} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'orders', request);
  const id = idInPath(params['id']);
  return or404(async () => call(readOrder, { params: { id } }));
}

export default function OrderPage() {
  const { order, history, allowedStates } = useLoaderData<typeof loader>();
  return (
    <>
      <DocumentHead
        list={{ name: screenOf('orders').word, path: paths.officeOrders }}
        formattedId={order.formattedId}
        customer={order.customer}
        mark={stateMark(order.orderStatusId)}
      >
        <ul className={styles['marks']}>
          {orderProgress(order).map(({ name, mark, detail }) => (
            <li key={name} className={styles[mark.state]}>
              <StatusMark {...mark} bare />
              <b>{name}</b>
              <small>{detail}</small>
            </li>
          ))}
        </ul>
        <BillButton orderId={order.id} />
        <button type="button" className={pageStyles['button']} onClick={() => print()}>
          {officeTexts.print}
        </button>
      </DocumentHead>
      <div className={styles['grid']}>
        <div>
          <PositionTable order={order} />
          <OrderTotals order={order} />
          <DocumentAddresses document={order} />
        </div>
        <aside className={styles['detail']}>
          <OrderStatePanel order={order} changes={allowedStates} />
          <RefundPanel order={order} />
          <OrderFacts order={order} />
          <OrderHistory history={history} />
        </aside>
      </div>
    </>
  );
}
