import { useCallback, useMemo, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction, ShouldRevalidateFunctionArgs } from 'react-router';
import { holdsAbility } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { readOrders, readOrderValues } from '#contract/order.ts';
import type { OrderSummary } from '#contract/order.ts';
import { readToday } from '#contract/today.ts';
import { readProductTypes } from '#contract/product-type.ts';
import { readPrintBatches } from '#contract/report.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import { screenOf } from '../frame/areas.ts';
import { officeWords } from '../frame/office-words.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { waitsOf } from '../frame/waits.ts';
import { viewOf } from '../grid/rules/grid-view.ts';
import { choiceLabels } from '../list/choice-labels.ts';
import { ListScreen, revalidatesList, rowsPerPage } from '../list/list-screen.tsx';
import type { BulkRows } from '../list/list-screen.tsx';
import { useListViews } from '../list/use-list-views.ts';
import { openList } from '../list/open-list.ts';
import { wireQuery } from '../list/wire-query.ts';
import { NewLink } from '../ui/new-link.tsx';
import styles from '../ui/page.module.css';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import type { BulkKey } from './bulk/bulk-verbs.ts';
import { Prints } from './bulk/prints.tsx';
import { tickedOrders } from './bulk/ticked-orders.ts';
import { ListVerb } from './list-verb.tsx';
import type { Pressed } from './list-verb.tsx';
import { orderColumns, orderStandard, pressableColumns } from './order-columns.tsx';
import { orderWindowOf, wireWindow } from './order-window.ts';
import type { OrderWindow } from './order-window.ts';
import { NarrowedTo } from './narrowed-to.tsx';
import { useNewOrders } from './use-new-orders.ts';
import { WeekBar } from './week-bar.tsx';
import { orderListWords } from './order-words.ts';

const { word, path } = screenOf('orders');
const t = officeWords.list;

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

/** Another window has another first page; for a changed view the grid asks itself. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  windowKey(orderWindowOf(args.currentUrl.searchParams)) !== windowKey(orderWindowOf(args.nextUrl.searchParams)) || revalidatesList(args);

const windowKey = (window: OrderWindow): string => JSON.stringify(wireWindow(window));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  const { perm } = requireScreen(session, 'orders', request);
  const { searchParams } = new URL(request.url);
  const window = orderWindowOf(searchParams);
  const query = { ...wireQuery(viewOf(searchParams, orderStandard), orderColumns), ...wireWindow(window), perPage: rowsPerPage };
  const [first, { items }, printed, types] = await Promise.all([
    openList(request, async () => callHere(readOrders, { query })),
    callHere(readToday, { query: {} }),
    holdsAbility(perm, 'generateReports') ? callHere(readPrintBatches, {}) : { items: [] },
    (window.productTypeId ?? 0) === 0 ? { items: [] } : callHere(readProductTypes, {}),
  ]);
  const type = types.items.find(({ id }) => id === window.productTypeId);
  const names = {
    customerId: first.items[0]?.customerName ?? String(window.customerId),
    productTypeId: window.productTypeId === 0 ? orderListWords.noProduct : (type?.name ?? String(window.productTypeId)),
  };
  return { today: localNow(Date.now()).date, first, window, names, perm, waits: waitsOf(items), printed: printed.items };
}

export default function OrdersPage() {
  const { first, today, window, names, perm, waits, printed } = useLoaderData<typeof loader>();
  const asked = wireWindow(window);
  const views = useListViews('orders', waits);
  const fresh = useNewOrders(Math.max(0, ...first.items.map((order) => order.id)));
  const [toPrint, setToPrint] = useState<BulkRows<OrderSummary> | null>(null);
  const [bulk, setBulk] = useState<{ verb: BulkKey; rows: BulkRows<OrderSummary> } | null>(null);
  const refresh = useRef<() => void>(() => undefined);
  const keepRefresh = useCallback((read: () => void) => {
    refresh.current = read;
  }, []);
  const bulkBar = (rows: BulkRows<OrderSummary>) => (
    <BulkBar rows={rows} perm={perm} onVerb={(verb) => setBulk({ verb, rows })} onPrint={() => setToPrint(rows)} />
  );
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const columns = useMemo(() => pressableColumns((indicator, order) => setPressed({ indicator, order })), []);
  return (
    <>
      <ListScreen
        title={word}
        path={path}
        columns={columns}
        standard={orderStandard}
        views={views}
        first={first}
        today={today}
        searchHint={t.search}
        scope={windowKey(window)}
        onRefresh={keepRefresh}
        bulk={bulkBar}
        load={async (query, page) => call(readOrders, { query: { ...query, ...asked, page, perPage: rowsPerPage } })}
        loadValues={async (query, column) =>
          choiceLabels(orderColumns, column, await call(readOrderValues, { query: { ...query, ...asked, column } }))
        }
        addressOf={({ id }) => `${path}/${id}`}
      >
        <NarrowedTo window={window} names={names} />
        <WeekBar window={window} today={today} />
        <Prints
          printed={printed}
          chosen={
            toPrint === null
              ? null
              : { count: toPrint.count, read: async () => (await tickedOrders(toPrint, asked)).orders.map(({ id }) => id) }
          }
          onClose={() => setToPrint(null)}
        />
        {holdsAbility(perm, 'manageOrders') ? <NewLink to={paths.officeNewOrder} word={t.newOrder} /> : null}
        <div role="status">
          {fresh > 0 ? (
            <a className={`${styles['button']} ${styles['ink']}`} href={path}>
              {t.fresh(fresh)} {t.show.toLowerCase()}
            </a>
          ) : null}
        </div>
      </ListScreen>
      {bulk === null ? null : (
        <BulkDialog
          verb={bulk.verb}
          today={today}
          read={async () => tickedOrders(bulk.rows, asked)}
          onClose={(changed) => {
            setBulk(null);
            if (!changed) return;
            bulk.rows.clear();
            bulk.rows.refresh();
          }}
        />
      )}
      {pressed === null ? null : (
        <ListVerb pressed={pressed} perm={perm} today={today} onClose={() => setPressed(null)} onDone={() => refresh.current()} />
      )}
    </>
  );
}
