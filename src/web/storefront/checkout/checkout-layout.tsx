import { useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { CheckoutFacts, StepId } from '#domain/checkout/checkout-step.ts';
import { checkoutSteps, stepIndex } from '#domain/checkout/checkout-step.ts';
import { useRootData } from '#web/root-data.ts';
import { completedPath } from '#web/paths.ts';
import '#web/texts/buyer-texts.ts';
import { useCart } from '../cart/cart-state.tsx';
import type { Delivery } from '../cart/cart-store.ts';
import { usePreferredZipCode } from '../cart/preferred-zip-code.ts';
import { StorefrontErrorBoundary } from '../page/error-page.tsx';
import { PageHead } from '../page/page-head.tsx';
import { WithoutVatIf } from '../page/price-view.tsx';
import styles from './checkout-layout.module.css';
import { CheckoutProvider, useBuyer, useCheckout } from './checkout-state.tsx';
import type { CheckoutSession } from './checkout-session.ts';
import { deliveryTarget } from './delivery-target.ts';
import type { DeliveryTarget } from './delivery-target.ts';
import { OrderSummary } from './order-summary.tsx';
import { StepBar } from './step-bar.tsx';
import { redirectFor, stepOfPath } from './step-guard.ts';
import { useTrackedBegin } from './track-checkout.ts';

export { StorefrontErrorBoundary as ErrorBoundary };

/** The cart, the steps and the page after the order share one checkout. */
export default function CheckoutLayout() {
  return (
    <CheckoutProvider>
      <CheckoutPage />
    </CheckoutProvider>
  );
}

/** Null: cart or checkout have not been read yet. */
function useCheckoutFacts(): CheckoutFacts | null {
  const cart = useCart();
  const { ready, session } = useCheckout();
  const { loggedIn } = useBuyer();
  if (!cart.ready || !ready) return null;
  return { cartEmpty: cart.count === 0, loggedIn, checkout: session.checkout };
}

function CheckoutPage() {
  const { pathname } = useLocation();
  const language = useLocale();
  const step = stepOfPath(pathname);
  const domain = useRootData()?.profile.domain ?? '';
  const title = checkoutSteps[stepIndex(step)]?.title[language] ?? '';
  useDeliveryPricing(step);
  const { lines, price } = useCart();
  useTrackedBegin(step !== 'cart' && step !== 'completed', lines);
  usePreferredZipCode(useBuyer().customerId);
  return (
    <WithoutVatIf isExport={price?.totals?.vat === 0}>
      <PageHead title={`${title} | ${domain}`} noIndex />
      {step === 'cart' || step === 'completed' || step === 'paymentFailed' ? <Outlet /> : <Step step={step} />}
    </WithoutVatIf>
  );
}

function Step({ step }: { step: StepId }) {
  const t = useTranslations('checkout');
  const facts = useCheckoutFacts();
  const { loggedIn } = useBuyer();
  const open = useGuard(step, facts);
  const heading = useRef<HTMLHeadingElement>(null);
  // After navigation from the cart the heading takes the focus; on a page load the focus stays at the top.
  const shown = useRef(useNavigationType() === NavigationType.Push ? null : step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return (
    <div className={`wrap ${styles['page']} ${step === 'summary' ? styles['ending'] : ''}`}>
      <StepBar current={step} facts={facts} loggedIn={loggedIn} />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <h1 ref={heading} tabIndex={-1}>
            {t(`question.${step === 'paymentFailed' || step === 'completed' || step === 'cart' ? 'summary' : step}`)}
          </h1>
          {open ? (
            <Outlet />
          ) : (
            <p className={styles['waiting']} data-waits="">
              {t('loading')}
            </p>
          )}
          <noscript>{t('needsScript')}</noscript>
        </div>
        {open ? <OrderSummary withLines={step !== 'summary'} /> : null}
      </div>
    </div>
  );
}

/** Sends a visitor who is too far ahead to the first open page; after an order, to that order. */
function useGuard(step: StepId, facts: CheckoutFacts | null): boolean {
  const navigate = useNavigate();
  const { store, session, leaving } = useCheckout();
  const { placed } = session;
  useEffect(() => {
    const stay = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) store.stay();
    };
    globalThis.addEventListener('pageshow', stay);
    return () => globalThis.removeEventListener('pageshow', stay);
  }, [store]);
  const to = placed === null ? facts && redirectFor(step, facts) : completedPath(placed);
  const known = facts !== null && !leaving;
  useEffect(() => {
    if (known && to !== null) void navigate(to, { replace: true });
  }, [known, to, navigate]);
  return facts !== null && (to === null || leaving);
}

/** The cart only offers the delivery method; the destination is asked later. */
function cartTarget({ checkout }: CheckoutSession, { deliveryType }: Delivery): DeliveryTarget | null {
  if (checkout.deliveryMode === 'FEDEX') return { deliveryType: 'FEDEX', country: 'CH', zipCode: null };
  return deliveryType === 'FEDEX' ? { deliveryType: 'DELIVERY', country: 'CH', zipCode: null } : null;
}

/** From the delivery page on, the cart is priced for the real destination. */
function useDeliveryPricing(step: StepId): void {
  const cart = useCart();
  const { ready, session } = useCheckout();
  const { loggedIn } = useBuyer();
  const delivers = step === 'deliveryAddress' || step === 'payment' || step === 'summary';
  const target = !ready ? null : delivers ? deliveryTarget(session, loggedIn) : step === 'cart' ? cartTarget(session, cart.delivery) : null;
  const { ready: cartReady, setDelivery, setZipCode } = cart;
  const apply = useRef({ setDelivery, setZipCode });
  useEffect(() => {
    apply.current = { setDelivery, setZipCode };
  });
  const wanted = JSON.stringify(target);
  useEffect(() => {
    if (!cartReady || target === null) return;
    const { zipCode, ...delivery } = target;
    if (zipCode !== null) apply.current.setZipCode(zipCode);
    apply.current.setDelivery(delivery);
    // Compared by content, not by identity.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [cartReady, wanted]);
}
