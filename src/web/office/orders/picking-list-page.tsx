import { Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readOrder } from '#contract/order.ts';
import type { Order } from '#contract/order.ts';
import { addressLines } from '#domain/contact/address.ts';
import { pageServices } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import { officeWords } from '../frame/office-words.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { longDayText } from '../text/day-text.ts';
import { weightText } from '../text/weight-text.ts';
import pageStyles from '../ui/page.module.css';
import { PageHead } from '../ui/page-head.tsx';
import { deliveryText } from './order-view.ts';
import { mostPicked, pickingListOf } from './picking-list-address.ts';
import styles from './picking-list.module.css';
import { linesToDeliver } from './verbs/order-lines.ts';
import { pickingWords as t } from './order-words.ts';

export const meta: MetaFunction = () => [{ title: `${t.title} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'orders', request);
  const { ids, chosen } = pickingListOf(new URL(request.url).searchParams);
  const found = await Promise.all(ids.map(async (id) => call(readOrder, { params: { id } }).catch(() => null)));
  const orders = found.flatMap((each) => (each === null ? [] : [each.order]));
  return { orders, missing: chosen - orders.length };
}

/** The picking list of each order, one sheet each, to be printed and ticked by hand. */
export default function PickingListPage() {
  const { orders, missing } = useLoaderData<typeof loader>();
  return (
    <>
      <div className={styles['head']}>
        <PageHead title={t.title}>
          {orders.length === 0 ? null : (
            <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} onClick={() => print()}>
              {officeWords.print}
            </button>
          )}
        </PageHead>
      </div>
      {orders.length === 0 ? (
        <p className={pageStyles['note']}>
          {t.none} <Link to={paths.officeOrders}>{t.choose}</Link>
        </p>
      ) : null}
      {orders.length > 0 && missing > 0 ? (
        <p className={pageStyles['note']} role="status">
          {t.missing(missing, mostPicked)}
        </p>
      ) : null}
      {orders.map((order) => (
        <PickingSheet key={order.id} order={order} />
      ))}
    </>
  );
}

function PickingSheet({ order }: { order: Order }) {
  const lines = linesToDeliver(order);
  const positions = new Map(order.positions.map((position) => [position.id, position]));
  return (
    <section className={styles['sheet']} aria-label={order.formattedId}>
      <h2>
        {order.formattedId} {order.customer.name}
      </h2>
      <p>
        {[
          deliveryText(order),
          longDayText(order.confirmedDeliveryDate ?? order.requestedDeliveryDate),
          ...(order.deliveryAddress === null ? [] : addressLines(order.deliveryAddress)),
          `${weightText(order.weight)} kg`,
        ].join(', ')}
      </p>
      {order.comment === '' ? null : <p className={styles['comment']}>{order.comment}</p>}
      {lines.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <table className={pageStyles['table']} aria-label={`${t.title} ${order.formattedId}`}>
          <thead>
            <tr>
              <th scope="col">{t.position}</th>
              <th scope="col" className={pageStyles['number']}>
                {t.pieces}
              </th>
              <th scope="col">{t.article}</th>
              <th scope="col">{t.done}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, number, name, open }) => (
              <tr key={id}>
                <td>{number}</td>
                <td className={`${pageStyles['number']} ${pageStyles['strong']}`}>{open}</td>
                <td>
                  <b>{name}</b> {positions.get(id)?.articleNumber}
                  <small className={styles['details']}>
                    {[
                      ...(positions.get(id)?.details ?? []).map(({ label, value }) => `${label} ${value}`),
                      positions.get(id)?.kommentar ?? '',
                    ]
                      .filter((text) => text !== '')
                      .join(', ')}
                  </small>
                </td>
                <td className={styles['box']}>☐</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
