import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readPaymentEntries, readPaymentEntryValues } from '#contract/ledger.ts';
import type { PaymentEntry } from '#contract/ledger.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { officeInvoicePath, officeOrderPath, paths } from '#web/paths.ts';
import { screenOf } from '../frame/areas.ts';
import { ListTabs } from '../frame/list-tabs.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { plainView, viewOf } from '../grid/rules/grid-view.ts';
import { isTicked } from '../grid/rules/ticks.ts';
import { choiceLabels } from '../list/choice-labels.ts';
import { ListScreen, revalidatesList, rowsPerPage } from '../list/list-screen.tsx';
import type { BulkRows } from '../list/list-screen.tsx';
import { useListViews } from '../list/use-list-views.ts';
import { openList } from '../list/open-list.ts';
import { wireQuery } from '../list/wire-query.ts';
import pageStyles from '../ui/page.module.css';
import { entryColumns } from './entry-columns.tsx';
import { paymentWords, reverseWords } from './payment-words.ts';
import { ReverseDialog } from './reverse-dialog.tsx';

const { word } = screenOf('payments');
const path = `${paths.officePayments}/entries`;

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export const shouldRevalidate = revalidatesList;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  const { perm } = requireScreen(session, 'payments', request);
  const query = { ...wireQuery(viewOf(new URL(request.url).searchParams, plainView), entryColumns), perPage: rowsPerPage };
  const first = await openList(request, async () => callHere(readPaymentEntries, { query }));
  return { today: localNow(Date.now()).date, first, mayReverse: holdsAbility(perm, 'handleMoney') };
}

/** The ledger: everything received, paid out or settled, newest first. */
export default function EntriesPage() {
  const { first, today, mayReverse } = useLoaderData<typeof loader>();
  const views = useListViews('payments', []);
  const [reversing, setReversing] = useState<{ id: number; done: () => void } | null>(null);
  const bulk = (rows: BulkRows<PaymentEntry>) => {
    const [entry, ...others] = [...rows.loaded.values()].filter(({ id }) => isTicked(rows.ticks, id));
    const can = entry !== undefined && others.length === 0 && !entry.reversed && entry.reverses === null && entry.kind !== 'transfer';
    const done = (): void => {
      rows.clear();
      rows.refresh();
    };
    return (
      <button
        type="button"
        className={pageStyles['button']}
        disabled={!can}
        onClick={() => setReversing(entry === undefined ? null : { id: entry.id, done })}
      >
        {reverseWords.open}
      </button>
    );
  };
  return (
    <>
      <ListScreen
        title={word}
        path={path}
        columns={entryColumns}
        views={views}
        first={first}
        today={today}
        searchHint={paymentWords.search}
        load={async (query, page) => call(readPaymentEntries, { query: { ...query, page, perPage: rowsPerPage } })}
        loadValues={async (query, column) =>
          choiceLabels(entryColumns, column, await call(readPaymentEntryValues, { query: { ...query, column } }))
        }
        addressOf={addressOf}
        bulk={mayReverse ? bulk : undefined}
      >
        <ListTabs screen="payments" />
      </ListScreen>
      <ReverseDialog entryId={reversing?.id ?? null} onClose={() => setReversing(null)} onDone={() => reversing?.done()} />
    </>
  );
}

function addressOf({ invoiceId, orderId }: PaymentEntry): string {
  if (invoiceId !== null) return officeInvoicePath(invoiceId);
  return orderId === null ? path : officeOrderPath(orderId);
}
