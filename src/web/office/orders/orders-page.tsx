import { useLoaderData, useRevalidator } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { permission } from '#domain/access/permission.ts';
import { readOrders } from '#contract/order.ts';
import { pageServices } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import { DocumentPages } from '../document/document-list.tsx';
import { requireAnyOf } from '../frame/office-guard.ts';
import styles from '../ui/page.module.css';
import { officeTexts } from '../frame/office-words.ts';
import { OrderFilterBar } from './order-filter-bar.tsx';
import { askedOf, orderFilterOf, orderQuery } from '../document/document-filter.ts';
import { OrderTable } from './order-table.tsx';
import { useNewOrders } from './use-new-orders.ts';

const t = officeTexts.list;

export const meta: MetaFunction = () => [{ title: `${officeTexts.orders} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireAnyOf(session, [permission.ADMIN_QUOTE], request);
  const filter = orderFilterOf(new URL(request.url).searchParams);
  const query = {
    ...askedOf(filter),
    showPreparation: String(filter.showPreparation),
    ...(filter.orderStatusId === null ? {} : { orderStatusId: filter.orderStatusId }),
  };
  return { filter, list: await call(readOrders, { query }) };
}

export default function OrdersPage() {
  const { filter, list } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
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
          <DocumentPages path={paths.officeOrders} filter={filter} list={list} />
        </>
      )}
    </>
  );
}
