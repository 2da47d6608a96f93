import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CallFailure } from '#contract/failure.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import type { StepId } from '#domain/checkout/checkout-step.ts';
import { addressLines } from '#domain/contact/address.ts';
import { isProviderMethod, paymentMethod } from '#domain/order/payment-method.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { call } from '#web/call.ts';
import '#web/texts/parcel-texts.ts';
import { useRootData } from '#web/root-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { useCart } from '../cart/cart-state.tsx';
import { orderProblems } from '../cart/line-pricing.ts';
import { attemptStorage, newAttemptKey } from './order-attempt-storage.ts';
import { order } from './buyer-actions.ts';
import { useBuyer, useCheckout } from './checkout-state.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { useMethodNames } from '../document/method-name.ts';
import { contentsOf, writeOrderedCart } from './ordered-cart-storage.ts';
import { orderPerson } from '../form/guest-form.ts';
import { OrderSums } from './order-summary.tsx';
import { LinesReview } from './lines-review.tsx';
import { orderInsert } from './order-request.ts';
import { ReviewPart } from '../document/review-part.tsx';
import { StepForm } from '../form/step-form.tsx';
import { routeOf } from './step-guard.ts';
import { TermsField } from '../form/terms-field.tsx';
import { TotalChanged } from './total-changed.tsx';
import styles from './step-page.module.css';

const hasError = (failure: unknown, key: string): boolean =>
  failure instanceof CallFailure && failure.errors.some(({ message }) => message === key);

const edit = (id: StepId): string => `${routeOf(id)}?return=summary`;

const dayWord = { PICKUP: 'pickupDay', DELIVERY: 'deliveryDay', FEDEX: 'dispatchDay' } as const;

/** Everything once more, each part with a link to change it, and the order button. */
export default function SummaryPage() {
  const t = useTranslations('checkout');
  const c = useTranslations('cart');
  const p = useTranslations('payment');
  const language = useLocale();
  const cart = useCart();
  const { store, session } = useCheckout();
  const buyer = useBuyer();
  const profile = useRootData()?.profile;
  const errors = useFormErrors({ terms: '', requestedDeliveryDate: t('deliveryDay') });
  const [accepted, setAccepted] = useState(false);
  const [totalBefore, setTotalBefore] = useState<number | null>(null);
  const [keyUsed, setKeyUsed] = useState(false);
  const { checkout, invoiceAddress, deliveryAddress, guest } = session;
  const problems = orderProblems(cart.price);
  const methods = useMethodNames();
  const online = checkout.paymentOption !== null && isProviderMethod(paymentMethod[checkout.paymentOption]);
  const submit = async (): Promise<void> => {
    if (!accepted) {
      errors.refuse([refusal('termsNotAccepted', {}, 'terms')]);
      return;
    }
    const seen = cart.price?.totals?.total ?? null;
    const { lines, price } = await cart.priced();
    const total = price?.totals?.total ?? null;
    if (seen === null || total === null) {
      cart.reprice();
      errors.refuse([refusal('priceNotReady')]);
      return;
    }
    if (total !== seen) {
      setTotalBefore(seen);
      errors.refuse([refusal('totalChanged')]);
      return;
    }
    errors.clear();
    try {
      const placed = await order(
        { store, call, language, customerId: buyer.customerId },
        (customerId) =>
          orderInsert({
            lines,
            price,
            checkout: store.session.checkout,
            customerId,
            orderPerson: guest ? orderPerson(guest.form) : '',
            termsAccepted: accepted,
          }),
        attemptStorage,
        { now: () => Date.now(), newKey: newAttemptKey },
      );
      if (placed.payment.state === 'PENDING') {
        // The cart stays until the payment arrives.
        writeOrderedCart({ uuid: placed.uuid, contents: contentsOf(lines) });
        if (placed.payment.redirectUrl !== null) {
          store.leaveFor(placed.payment.redirectUrl, placed.uuid);
          return;
        }
      } else cart.clear();
      // The guard of the checkout redirects to the order's page, also after a reload.
      store.change({ placed: placed.uuid });
    } catch (failure) {
      if (hasError(failure, 'totalChanged')) {
        setTotalBefore(total);
        cart.reprice();
      }
      setKeyUsed(hasError(failure, 'idempotencyKeyReused'));
      throw failure;
    }
  };
  return (
    <StepForm errors={errors} next={online ? p('orderAndPay') : t('orderNow')} back={routeOf('payment')} onSubmit={submit}>
      {totalBefore === null ? null : <TotalChanged before={totalBefore} />}
      {keyUsed ? (
        <p className={styles['note']}>
          {t('alreadyOrdered', { phone: profile?.phone ?? '' })}{' '}
          <Button
            kind="plain"
            onClick={() => {
              attemptStorage.clear();
              setKeyUsed(false);
              errors.clear();
            }}
          >
            {t('orderAgain')}
          </Button>
        </p>
      ) : null}
      {problems !== null && problems.length > 0 ? (
        <p className={styles['warning']}>
          {t('lineProblems')} <Link to={routeOf('cart')}>{t('toCart')}</Link>
        </p>
      ) : null}
      <LinesReview edit={routeOf('cart')} />
      <div className={styles['grid']}>
        {guest ? (
          <ReviewPart title={t('contact')} edit={edit('signin')}>
            {[guest.form.kind === 'company' ? guest.form.companyName : '', orderPerson(guest.form), guest.form.email, guest.form.phone]}
          </ReviewPart>
        ) : null}
        <ReviewPart title={t('invoiceTo')} edit={edit('invoice')}>
          {[...(invoiceAddress ? addressLines(invoiceAddress) : []), checkout.invoiceEmail]}
        </ReviewPart>
        <ReviewPart title={t(checkout.deliveryMode === 'PICKUP' ? 'pickupTitle' : 'deliveryTo')} edit={edit('deliveryAddress')}>
          {checkout.deliveryMode === 'PICKUP' || !deliveryAddress
            ? [profile?.companyName ?? '', profile?.street ?? '', `${profile?.zipCode ?? ''} ${profile?.city ?? ''}`]
            : addressLines(deliveryAddress)}
        </ReviewPart>
        <ReviewPart title={t(dayWord[checkout.deliveryMode])} edit={edit('deliveryAddress')} id="requestedDeliveryDate">
          {[
            checkout.requestedDeliveryDate === null ? '' : dayText(checkout.requestedDeliveryDate, language),
            errors.at('requestedDeliveryDate') ?? '',
          ]}
        </ReviewPart>
        <ReviewPart title={t('paymentTitle')} edit={edit('payment')}>
          {[checkout.paymentOption === null ? '' : methods.name(checkout.paymentOption), online ? p('leavesShop') : '']}
        </ReviewPart>
      </div>
      {checkout.orderReference === '' ? null : (
        <ReviewPart title={c('reference')} edit={routeOf('cart')}>
          {[checkout.orderReference]}
        </ReviewPart>
      )}
      {checkout.orderComment === '' ? null : (
        <ReviewPart title={c('comment')} edit={routeOf('cart')}>
          {checkout.orderComment.split('\n')}
        </ReviewPart>
      )}
      <section className={`f-kraft-tint ${styles['sums']}`} aria-label={t('sums')}>
        <OrderSums />
      </section>
      <TermsField accepted={accepted} onChange={setAccepted} errors={errors} />
    </StepForm>
  );
}
