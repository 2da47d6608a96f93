import { Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { permission } from '#domain/access/permission.ts';
import { CallFailure } from '#contract/failure.ts';
import { readOrder } from '#contract/order.ts';
import { pageServices } from '#web/page-context.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { requireAnyOf } from '../office-guard.ts';
import pageStyles from '../office-page.module.css';
import { officeTexts } from '../office-texts.ts';
import { orderProgress, stateMark } from '../order-view.ts';
import { BillButton } from './bill-button.tsx';
import { AddressBlock, OrderFacts, OrderHistory } from './order-facts.tsx';
import styles from './order-page.module.css';
import { OrderStatePanel } from './order-state-panel.tsx';
import { OrderTotals } from './order-totals.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { PositionTable } from './position-table.tsx';

const t = officeTexts.order;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.order.formattedId ?? officeTexts.orders} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireAnyOf(session, [permission.ADMIN_QUOTE], request);
  const id = Number(params['id']);
  if (!Number.isSafeInteger(id) || id < 1) throw new Response(null, { status: 404 });
  try {
    return await call(readOrder, { params: { id } });
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 404 || error.status === 400)) throw new Response(null, { status: 404 });
    throw error;
  }
}

export default function OrderPage() {
  const { order, history, allowedStates } = useLoaderData<typeof loader>();
  return (
    <>
      <header className={pageStyles['head']}>
        <div>
          <nav className={styles['crumb']} aria-label={officeTexts.orders}>
            <Link to="/admin/Orders">{officeTexts.orders}</Link> / {order.formattedId}
          </nav>
          <h1 className={styles['title']}>
            <span className={styles['id']}>{order.formattedId}</span> {order.customer.name}
          </h1>
          <p className={styles['chip']}>
            <StatusMark {...stateMark(order.orderStatusId)} /> {order.customer.guest ? t.guest : null}
          </p>
        </div>
        <div className={styles['side']}>
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
        </div>
      </header>
      <div className={styles['grid']}>
        <div>
          <PositionTable order={order} />
          <OrderTotals order={order} />
          <div className={styles['addresses']}>
            {order.deliveryAddress ? <AddressBlock title={t.deliveryAddress} address={order.deliveryAddress} /> : null}
            <AddressBlock title={t.invoiceAddress} address={order.invoiceAddress} />
          </div>
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
