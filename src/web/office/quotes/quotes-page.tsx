import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
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
import { wireQuery } from '../list/wire-query.ts';
import { quoteColumns, quoteStandard } from './quote-columns.tsx';
import { quoteTexts } from './quote-texts.ts';

const { word, path } = screenOf('quotes');

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];
export const shouldRevalidate = revalidatesList;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  requireScreen(session, 'quotes', request);
  const view = viewOf(new URL(request.url).searchParams, quoteStandard);
  const query = { ...wireQuery(view, quoteColumns), perPage: rowsPerPage };
  const [first, { items }] = await Promise.all([callHere(readQuotes, { query }), callHere(readToday, {})]);
  return { today: localNow(Date.now()).date, first, waits: waitsOf(items) };
}

export default function QuotesPage() {
  const { first, today, waits } = useLoaderData<typeof loader>();
  const views = useListViews('quotes', waits);
  return (
    <ListScreen
      title={word}
      path={path}
      columns={quoteColumns}
      standard={quoteStandard}
      views={views}
      first={first}
      today={today}
      searchHint={quoteTexts.list.search}
      load={async (query, page) => call(readQuotes, { query: { ...query, page, perPage: rowsPerPage } })}
      loadValues={async (query, column) => choiceLabels(quoteColumns, column, await call(readQuoteValues, { query: { ...query, column } }))}
      addressOf={({ id }) => officeQuotePath(id)}
    />
  );
}
