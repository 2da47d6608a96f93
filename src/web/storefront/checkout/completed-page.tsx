import { useEffect, useRef } from 'react';
import { redirect, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { readOrderByLink } from '#contract/order.ts';
import type { Order } from '#contract/order.ts';
import { Uuid } from '#contract/wire.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { isProviderMethod, paymentMethod } from '#domain/order/payment-method.ts';
import { deliveryDayWords } from '#domain/order/delivery-day-words.ts';
import { or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { orderPath, paths, paymentFailedPath } from '#web/paths.ts';
import type { KnownGuest } from '../form/known-guest.ts';
import { useCart } from '../cart/cart-state.tsx';
import { PrintHead } from '../document/print-head.tsx';
import { OrderView } from '../order/order-view.tsx';
import { useCheckout } from './checkout-state.tsx';
import styles from './completed-page.module.css';
import { NextSteps } from './next-steps.tsx';
import { attemptStorage } from './order-attempt-storage.ts';
import { contentsOf, dropOrderedCart, readOrderedCart } from './ordered-cart-storage.ts';
import { PaymentWait } from './payment-wait.tsx';
import { PrepaymentSlip } from '../document/prepayment-slip.tsx';
import { useTrackedPurchase } from './track-checkout.ts';

export { OrderErrorBoundary as ErrorBoundary } from '../order/order-error.tsx';

/** Orders are personal: no cache may store the page, and its address is not passed on as referrer. */
export const headers = (): HeadersInit => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Order> {
  const uuid = Uuid.safeParse(new URL(request.url).searchParams.get('order') ?? '');
  if (!uuid.success) throw redirect(paths.cart);
  return or404(async () => {
    const order = await pageServices(context).call(readOrderByLink, { params: { uuid: uuid.data } });
    if (wasGivenUp(order)) throw redirect(paymentFailedPath(uuid.data));
    return order;
  });
}

/** Canceled because it was not paid. */
function wasGivenUp({ orderStatusId, paymentStatusId, paymentMethodId }: Order): boolean {
  return orderStatusId === orderState.CANCELED && paymentStatusId === paymentStatus.OPEN && isProviderMethod(paymentMethodId);
}

export default function OrderedPage() {
  const order = useLoaderData<typeof loader>();
  if (order.orderStatusId === orderState.PREPARATION) return <PaymentWait uuid={order.uuid} number={order.formattedId} />;
  return <CompletedOrder order={order} />;
}

/** The order as placed: reached through its link alone, safe to reload and to print. */
function CompletedOrder({ order }: { order: Order }) {
  const t = useTranslations('checkout');
  const o = useTranslations('order');
  const language = useLocale();
  const profile = useRootData()?.profile;
  const byLink = `/api/order-by-link/${order.uuid}`;
  const { lastGuest } = useCheckout();
  useEndOfCheckout(order.uuid);
  useTrackedPurchase(order);
  return (
    <div>
      <PrintHead />
      <section className={`f-mode ${styles['poster']}`}>
        <div className="wrap">
          <p className={styles['thanks']}>{t('thanks')}</p>
          <h1 className="num">{order.formattedId}</h1>
          <p>{t('confirmationSent', { email: order.customer.email })}</p>
        </div>
      </section>
      <div className="wrap">
        <OrderView
          order={order}
          actions={
            <>
              <ButtonLink to={`${byLink}/document/auftragsbestaetigung`} mark="document" reloadDocument target="_blank" rel="noopener">
                {t('confirmationPdf')}
              </ButtonLink>
              {order.confirmedDeliveryDate === null && order.requestedDeliveryDate === null ? null : (
                <ButtonLink to={`${byLink}/calendar`} kind="outline" mark="truck" reloadDocument>
                  {t('toCalendar')}
                </ButtonLink>
              )}
              <ButtonLink to={orderPath(order.uuid)} kind="outline" mark="arrow">
                {o('show')}
              </ButtonLink>
              <p className="small">{t('keepLink')}</p>
              <ButtonLink to={`/-${profile?.shop ?? 'verpackung'}`} kind="plain" mark="arrow">
                {t('backToShop')}
              </ButtonLink>
            </>
          }
        >
          <NextSteps order={order} dayWords={deliveryDayWords(order, language)} />
          {order.paymentMethodId === paymentMethod.PREPAYMENT ? <PrepaymentSlip order={order} /> : null}
          {order.customer.guest ? <OfferedAccount order={order} person={lastGuest} /> : null}
        </OrderView>
      </div>
    </div>
  );
}

/** Tells guests once what an account is good for, and takes what they have already typed there. */
function OfferedAccount({ order, person }: { order: Order; person: KnownGuest['person'] }) {
  const t = useTranslations('checkout');
  const { customer, orderPerson, invoiceEmail, invoiceAddress } = order;
  const known: KnownGuest = { customer, orderPerson, invoiceEmail, invoiceAddress, person };
  return (
    <section className={styles['account']}>
      <h2>{t('accountTitle')}</h2>
      <p>{t('accountText')}</p>
      <ButtonLink to={paths.register} state={known} kind="outline" size="small" mark="arrow">
        {t('accountAction')}
      </ButtonLink>
    </section>
  );
}

/** Ends the checkout that led here; a checkout begun since then stays. */
function useEndOfCheckout(uuid: string): void {
  const { ready, store } = useCheckout();
  const { ready: cartReady, lines, clear } = useCart();
  const cart = useRef({ lines, clear });
  useEffect(() => {
    cart.current = { lines, clear };
  });
  useEffect(() => {
    if (ready && store.session.placed === uuid) store.reset();
  }, [ready, store, uuid]);
  useEffect(() => {
    const ordered = cartReady ? readOrderedCart() : null;
    if (ordered?.uuid !== uuid) return;
    attemptStorage.clear();
    dropOrderedCart();
    if (ordered.contents === contentsOf(cart.current.lines)) cart.current.clear();
  }, [cartReady, uuid]);
}
