import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { pathOf } from '#contract/endpoint.ts';
import { clearPriceCache, readAllPricesCsv, readPriceList, readPriceListValues } from '#contract/price-list.ts';
import type { PriceListRow } from '#contract/price-list.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { officeImportsOfPath } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import control from '../grid/control.module.css';
import { viewOf } from '../grid/rules/grid-view.ts';
import { choiceLabels } from '../list/choice-labels.ts';
import type { BulkRows } from '../list/list-screen.tsx';
import { ListScreen, revalidatesList, rowsPerPage } from '../list/list-screen.tsx';
import { useListViews } from '../list/use-list-views.ts';
import { openList } from '../list/open-list.ts';
import { wireQuery } from '../list/wire-query.ts';
import styles from '../ui/page.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import { bulkWords } from './bulk-words.ts';
import { priceListColumns, priceListStandard, priceListViews, pricePath } from './price-list-columns.tsx';
import { priceWords as t } from './price-words.ts';

const { word, path } = screenOf('prices');
const noWaits = [] as const;

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];
export const shouldRevalidate = revalidatesList;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  const { perm } = requireScreen(session, 'prices', request);
  const view = viewOf(new URL(request.url).searchParams, priceListStandard);
  const query = { ...wireQuery(view, priceListColumns), perPage: rowsPerPage };
  const mayImport = holdsAbility(perm, 'importTables');
  return { mayImport, today: localNow(Date.now()).date, first: await openList(request, async () => callHere(readPriceList, { query })) };
}

export default function PricesPage() {
  const { first, today, mayImport } = useLoaderData<typeof loader>();
  const views = useListViews('prices', noWaits, priceListViews);
  const [changing, setChanging] = useState<BulkRows<PriceListRow> | null>(null);
  const toast = useToast();
  const failureText = useFailureText();
  const clear = (): void => {
    call(clearPriceCache, {}).then(
      ({ remotePrices }) => toast.success(t.cleared(remotePrices)),
      (error: unknown) => toast.error(failureText(error)),
    );
  };
  const bulk = (rows: BulkRows<PriceListRow>) => (
    <button type="button" className={control['button']} onClick={() => setChanging(rows)}>
      {bulkWords.verb(rows.count)}
    </button>
  );
  return (
    <>
      <ListScreen
        title={word}
        path={path}
        columns={priceListColumns}
        standard={priceListStandard}
        views={views}
        first={first}
        today={today}
        searchHint={t.search}
        load={async (query, page) => call(readPriceList, { query: { ...query, page, perPage: rowsPerPage } })}
        loadValues={async (query, column) =>
          choiceLabels(priceListColumns, column, await call(readPriceListValues, { query: { ...query, column } }))
        }
        addressOf={pricePath}
        bulk={bulk}
      >
        {mayImport ? (
          <Link className={styles['button']} to={officeImportsOfPath('price')}>
            {t.import}
          </Link>
        ) : null}
        <button type="button" className={styles['button']} onClick={clear}>
          {t.clearCache}
        </button>
        <a className={styles['button']} href={pathOf(readAllPricesCsv)} download>
          {t.csv}
        </a>
      </ListScreen>
      {changing === null ? null : <BulkDialog rows={changing} onClose={() => setChanging(null)} />}
    </>
  );
}
