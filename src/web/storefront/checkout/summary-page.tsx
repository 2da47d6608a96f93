import { useTranslations } from 'use-intl';
import { isProviderMethod, paymentMethod } from '#domain/order/payment-method.ts';
import '#web/texts/parcel-texts.ts';
import { useRootData } from '#web/root-data.ts';
import { unbrokenPhone } from '#domain/language/unbroken-size.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { useCart } from '../cart/cart-state.tsx';
import { orderProblems } from '../cart/line-pricing.ts';
import { PriceUnavailable } from '../cart/price-unavailable.tsx';
import { useCheckout } from './checkout-state.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { OrderSums } from './order-summary.tsx';
import { LinesReview } from './lines-review.tsx';
import { ReviewPart } from '../document/review-part.tsx';
import { StepForm } from '../form/step-form.tsx';
import { routeOf } from './step-guard.ts';
import { TermsField } from '../form/terms-field.tsx';
import { SummaryParts } from './summary-parts.tsx';
import { TotalChanged } from './total-changed.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import styles from './step-page.module.css';

/** Everything once more, each part with a link to change it, and the order button. */
export default function SummaryPage() {
  const t = useTranslations('checkout');
  const c = useTranslations('cart');
  const p = useTranslations('payment');
  const cart = useCart();
  const { checkout } = useCheckout().session;
  const profile = useRootData()?.profile;
  const errors = useFormErrors({ terms: '', requestedDeliveryDate: t('deliveryDay') });
  const { accepted, setAccepted, totalBefore, keyUsed, startAgain, submit } = usePlaceOrder(errors);
  const problems = orderProblems(cart.price);
  const online = checkout.paymentOption !== null && isProviderMethod(paymentMethod[checkout.paymentOption]);
  return (
    <StepForm
      errors={errors}
      next={online ? p('orderAndPay') : t('orderNow')}
      back={routeOf('payment')}
      blocked={problems === null || problems.length === 0 ? null : <Blocked problems={problems} onTry={errors.clear} />}
      onSubmit={submit}
    >
      {totalBefore === null ? null : <TotalChanged before={totalBefore} />}
      {keyUsed ? (
        <p className={styles['note']}>
          {t('alreadyOrdered', { phone: unbrokenPhone(profile?.phone ?? '') })}{' '}
          <Button kind="plain" onClick={startAgain}>
            {t('orderAgain')}
          </Button>
        </p>
      ) : null}
      <LinesReview edit={routeOf('cart')} />
      <SummaryParts online={online} dayProblem={errors.at('requestedDeliveryDate') ?? ''} />
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
      <TermsField
        madeToMeasure={cart.price?.cartPrice.items.some((item) => item.madeToMeasure) === true}
        accepted={accepted}
        onChange={setAccepted}
        errors={errors}
      />
    </StepForm>
  );
}

/** Nothing can be ordered while a line has a problem: another try, or the cart, where it can be mended. */
function Blocked({ problems, onTry }: { problems: readonly string[]; onTry: () => void }) {
  const t = useTranslations('checkout');
  if (problems.every((problem) => problem === 'priceUnavailable'))
    return <PriceUnavailable className={styles['warning']} lead={t('notNow')} onTry={onTry} />;
  return (
    <p className={styles['warning']} role="alert">
      {t('lineProblems')} <Link to={routeOf('cart')}>{t('toCart')}</Link>
    </p>
  );
}
