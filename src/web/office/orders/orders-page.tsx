import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { localNow } from '#domain/calendar/local-time.ts';
import { readOrders, readOrderValues } from '#contract/order.ts';
import { readToday } from '#contract/today.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { screenOf } from '../frame/areas.ts';
import { officeTexts } from '../frame/office-words.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { waitsOf } from '../frame/waits.ts';
import { viewOf } from '../grid/rules/grid-view.ts';
import { choiceLabels } from '../list/choice-labels.ts';
import { ListScreen, revalidatesList, rowsPerPage } from '../list/list-screen.tsx';
import { useListViews } from '../list/use-list-views.ts';
import { wireQuery } from '../list/wire-query.ts';
import styles from '../ui/page.module.css';
import { orderColumns, orderStandard } from './order-columns.tsx';
import { useNewOrders } from './use-new-orders.ts';

const { word, path } = screenOf('orders');
const t = officeTexts.list;

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];
export const shouldRevalidate = revalidatesList;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  requireScreen(session, 'orders', request);
  const view = viewOf(new URL(request.url).searchParams, orderStandard);
  const query = { ...wireQuery(view, orderColumns), perPage: rowsPerPage };
  const [first, { items }] = await Promise.all([callHere(readOrders, { query }), callHere(readToday, {})]);
  return { today: localNow(Date.now()).date, first, waits: waitsOf(items) };
}

export default function OrdersPage() {
  const { first, today, waits } = useLoaderData<typeof loader>();
  const views = useListViews('orders', waits);
  const fresh = useNewOrders(Math.max(0, ...first.items.map((order) => order.id)));
  return (
    <ListScreen
      title={word}
      path={path}
      columns={orderColumns}
      standard={orderStandard}
      views={views}
      first={first}
      today={today}
      searchHint={t.search}
      load={async (query, page) => call(readOrders, { query: { ...query, page, perPage: rowsPerPage } })}
      loadValues={async (query, column) => choiceLabels(orderColumns, column, await call(readOrderValues, { query: { ...query, column } }))}
      addressOf={({ id }) => `${path}/${id}`}
    >
      <div role="status">
        {fresh > 0 ? (
          <a className={`${styles['button']} ${styles['ink']}`} href={path}>
            {t.fresh(fresh)} {t.show.toLowerCase()}
          </a>
        ) : null}
      </div>
    </ListScreen>
  );
}
