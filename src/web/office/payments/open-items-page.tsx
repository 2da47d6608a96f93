import { useCallback, useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction, ShouldRevalidateFunctionArgs } from 'react-router';
import { readOpenItems, readOpenItemValues } from '#contract/ledger.ts';
import type { OpenItem } from '#contract/ledger.ts';
import { readToday } from '#contract/today.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { officeInvoicePath } from '#web/paths.ts';
import { screenOf } from '../frame/areas.ts';
import { ListTabs } from '../frame/list-tabs.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { waitsOf } from '../frame/waits.ts';
import { viewOf } from '../grid/rules/grid-view.ts';
import { isTicked } from '../grid/rules/ticks.ts';
import { choiceLabels } from '../list/choice-labels.ts';
import { ListScreen, revalidatesList, rowsPerPage } from '../list/list-screen.tsx';
import type { BulkRows } from '../list/list-screen.tsx';
import { useListViews } from '../list/use-list-views.ts';
import { openList } from '../list/open-list.ts';
import { wireQuery } from '../list/wire-query.ts';
import pageStyles from '../ui/page.module.css';
import { AgeBar } from './age-bar.tsx';
import { OpenItemActions } from './open-item-actions.tsx';
import { openItemColumns, openItemStandard } from './open-item-columns.tsx';
import { payableInvoice } from './payable.ts';
import { paymentWords, reminderWords } from './payment-words.ts';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';
import { RemindersDialog } from './reminders-dialog.tsx';

const { word, path } = screenOf('payments');

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

/** After an action the sums change too. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.currentUrl.href === args.nextUrl.href || revalidatesList(args);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  const { perm } = requireScreen(session, 'payments', request);
  const query = { ...wireQuery(viewOf(new URL(request.url).searchParams, openItemStandard), openItemColumns), perPage: rowsPerPage };
  const [first, { items }] = await Promise.all([
    openList(request, async () => callHere(readOpenItems, { query })),
    callHere(readToday, { query: {} }),
  ]);
  return { today: localNow(Date.now()).date, first, waits: waitsOf(items), keepsBooks: holdsAbility(perm, 'handleMoney') };
}

/** Amounts owed by customers, earliest due date first. */
export default function OpenItemsPage() {
  const { first, today, waits, keepsBooks } = useLoaderData<typeof loader>();
  const views = useListViews('payments', waits);
  const { revalidate } = useRevalidator();
  const [paying, setPaying] = useState<{ item: OpenItem; done: () => void } | null>(null);
  const [reminding, setReminding] = useState<{ ids: number[]; done: () => void } | null>(null);
  const refresh = useRef<() => void>(() => undefined);
  const keepRefresh = useCallback((read: () => void) => {
    refresh.current = read;
  }, []);
  const bulk = (rows: BulkRows<OpenItem>) => {
    const done = (): void => {
      rows.clear();
      rows.refresh();
      void revalidate();
    };
    const items = [...rows.loaded.values()].filter(({ id }) => isTicked(rows.ticks, id));
    return (
      <OpenItemActions
        items={items}
        keepsBooks={keepsBooks}
        onPay={(item) => setPaying({ item, done })}
        onDone={done}
        onRemind={(chosen) => setReminding({ ids: chosen.map(({ id }) => id), done })}
      />
    );
  };
  return (
    <>
      <ListScreen
        title={word}
        path={path}
        columns={openItemColumns}
        standard={openItemStandard}
        views={views}
        first={first}
        today={today}
        searchHint={paymentWords.search}
        load={async (query, page) => call(readOpenItems, { query: { ...query, page, perPage: rowsPerPage } })}
        loadValues={async (query, column) =>
          choiceLabels(openItemColumns, column, await call(readOpenItemValues, { query: { ...query, column } }))
        }
        addressOf={({ id }) => officeInvoicePath(id)}
        onRefresh={keepRefresh}
        bulk={bulk}
        below={<AgeBar totals={first.totals} />}
      >
        <ListTabs screen="payments" />
        {keepsBooks ? (
          <button
            type="button"
            className={`${pageStyles['button']} ${pageStyles['ink']}`}
            onClick={() =>
              setReminding({
                ids: [],
                done: () => {
                  refresh.current();
                  void revalidate();
                },
              })
            }
          >
            {reminderWords.remindAll}
          </button>
        ) : null}
      </ListScreen>
      <RemindersDialog invoiceIds={reminding?.ids ?? null} onClose={() => setReminding(null)} onDone={() => reminding?.done()} />
      <RecordPaymentDialog
        payable={paying === null ? null : payableInvoice(paying.item, paying.item.credit)}
        today={today}
        mayWriteOff={keepsBooks}
        onClose={() => setPaying(null)}
        onDone={() => paying?.done()}
      />
    </>
  );
}
