import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction, ShouldRevalidateFunctionArgs } from 'react-router';
import { localNow } from '#domain/calendar/local-time.ts';
import { readQuotes, readQuoteValues } from '#contract/quote.ts';
import { readToday } from '#contract/today.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { officeQuotePath } from '#web/paths.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { waitsOf } from '../frame/waits.ts';
import { viewOf } from '../grid/rules/grid-view.ts';
import { choiceLabels } from '../list/choice-labels.ts';
import { ListScreen, revalidatesList, rowsPerPage } from '../list/list-screen.tsx';
import { useListViews } from '../list/use-list-views.ts';
import { openList } from '../list/open-list.ts';
import { wireQuery } from '../list/wire-query.ts';
import { orderWindowOf, wireWindow } from '../orders/order-window.ts';
import type { OrderWindow } from '../orders/order-window.ts';
import { WeekBar } from '../orders/week-bar.tsx';
import { NewQuote } from './new-quote.tsx';
import { quoteColumns, quoteStandard } from './quote-columns.tsx';
import { quoteWords } from './quote-words.ts';

const { word, path } = screenOf('quotes');

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

/** Another week has another first page; for a changed view the grid asks itself. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  weekOf(args.currentUrl) !== weekOf(args.nextUrl) || revalidatesList(args);

const weekOf = ({ searchParams }: URL): string | null => orderWindowOf(searchParams).week;

/** Quotes have no pending payment. */
const daysOf = ({ week }: OrderWindow) => wireWindow({ week, showPreparation: false });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  requireScreen(session, 'quotes', request);
  const view = viewOf(new URL(request.url).searchParams, quoteStandard);
  const window = orderWindowOf(new URL(request.url).searchParams);
  const query = { ...wireQuery(view, quoteColumns(0)), ...daysOf(window), perPage: rowsPerPage };
  const [first, { items }] = await Promise.all([
    openList(request, async () => callHere(readQuotes, { query })),
    callHere(readToday, { query: {} }),
  ]);
  return { today: localNow(Date.now()).date, nowMs: Date.now(), first, window, waits: waitsOf(items) };
}

export default function QuotesPage() {
  const { first, today, nowMs, window, waits } = useLoaderData<typeof loader>();
  const asked = daysOf(window);
  const columns = useMemo(() => quoteColumns(nowMs), [nowMs]);
  const views = useListViews('quotes', waits);
  return (
    <ListScreen
      title={word}
      path={path}
      columns={columns}
      standard={quoteStandard}
      views={views}
      first={first}
      today={today}
      tall
      scope={JSON.stringify(asked)}
      searchHint={quoteWords.list.search}
      load={async (query, page) => call(readQuotes, { query: { ...query, ...asked, page, perPage: rowsPerPage } })}
      loadValues={async (query, column) =>
        choiceLabels(columns, column, await call(readQuoteValues, { query: { ...query, ...asked, column } }))
      }
      addressOf={({ id }) => officeQuotePath(id)}
    >
      <WeekBar window={window} today={today} withPreparation={false} />
      <NewQuote />
    </ListScreen>
  );
}
