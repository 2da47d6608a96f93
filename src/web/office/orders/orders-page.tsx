import { Link, useLoaderData, useRevalidator } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { permission } from '#domain/access/permission.ts';
import { readOrders } from '#contract/order.ts';
import { pageServices } from '#web/page-context.ts';
import { requireAnyOf } from '../office-guard.ts';
import styles from '../office-page.module.css';
import { officeTexts } from '../office-texts.ts';
import { OrderFilterBar } from './order-filter-bar.tsx';
import { orderFilterOf, orderQuery, ordersPerPage } from './order-filter.ts';
import { OrderTable } from './order-table.tsx';
import { useNewOrders } from './use-new-orders.ts';

const t = officeTexts.list;

export const meta: MetaFunction = () => [{ title: `${officeTexts.orders} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireAnyOf(session, [permission.ADMIN_QUOTE], request);
  const filter = orderFilterOf(new URL(request.url).searchParams);
  const query = {
    page: filter.page,
    perPage: ordersPerPage,
    showPreparation: String(filter.showPreparation),
    ...(filter.search === '' ? {} : { search: filter.search }),
    ...(filter.orderStatusId === null ? {} : { orderStatusId: filter.orderStatusId }),
    ...(filter.fromDate === '' ? {} : { fromDate: filter.fromDate }),
    ...(filter.toDate === '' ? {} : { toDate: filter.toDate }),
  };
  return { filter, list: await call(readOrders, { query }) };
}

export default function OrdersPage() {
  const { filter, list } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const first = (list.page - 1) * list.perPage + 1;
  const last = first + list.items.length - 1;
  const untouched = orderQuery(filter) === '';
  const fresh = useNewOrders(Math.max(0, ...list.items.map((order) => order.id)));
  return (
    <>
      <header className={styles['head']}>
        <h1>{officeTexts.orders}</h1>
        <div role="status">
          {fresh > 0 && untouched ? (
            <button type="button" className={`${styles['button']} ${styles['ink']}`} onClick={() => void revalidate()}>
              {t.fresh(fresh)} {t.show.toLowerCase()}
            </button>
          ) : null}
        </div>
      </header>
      <OrderFilterBar filter={filter} />
      {list.items.length === 0 ? (
        <div className={styles['empty']}>
          <h2>{t.none}</h2>
          <p>{untouched ? t.noneYet : t.noneFor}</p>
        </div>
      ) : (
        <>
          <OrderTable orders={list.items} />
          <nav className={styles['foot']} aria-label={t.count(first, last, list.total)}>
            <span>{t.count(first, last, list.total)}</span>
            {filter.page > 1 ? (
              <Link className={styles['button']} to={`/admin/Orders${orderQuery({ ...filter, page: filter.page - 1 })}`}>
                {t.previous}
              </Link>
            ) : null}
            {last < list.total ? (
              <Link className={styles['button']} to={`/admin/Orders${orderQuery({ ...filter, page: filter.page + 1 })}`}>
                {t.next}
              </Link>
            ) : null}
          </nav>
        </>
      )}
    </>
  );
}
