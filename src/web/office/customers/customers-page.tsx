import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readCustomers, readCustomerValues } from '#contract/customer.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { officeCustomerPath, paths } from '#web/paths.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { viewOf } from '../grid/rules/grid-view.ts';
import { choiceLabels } from '../list/choice-labels.ts';
import { ListScreen, revalidatesList, rowsPerPage } from '../list/list-screen.tsx';
import { useListViews } from '../list/use-list-views.ts';
import { openList } from '../list/open-list.ts';
import { wireQuery } from '../list/wire-query.ts';
import { NewLink } from '../ui/new-link.tsx';
import { customerColumns, customerStandard, customerViews } from './customer-columns.tsx';
import { customerWords as t } from './customer-words.ts';

const { word, path } = screenOf('customers');
const noWaits = [] as const;

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];
export const shouldRevalidate = revalidatesList;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  const { perm } = requireScreen(session, 'customers', request);
  const view = viewOf(new URL(request.url).searchParams, customerStandard);
  const query = { ...wireQuery(view, customerColumns), perPage: rowsPerPage };
  return {
    today: localNow(Date.now()).date,
    first: await openList(request, async () => callHere(readCustomers, { query })),
    mayCreate: holdsAbility(perm, 'manageCustomers'),
  };
}

export default function CustomersPage() {
  const { first, today, mayCreate } = useLoaderData<typeof loader>();
  const views = useListViews('customers', noWaits, customerViews);
  return (
    <ListScreen
      title={word}
      path={path}
      columns={customerColumns}
      standard={customerStandard}
      views={views}
      first={first}
      today={today}
      searchHint={t.search}
      load={async (query, page) => call(readCustomers, { query: { ...query, page, perPage: rowsPerPage } })}
      loadValues={async (query, column) =>
        choiceLabels(customerColumns, column, await call(readCustomerValues, { query: { ...query, column } }))
      }
      addressOf={({ id }) => officeCustomerPath(id)}
    >
      {mayCreate ? <NewLink to={paths.officeNewCustomer} word={t.create} /> : null}
    </ListScreen>
  );
}
