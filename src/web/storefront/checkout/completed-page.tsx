import { useEffect } from 'react';
import { redirect, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { CallFailure } from '#contract/failure.ts';
import { readOrderByLink } from '#contract/order.ts';
import type { Order } from '#contract/order.ts';
import { Uuid } from '#contract/wire.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { addressLines } from '#domain/contact/address.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { ViewConfiguration } from '#web/configurator/view-configuration.tsx';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { StorefrontErrorBoundary } from '../layout/error-page.tsx';
import { TotalsList } from '../cart/totals-list.tsx';
import { useCheckout } from './checkout-state.tsx';
import styles from './completed-page.module.css';
import { NextSteps } from './next-steps.tsx';
import { PositionRow } from './position-row.tsx';
import { PrepaymentSlip } from './prepayment-slip.tsx';
import { ReviewPart } from './review-part.tsx';
import { useTrackedPurchase } from './track-checkout.ts';

export { StorefrontErrorBoundary as ErrorBoundary };

/** Orders are for one person: nothing on the way may keep the page, and its address goes nowhere else. */
export const headers = (): HeadersInit => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Order> {
  const uuid = Uuid.safeParse(new URL(request.url).searchParams.get('order') ?? '');
  if (!uuid.success) throw redirect('/checkout');
  try {
    return await pageServices(context).call(readOrderByLink, { params: { uuid: uuid.data } });
  } catch (failure) {
    // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses as its answer
    if (failure instanceof CallFailure && failure.status === 404) throw new Response(null, { status: 404 });
    throw failure;
  }
}

/** The order as it was placed: reached through its link alone, safe to reload and to print. */
export default function CompletedPage() {
  const t = useTranslations('checkout');
  const c = useTranslations('cart');
  const language = useLocale();
  const order = useLoaderData<typeof loader>();
  const profile = useRootData()?.profile;
  useEndOfCheckout(order.uuid);
  useTrackedPurchase(order);
  const pickup = order.deliveryType === 'PICKUP';
  const day = parsePlainDate(order.confirmedDeliveryDate ?? order.requestedDeliveryDate ?? '');
  const dayWords = day === null ? '' : dayText(day, language);
  const site = [profile?.companyName ?? '', profile?.street ?? '', `${profile?.zipCode ?? ''} ${profile?.city ?? ''}`];
  const place = order.deliveryAddress ? `${order.deliveryAddress.zipCode} ${order.deliveryAddress.city}` : '';
  return (
    <div className={styles['page']}>
      <section className={`f-mode ${styles['poster']}`}>
        <div className="wrap">
          <p className={styles['thanks']}>{t('thanks')}</p>
          <h1 className="num">{order.formattedId}</h1>
          <p>{t('confirmationSent', { email: order.customer.email })}</p>
        </div>
      </section>
      <div className={`wrap ${styles['columns']}`}>
        <div className={styles['main']}>
          <NextSteps order={order} dayWords={dayWords} />
          {order.paymentMethodId === paymentMethod.PREPAYMENT ? <PrepaymentSlip order={order} /> : null}
          <section>
            <h2>{t('positions', { count: order.positions.length })}</h2>
            <ul className={styles['positions']}>
              {order.positions.map((position) => (
                <PositionRow
                  key={position.id}
                  picture={position.pictureUrl}
                  name={position.name}
                  details={position.details}
                  remark={position.externalCustomerNo}
                  quantity={position.quantity}
                  pricePerOne={position.pricePerOne}
                  finalPrice={position.finalPrice}
                  action={
                    <ViewConfiguration
                      name={position.name}
                      articleNumber={position.articleNumber}
                      configuration={position.configuration}
                      quantity={position.quantity}
                      place={order.formattedId}
                    />
                  }
                />
              ))}
            </ul>
          </section>
          <div className={styles['grid']}>
            <ReviewPart title={t('invoiceTo')}>{[...addressLines(order.invoiceAddress), order.invoiceEmail]}</ReviewPart>
            <ReviewPart title={t(pickup ? 'pickupTitle' : 'deliveryTo')}>
              {[...(pickup || !order.deliveryAddress ? site : addressLines(order.deliveryAddress)), dayWords]}
            </ReviewPart>
            {order.externalCustomerNo === '' ? null : <ReviewPart title={c('reference')}>{[order.externalCustomerNo]}</ReviewPart>}
            {order.comment === '' ? null : <ReviewPart title={c('comment')}>{order.comment.split('\n')}</ReviewPart>}
          </div>
        </div>
        <aside className={`f-kraft-tint ${styles['sums']}`} aria-label={t('sums')}>
          <h2>{t('sums')}</h2>
          <TotalsList
            totals={order.totals}
            discount={order.discount}
            shippingLabel={
              pickup
                ? c('pickup')
                : c('shippingTo', { zipCode: order.deliveryAddress?.zipCode ?? '', place: order.deliveryAddress?.city ?? place })
            }
            vatFree={!order.hasVat}
          />
          <div className={styles['actions']}>
            <Button kind="outline" mark="document" onClick={() => globalThis.print()}>
              {t('print')}
            </Button>
            <ButtonLink to={`/-${profile?.shop ?? 'verpackung'}`} mark="arrow">
              {t('backToShop')}
            </ButtonLink>
          </div>
          <p className="small">{t('keepLink')}</p>
        </aside>
      </div>
    </div>
  );
}

/** The checkout that led here is over; another one that was begun meanwhile stays. */
function useEndOfCheckout(uuid: string): void {
  const { ready, store } = useCheckout();
  useEffect(() => {
    if (ready && store.session.placed === uuid) store.reset();
  }, [ready, store, uuid]);
}
