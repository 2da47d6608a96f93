import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { localNow } from '#domain/calendar/local-time.ts';
import { readOrder } from '#contract/order.ts';
import type { OrderPosition } from '#contract/order.ts';
import { or404, idInPath } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { DocumentAddresses } from '../document/document-address.tsx';
import { screenOf } from '../frame/areas.ts';
import { officeTexts } from '../frame/office-words.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { SeeAsButton } from '../frame/see-as-button.tsx';
import type { RecordHandle } from '../frame/use-trail.ts';
import { RecordNotes } from '../notes/record-notes.tsx';
import { OrderPayment } from '../payments/order-payment.tsx';
import { OrderChange } from '../order-change/order-change.tsx';
import { changeWords } from '../order-change/words.ts';
import { RecordScreen } from '../record/record-screen.tsx';
import { StateRail } from '../record/state-rail.tsx';
import pageStyles from '../ui/page.module.css';
import { NotifyButton } from './notify-button.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderParts } from './order-parts.tsx';
import { orderRail } from './order-rail.ts';
import { OrderStateActions, OrderStateMore } from './order-state-actions.tsx';
import { OrderTotals } from './order-totals.tsx';
import { historyText, stateMark } from './order-view.ts';
import { PositionGrid } from './position-grid.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { SelectedPosition } from './selected-position.tsx';

const t = officeTexts.order;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.order.formattedId ?? screenOf('orders').word} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: RecordHandle = { recordName: (data) => (data as Data).order.formattedId };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'orders', request);
  const id = idInPath(params['id']);
  return or404(async () => ({ ...(await call(readOrder, { params: { id } })), today: localNow(Date.now()).date }));
}

/** One order. Another one starts with its own selection. */
export default function OrderPage() {
  const data = useLoaderData<typeof loader>();
  return <OrderRecord key={data.order.id} {...data} />;
}

function OrderRecord({ order, history, allowedStates, today }: Data) {
  const [active, setActive] = useState<OrderPosition | undefined>(order.positions[0]);
  const selected = order.positions.find(({ id }) => id === active?.id);
  return (
    <RecordScreen
      number={order.formattedId}
      customer={order.customer.name}
      mark={stateMark(order.orderStatusId)}
      tag={order.customer.guest ? t.guest : null}
      more={
        <>
          <NotifyButton orderId={order.id} />
          <SeeAsButton customerId={order.customerId} />
          <OrderPayment order={order} today={today} />
          <RefundPanel order={order} />
          <OrderStateMore order={order} changes={allowedStates} />
        </>
      }
      actions={
        <>
          <button type="button" className={pageStyles['button']} onClick={() => print()}>
            {officeTexts.print}
          </button>
          <OrderStateActions order={order} changes={allowedStates} />
        </>
      }
      rail={<StateRail steps={orderRail(order)} />}
      parts={[
        {
          key: 'positions',
          word: t.positions,
          count: order.positions.length,
          content: (
            <>
              <PositionGrid order={order} today={today} onActive={setActive} />
              <OrderTotals order={order} />
            </>
          ),
        },
        // Whoever may move an order may change it.
        ...(allowedStates.length > 0 ? [{ key: 'change', word: changeWords.tab, content: <OrderChange order={order} /> }] : []),
        { key: 'addresses', word: t.addresses, content: <DocumentAddresses document={order} /> },
        { key: 'parts', word: t.partList, content: <OrderParts order={order} /> },
      ]}
      aside={
        <>
          {selected === undefined ? null : (
            <SelectedPosition position={selected} number={order.positions.indexOf(selected) + 1} place={order.formattedId} />
          )}
          <OrderFacts order={order} />
          <OrderDocuments order={order} />
          <RecordNotes
            kind="order"
            id={order.id}
            history={history.toReversed().map((entry) => ({ at: entry.at, who: entry.who, what: historyText(entry) }))}
          />
        </>
      }
    />
  );
}
