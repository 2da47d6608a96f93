import { useRef, useState } from 'react';
import { redirect, useLoaderData, useNavigate } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { payOrder, readOrderPayment } from '#contract/payment.ts';
import type { OrderPayment } from '#contract/payment.ts';
import { Uuid } from '#contract/wire.ts';
import { momentText } from '#domain/calendar/moment-text.ts';
import type { PaymentOption } from '#domain/checkout/delivery.ts';
import { checkoutSteps, stepIndex } from '#domain/checkout/checkout-step.ts';
import { labelled } from '#domain/language/labelled.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { call } from '#web/call.ts';
import { or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { completedPath, orderPath, paths } from '#web/paths.ts';
import { useCheckout } from './checkout-state.tsx';
import { optionOf, useMethodNames } from '../document/method-name.ts';
import { attemptStorage } from './order-attempt-storage.ts';
import { dropOrderedCart } from './ordered-cart-storage.ts';
import styles from './payment-page.module.css';
import { PaymentWait } from './payment-wait.tsx';
import { useFreshNews } from '../document/use-fresh-news.ts';

export { OrderErrorBoundary as ErrorBoundary } from '../order/order-error.tsx';

/** Like the order's page: personal, never cached, and no referrer. */
export const headers = (): HeadersInit => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

interface Loaded {
  uuid: string;
  payment: OrderPayment & { keptUntil: string };
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const uuid = Uuid.safeParse(new URL(request.url).searchParams.get('order') ?? '');
  if (!uuid.success) throw redirect(paths.cart);
  return or404(async () => {
    const payment = await pageServices(context).call(readOrderPayment, { params: { uuid: uuid.data } });
    if (payment.state === 'PAID' || payment.state === 'NONE') throw redirect(completedPath(uuid.data));
    const { keptUntil } = payment;
    // Only an amount added by a change is open: the order's own page asks for that.
    if (keptUntil === null) throw redirect(orderPath(uuid.data));
    return { uuid: uuid.data, payment: { ...payment, keptUntil } };
  });
}

/** No payment arrived: what happened, what is kept, and three ways on. */
export default function PaymentFailedPage() {
  const { uuid, payment } = useLoaderData<typeof loader>();
  useFreshNews(uuid, payment);
  if (payment.state === 'CHECKING' || payment.state === 'REVIEW') return <PaymentWait uuid={uuid} number={payment.formattedId} />;
  return <WaysOn key={payment.state} uuid={uuid} payment={payment} />;
}

function WaysOn({ uuid, payment }: Loaded) {
  const p = useTranslations('payment');
  const language = useLocale();
  const names = useMethodNames();
  const { busy, problem, pay } = usePay(uuid);
  const backToCart = useBackToCart();
  const { formattedId: number, state, failure, keptUntil } = payment;
  const canceled = state === 'CANCELED';
  const used = optionOf(payment.paymentMethodId);
  const others = payment.methods.map(optionOf).filter((option): option is PaymentOption => option !== null && option !== used);
  const [choice, setChoice] = useState<PaymentOption | null>(others[0] ?? null);
  const again = used !== null && payment.methods.includes(payment.paymentMethodId) ? used : null;
  const method = used === null ? '' : names.name(used);
  const title = checkoutSteps[stepIndex('paymentFailed')]?.title[language] ?? '';
  return (
    <>
      <section className={styles['poster']}>
        <div className="wrap">
          <p className="num">{number}</p>
          <h1>{canceled ? p('canceledTitle') : state === 'FAILED' || failure !== null ? title : p('openTitle')}</h1>
          {canceled ? (
            <p>{p('canceledText', { number })}</p>
          ) : (
            <>
              <p>{p(`what.${failure ?? 'open'}`, { method })}</p>
              <p>{p('kept', { number, until: momentText(Date.parse(keptUntil), language) })}</p>
              <p className={styles['total']}>{labelled(language, p('total'), chfText(rappenFromChf(payment.total)))}</p>
            </>
          )}
        </div>
      </section>
      <div className={`wrap ${styles['ways']}`}>
        <div role="alert" className={styles['alert']}>
          {problem === null ? null : <p className={styles['problem']}>{problem}</p>}
        </div>
        {canceled || again === null ? null : (
          <section className={styles['way']}>
            <h2>{p('again', { method })}</h2>
            <p>{p('againText')}</p>
            <Button mark="arrow" busy={busy} onClick={() => void pay(again)}>
              {busy ? p('redirecting') : p('payThis', { method })}
            </Button>
          </section>
        )}
        {canceled || choice === null ? null : (
          <section className={styles['way']}>
            <h2>{p('other')}</h2>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void pay(choice);
              }}
            >
              <RadioCards
                legend={p('otherLegend')}
                name="paymentOption"
                value={choice}
                onChange={setChoice}
                options={others.map((option) => ({ value: option, title: names.name(option), text: names.text(option) }))}
              />
              <Button kind="outline" type="submit" mark="arrow" busy={busy}>
                {choice === 'INVOICE' || choice === 'PREPAYMENT' ? p(`orderThis.${choice}`) : p('payThis', { method: names.name(choice) })}
              </Button>
            </form>
          </section>
        )}
        <section className={styles['way']}>
          <h2>{p('backToCart')}</h2>
          <p>{p('backToCartText')}</p>
          <Button kind="outline" mark="arrow" onClick={backToCart}>
            {p('backToCart')}
          </Button>
        </section>
      </div>
    </>
  );
}

/** Starts a payment, or orders without one, and goes to the page that follows. */
function usePay(uuid: string): { busy: boolean; problem: string | null; pay: (option: PaymentOption) => Promise<void> } {
  const navigate = useNavigate();
  const { store } = useCheckout();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);
  const pay = async (option: PaymentOption): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const { redirectUrl } = await call(payOrder, { params: { uuid }, body: { paymentMethodId: paymentMethod[option] } });
      if (redirectUrl === null) await navigate(completedPath(uuid));
      else {
        store.leaveFor(redirectUrl, uuid);
        return;
      }
    } catch (failure) {
      setProblem(failureText(failure));
    }
    running.current = false;
    setBusy(false);
  };
  return { busy, problem, pay };
}

/** Leaves that order as it is; the next order is a new one. */
function useBackToCart(): () => void {
  const navigate = useNavigate();
  const { store } = useCheckout();
  return () => {
    attemptStorage.clear();
    dropOrderedCart();
    store.change({ placed: null });
    void navigate('/checkout/');
  };
}
