import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readInvoice } from '#contract/invoice.ts';
import { readOpenItems, readPaymentEntries } from '#contract/ledger.ts';
import { readOrder } from '#contract/order.ts';
import { readHistory } from '#contract/record.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { or404, idInPath } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import type { RecordHandle } from '../frame/use-trail.ts';
import { RecordHistory, wholeHistory } from '../record/history.tsx';
import { RecordScreen } from '../record/record-screen.tsx';
import pageStyles from '../ui/page.module.css';
import { useLetterKeys } from '../ui/use-letter-keys.ts';
import { creditableLines } from './credit-draft.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { creditWords, paperWords } from './credit-words.ts';
import { DisputeButton } from './dispute-button.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoicePapers } from './invoice-papers.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { invoiceStates } from './invoice-state.ts';
import { PaperLink } from './paper-link.tsx';
import { PayOutDialog } from './pay-out-dialog.tsx';
import { payableInvoice } from './payable.ts';
import { invoiceWords as t, payOutWords, recordWords } from './payment-words.ts';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';
import { SendInvoiceButton } from './send-invoice-button.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.invoice.formattedId ?? screenOf('payments').word} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: RecordHandle = { recordName: (data) => (data as Data).invoice.formattedId };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  const { perm } = requireScreen(session, 'payments', request);
  const id = idInPath(params['id']);
  return or404(async () => {
    const invoice = await call(readInvoice, { params: { id } });
    const keepsBooks = holdsAbility(perm, 'handleMoney');
    const [entries, { totals }, history, order] = await Promise.all([
      call(readPaymentEntries, { query: { invoiceId: id, perPage: 200 } }),
      call(readOpenItems, { query: { customerId: invoice.customerId, perPage: 1 } }),
      call(readHistory, { query: { kind: 'invoice', id, ...wholeHistory } }),
      keepsBooks && invoice.orderId !== null ? call(readOrder, { params: { id: invoice.orderId } }) : null,
    ]);
    return {
      invoice,
      entries: entries.items,
      credit: totals.credit,
      history: history.items,
      keepsBooks,
      discount: order?.order.discount ?? null,
      today: localNow(Date.now()).date,
    };
  });
}

/** One invoice: its lines, its payments, and the open amount. */
export default function InvoicePage() {
  const data = useLoaderData<typeof loader>();
  return <InvoiceRecord key={data.invoice.id} {...data} />;
}

function InvoiceRecord({ invoice, entries, credit, history, keepsBooks, discount, today }: Data) {
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<'payment' | 'credit' | 'payOut' | null>(null);
  const close = (): void => setAsking(null);
  const papers = invoice.creditNotes.length + invoice.reminders.length;
  const done = (): void => void revalidate();
  const mayPay = invoice.open > 0;
  useLetterKeys(mayPay ? { z: () => setAsking('payment') } : {});
  return (
    <>
      <RecordScreen
        number={invoice.formattedId}
        customer={invoice.customerName}
        mark={invoiceStates[invoice.state]}
        tag={invoice.disputed ? t.disputed : null}
        more={
          <>
            <SendInvoiceButton invoice={invoice} className={pageStyles['button']} onDone={done} />
            {keepsBooks && creditableLines(invoice).length > 0 ? (
              <button type="button" className={pageStyles['button']} onClick={() => setAsking('credit')}>
                {creditWords.open}
              </button>
            ) : null}
            {keepsBooks && credit > 0 ? (
              <button type="button" className={pageStyles['button']} onClick={() => setAsking('payOut')}>
                {payOutWords.open}
              </button>
            ) : null}
            <DisputeButton invoice={invoice} onDone={done} />
          </>
        }
        actions={
          <>
            <PaperLink address={`/api/invoice/${invoice.id}/document`} name={invoice.formattedId} />
            {mayPay ? (
              <button
                type="button"
                className={`${pageStyles['button']} ${pageStyles['ink']}`}
                aria-keyshortcuts="Z"
                onClick={() => setAsking('payment')}
              >
                {recordWords.open} <kbd aria-hidden="true">Z</kbd>
              </button>
            ) : null}
          </>
        }
        parts={[
          { key: 'lines', word: t.lines, count: invoice.lines.length, content: <InvoiceLines invoice={invoice} /> },
          {
            key: 'payments',
            word: t.payments,
            count: entries.length,
            content: <InvoicePayments entries={entries} mayReverse={keepsBooks} onDone={done} />,
          },
          ...(papers === 0 ? [] : [{ key: 'papers', word: paperWords.tab, count: papers, content: <InvoicePapers invoice={invoice} /> }]),
        ]}
        aside={
          <>
            <InvoiceFacts invoice={invoice} credit={credit} today={today} />
            <RecordHistory
              lines={history.map(({ at, who, field, after }) => ({ at, who, what: `${t.fields[field] ?? field} ${String(after ?? '')}` }))}
            />
          </>
        }
      />
      <RecordPaymentDialog
        payable={asking === 'payment' ? payableInvoice(invoice, credit) : null}
        today={today}
        mayWriteOff={keepsBooks}
        onClose={close}
        onDone={done}
      />
      <PayOutDialog
        customer={{ id: invoice.customerId, name: invoice.customerName }}
        credit={credit}
        today={today}
        open={asking === 'payOut'}
        onClose={close}
        onDone={done}
      />
      <CreditDialog invoice={invoice} discount={discount} open={asking === 'credit'} onClose={close} onDone={done} />
    </>
  );
}
