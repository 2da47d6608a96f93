/** /favoriten/zuletzt-bestellt: past lines or whole orders, to order again in the same configuration. */
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { dateText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { latestLines } from '#domain/quick-order/last-ordered.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import '#web/texts/buyer-texts.ts';
import { useCart } from '../cart/cart-state.tsx';
import { ChoiceLinks } from './choice-links.tsx';
import { FavouritesFrame } from './favourites-frame.tsx';
import styles from './last-ordered-page.module.css';
import { loadLastOrdered } from './load-last-ordered.ts';
import type { PastOrder } from './load-last-ordered.ts';
import { mayBeOrdered } from './past-line.ts';
import { PastLineRow } from './past-line-row.tsx';
import { requireLogIn } from '../page/require-log-in.ts';
import { useAddLines } from './use-add-lines.ts';
import { useTodaysPrices } from './use-todays-prices.ts';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

interface LastOrderedData {
  view: 'lines' | 'orders';
  orders: PastOrder[];
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<LastOrderedData> {
  const { call, session } = pageServices(context);
  const { customerId } = requireLogIn(session, request);
  const view = new URL(request.url).searchParams.get('zeige') === 'bestellungen' ? 'orders' : 'lines';
  // Staff without a customer have no orders.
  return { view, orders: customerId === null ? [] : await loadLastOrdered(call, customerId) };
}

const dayOf = (instant: string): string => dateText(localNow(Date.parse(instant)).date);

export default function LastOrderedPage() {
  const { view, orders: sent } = useLoaderData<typeof loader>();
  const linesOf = Map.groupBy(useTodaysPrices(sent.flatMap(({ lines }) => lines)), ({ orderId }) => orderId);
  const orders = sent.map((order) => ({ ...order, lines: linesOf.get(order.id) ?? [] }));
  const t = useTranslations('favourites');
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  return (
    <FavouritesFrame tab="last" lead={t('lastLead')}>
      {orders.length === 0 ? (
        <EmptyState
          title={t('lastEmptyTitle')}
          text={t('lastEmptyText')}
          action={
            <ButtonLink to={`/-${shop}`} size="small" mark="arrow">
              {t('emptyAction')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <div className={styles['choice']}>
            <ChoiceLinks
              label={t('show')}
              shown={view}
              choices={[
                { value: 'lines', to: '?zeige=positionen', text: t('lastLines') },
                { value: 'orders', to: '?zeige=bestellungen', text: t('lastOrders') },
              ]}
            />
          </div>
          {view === 'lines' ? <Lines orders={orders} /> : <Orders orders={orders} />}
        </>
      )}
    </FavouritesFrame>
  );
}

function Lines({ orders }: { orders: readonly PastOrder[] }) {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const lines = latestLines(
    orders.flatMap((order) => order.lines.map((line) => ({ ...line, pricePerOne: unitPriceFromChf(line.before) }))),
  );
  return (
    <ul className={styles['list']}>
      {lines.map((line) => {
        const order = byId.get(line.orderId);
        return (
          <PastLineRow
            key={line.positionId}
            line={line}
            ordered={order === undefined ? null : { date: dayOf(order.createdAt), number: order.formattedId, times: line.times }}
          />
        );
      })}
    </ul>
  );
}

function Orders({ orders }: { orders: readonly PastOrder[] }) {
  return (
    <ol className={styles['orders']}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderAgain order={order} />
        </li>
      ))}
    </ol>
  );
}

function OrderAgain({ order }: { order: PastOrder }) {
  const t = useTranslations('favourites');
  const cart = useCart();
  const add = useAddLines();
  const available = order.lines.filter(mayBeOrdered);
  const missing = order.lines.length - available.length;
  return (
    <section aria-labelledby={`order-${order.id}`}>
      <div className={styles['head']}>
        <h2 id={`order-${order.id}`}>{order.formattedId}</h2>
        <p className="small">
          {t('ofDate', { date: dayOf(order.createdAt) })}, {t('positions', { count: order.lines.length })}
        </p>
        <Button
          size="small"
          mark="cart"
          disabled={available.length === 0 || !cart.ready}
          aria-label={missing === 0 ? t('orderAgainOf', { order: order.formattedId }) : undefined}
          onClick={() => add(available.map(({ now: _now, before: _before, asking: _asking, ...line }) => line))}
        >
          {missing === 0 ? t('orderAgain') : t('orderAgainPart', { count: available.length })}
        </Button>
      </div>
      {missing > 0 ? <p className={styles['missing']}>{t('orderLeftOut', { count: missing })}</p> : null}
      <ul className={styles['list']}>
        {order.lines.map((line) => (
          <PastLineRow key={line.positionId} line={line} ordered={null} />
        ))}
      </ul>
    </section>
  );
}
