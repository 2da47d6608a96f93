import { useMemo, useRef, useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { ProductListItem } from '#contract/product-list.ts';
import { readProductFrame, readProductList, readProductListValues } from '#contract/product-list.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { officeProductPath, paths } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import type { RowId } from '../grid/rules/column.ts';
import { viewOf } from '../grid/rules/grid-view.ts';
import type { RowAnswer, RowWrite } from '../grid/rules/save.ts';
import { choiceLabels } from '../list/choice-labels.ts';
import { ListScreen, revalidatesList, rowsPerPage } from '../list/list-screen.tsx';
import type { BulkRows } from '../list/list-screen.tsx';
import { useListViews } from '../list/use-list-views.ts';
import { openList } from '../list/open-list.ts';
import { wireQuery } from '../list/wire-query.ts';
import type { WireQuery } from '../list/wire-query.ts';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { Figure } from '../ui/page-head.tsx';
import { NewLink } from '../ui/new-link.tsx';
import styles from '../ui/page.module.css';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import type { BulkVerb } from './bulk/bulk-plan.ts';
import { productColumns, productStandard, productViews } from './product-columns.tsx';
import { productWords as t } from './product-words.ts';
import { saveProducts } from './product-write.ts';

const { word, path } = screenOf('products');
const noWaits = [] as const;

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];
export const shouldRevalidate = revalidatesList;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  const { perm } = requireScreen(session, 'products', request);
  const frame = await callHere(readProductFrame, {});
  const view = viewOf(new URL(request.url).searchParams, productStandard);
  const query = { ...wireQuery(view, productColumns(frame, view)), perPage: rowsPerPage };
  const seesMargins = holdsAbility(perm, 'managePrices');
  return {
    today: localNow(Date.now()).date,
    frame,
    seesMargins,
    mayImport: holdsAbility(perm, 'importTables'),
    first: await openList(request, async () => callHere(readProductList, { query })),
  };
}

interface Asked {
  verb: BulkVerb;
  rows: BulkRows<ProductListItem>;
}

export default function ProductsPage() {
  const { frame, first, today, seesMargins, mayImport } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const view = viewOf(query, productStandard);
  const shown = view.filters['visibility'];
  const areDeleted = shown?.kind === 'values' && shown.values.every((value) => value === 'deleted');
  const types = JSON.stringify(view.filters['typeId'] ?? null);
  // The columns depend only on the types.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const columns = useMemo(() => productColumns(frame, view), [frame, types]);
  const views = useListViews('products', noWaits, productViews(seesMargins));
  const failureText = useFailureText();
  const seen = useRef(new Map(first.items.map((row): [RowId, ProductListItem] => [row.id, row])));
  const [unsaved, setUnsaved] = useState(0);
  const blocker = useLeaveGuard(unsaved > 0);
  const [bulk, setBulk] = useState<Asked | null>(null);
  const remember = (items: readonly ProductListItem[]): void => {
    for (const item of items) seen.current.set(item.id, item);
  };
  const load = async (asked: WireQuery, page: number) => {
    const answer = await call(readProductList, { query: { ...asked, page, perPage: rowsPerPage } });
    remember(answer.items);
    return answer;
  };
  const save = async (writes: readonly RowWrite[]): Promise<readonly RowAnswer[]> =>
    saveProducts(frame, seen.current, writes, failureText.item);
  const bulkBar = (rows: BulkRows<ProductListItem>) => <BulkBar areDeleted={areDeleted} onVerb={(verb) => setBulk({ verb, rows })} />;
  return (
    <>
      <ListScreen
        title={word}
        path={path}
        columns={columns}
        standard={productStandard}
        views={views}
        first={first}
        today={today}
        searchHint={t.search}
        load={load}
        loadValues={async (asked, column) =>
          choiceLabels(columns, column, await call(readProductListValues, { query: { ...asked, column } }))
        }
        addressOf={({ id }) => officeProductPath(id, 'edit')}
        onSave={save}
        onUnsaved={setUnsaved}
        bulk={bulkBar}
        figures={
          <>
            <Figure number={groupedText(frame.total)} word={t.figures.all} />
            <Figure number={groupedText(frame.incomplete)} word={t.figures.incomplete} />
          </>
        }
      >
        {mayImport ? (
          <Link className={styles['button']} to={`${paths.officeImports}?kind=product`}>
            {t.import}
          </Link>
        ) : null}
        <a className={styles['button']} href={fileAddress(wireQuery(view, columns))} download>
          {t.download}
        </a>
        <NewLink to={paths.officeNewProduct} word={t.create} />
      </ListScreen>
      {bulk === null ? null : (
        <BulkDialog
          verb={bulk.verb}
          rows={bulk.rows}
          seen={seen.current}
          columns={columns}
          today={today}
          save={save}
          remember={remember}
          onClose={(changed) => {
            setBulk(null);
            if (!changed) return;
            bulk.rows.clear();
            bulk.rows.refresh();
          }}
        />
      )}
      <LeaveQuestion blocker={blocker} />
    </>
  );
}

function fileAddress({ search, sort, filter = [] }: WireQuery): string {
  const parts = new URLSearchParams([
    ...(search === undefined ? [] : [['search', search]]),
    ...(sort === undefined ? [] : [['sort', sort]]),
    ...filter.map((each) => ['filter', each]),
  ]);
  return `/api/product/record/csv?${parts.toString()}`;
}
