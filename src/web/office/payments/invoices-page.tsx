import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readInvoices, readInvoiceValues } from '#contract/invoice.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { officeInvoicePath, paths } from '#web/paths.ts';
import { screenOf } from '../frame/areas.ts';
import { ListTabs } from '../frame/list-tabs.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { viewOf } from '../grid/rules/grid-view.ts';
import { choiceLabels } from '../list/choice-labels.ts';
import { ListScreen, revalidatesList, rowsPerPage } from '../list/list-screen.tsx';
import { useListViews } from '../list/use-list-views.ts';
import { openList } from '../list/open-list.ts';
import { wireQuery } from '../list/wire-query.ts';
import { invoiceColumns, invoiceStandard } from './invoice-columns.tsx';
import { paymentWords } from './payment-words.ts';

const { word } = screenOf('payments');
const path = `${paths.officePayments}/invoices`;

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export const shouldRevalidate = revalidatesList;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  requireScreen(session, 'payments', request);
  const query = { ...wireQuery(viewOf(new URL(request.url).searchParams, invoiceStandard), invoiceColumns), perPage: rowsPerPage };
  return { today: localNow(Date.now()).date, first: await openList(request, async () => callHere(readInvoices, { query })) };
}

export default function InvoicesPage() {
  const { first, today } = useLoaderData<typeof loader>();
  const views = useListViews('payments', []);
  return (
    <ListScreen
      title={word}
      path={path}
      columns={invoiceColumns}
      standard={invoiceStandard}
      views={views}
      first={first}
      today={today}
      searchHint={paymentWords.search}
      load={async (query, page) => call(readInvoices, { query: { ...query, page, perPage: rowsPerPage } })}
      loadValues={async (query, column) =>
        choiceLabels(invoiceColumns, column, await call(readInvoiceValues, { query: { ...query, column } }))
      }
      addressOf={({ id }) => officeInvoicePath(id)}
    >
      <ListTabs screen="payments" />
    </ListScreen>
  );
}
