import { useCallback, useMemo, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readNotes } from '#contract/note.ts';
import { readMails } from '#contract/mail.ts';
import { readOrder } from '#contract/order.ts';
import type { OrderPosition } from '#contract/order.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { orderState } from '#domain/order/order-state.ts';
import { wishWord } from '#domain/order/wish-word.ts';
import { or404, idInPath } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { DocumentAddresses } from '../document/document-address.tsx';
import { screenOf } from '../frame/areas.ts';
import { officeWords } from '../frame/office-words.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { SeeAsButton } from '../frame/see-as-button.tsx';
import type { RecordHandle } from '../frame/use-trail.ts';
import { OrderChange } from '../order-change/order-change.tsx';
import { changeWords } from '../order-change/change-words.ts';
import { ParcelTab } from '../parcels/parcel-tab.tsx';
import { parcelWords } from '../parcels/parcel-words.ts';
import { useNotes } from '../notes/use-notes.ts';
import { RecordScreen } from '../record/record-screen.tsx';
import { StateRail } from '../record/state-rail.tsx';
import pageStyles from '../ui/page.module.css';
import { OrderMails } from './mails/order-mails.tsx';
import { undelivered } from './mails/undelivered.ts';
import { openWish } from './open-wish.ts';
import { mailWords } from './mails/mail-words.ts';
import { germanNames, GermanNamesProvider } from '../document/german-names.tsx';
import { OrderAside } from './order-aside.tsx';
import { OrderParts } from './order-parts.tsx';
import { orderRail, railPapers } from './order-rail.ts';
import { OrderTotals } from './order-totals.tsx';
import { nextVerb, partedVerbs, verbsOf } from './order-verbs.ts';
import type { OrderVerb } from './order-verbs.ts';
import { creditFlagText, stateMark } from './order-view.ts';
import { readOrderPapers } from './papers/order-papers.ts';
import { PaperTables } from './papers/paper-tables.tsx';
import { PositionGrid } from './position-grid.tsx';
import { useStartProduction } from './use-start-production.ts';
import { OrderDialogs } from './verbs/order-dialogs.tsx';
import type { OpenDialog } from './verbs/order-dialogs.tsx';
import { useVerbKeys, VerbButtons } from './verbs/verb-buttons.tsx';

const t = officeWords.order;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.order.formattedId ?? screenOf('orders').word} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: RecordHandle = { recordName: (data) => (data as Data).order.formattedId };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call, language } = pageServices(context);
  const { perm } = requireScreen(session, 'orders', request);
  const id = idInPath(params['id']);
  return or404(async () => {
    const [{ order, history, creditFlag, refundable }, papers, mails, notes] = await Promise.all([
      call(readOrder, { params: { id } }),
      readOrderPapers(call, id, { seesPayments: holdsAbility(perm, 'recordPayments') }),
      call(readMails, { query: { orderId: id, perPage: 200 } }),
      call(readNotes, { query: { kind: 'order', id } }),
    ]);
    const names = await germanNames({ call, language }, order);
    const today = localNow(Date.now()).date;
    return { order, history, creditFlag, refundable, papers, mails: mails.items, notes, names, perm, today };
  });
}

/** One order. Another one starts with its own selection. */
export default function OrderPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <GermanNamesProvider value={data.names}>
      <OrderRecord key={data.order.id} {...data} />
    </GermanNamesProvider>
  );
}

function OrderRecord({ order, history, creditFlag, refundable, papers, mails, notes: loadedNotes, perm, today }: Data) {
  const [active, setActive] = useState<OrderPosition | undefined>(order.positions[0]);
  const selected = order.positions.find(({ id }) => id === active?.id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { revalidate } = useRevalidator();
  const close = useCallback(() => setDialog(null), []);
  const verbs = useMemo(() => verbsOf({ order, refundable }, perm), [order, refundable, perm]);
  const main = nextVerb(order, verbs);
  const sayProduction = useStartProduction(order);
  const begin = (verb: OrderVerb): void => {
    if (verb === 'production' || verb === 'noProduction') void sayProduction(verb === 'production');
    else setDialog({ verb });
  };
  useVerbKeys(verbs, begin);
  const notes = useNotes('order', order.id, loadedNotes);
  const wish = openWish(notes.data);
  const tags = [
    ...(wish === null ? [] : [wishWord[wish]]),
    ...(order.customer.guest ? [t.guest] : []),
    ...(creditFlag === null ? [] : [creditFlagText[creditFlag]]),
    ...undelivered(mails).map(mailWords.undelivered),
  ];
  const { inHead, behindDots } = partedVerbs(verbs, main);
  return (
    <>
      <RecordScreen
        number={order.formattedId}
        customer={order.customer.name}
        {...(order.orderStatusId === orderState.CANCELED ? { mark: stateMark(order.orderStatusId) } : {})}
        tag={tags.length === 0 ? null : tags.join(', ')}
        more={
          <>
            <SeeAsButton customerId={order.customerId} />
            <VerbButtons verbs={behindDots} onVerb={begin} />
          </>
        }
        actions={
          <>
            <button type="button" className={pageStyles['button']} onClick={() => print()}>
              {officeWords.print}
            </button>
            <VerbButtons verbs={inHead} main={main} onVerb={begin} />
          </>
        }
        rail={<StateRail steps={orderRail(order, railPapers(papers), today)} />}
        parts={[
          {
            key: 'positions',
            word: t.positions,
            count: order.positions.length,
            content: (
              <>
                <PositionGrid order={order} today={today} onActive={setActive} />
                <OrderTotals order={order} />
                <PaperTables order={order} papers={papers} verbs={verbs} perm={perm} today={today} onDialog={setDialog} />
              </>
            ),
          },
          ...(holdsAbility(perm, 'manageOrders') ? [{ key: 'change', word: changeWords.tab, content: <OrderChange order={order} /> }] : []),
          ...(order.deliveryAddress === null
            ? []
            : [{ key: 'parcels', word: parcelWords.tab, content: <ParcelTab order={order} perm={perm} /> }]),
          { key: 'addresses', word: t.addresses, content: <DocumentAddresses document={order} /> },
          { key: 'parts', word: t.partList, content: <OrderParts order={order} mayPrint={holdsAbility(perm, 'generateReports')} /> },
          {
            key: 'mails',
            word: mailWords.title,
            count: mails.length,
            content: <OrderMails mails={mails} onWrite={verbs.includes('mail') ? () => setDialog({ verb: 'mail' }) : null} />,
          },
        ]}
        aside={<OrderAside order={order} papers={papers} history={history} notes={notes} perm={perm} selected={selected} />}
      />
      <OrderDialogs dialog={dialog} order={order} refundable={refundable} today={today} onClose={close} onDone={() => void revalidate()} />
    </>
  );
}
