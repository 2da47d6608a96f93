import { useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { readPaymentTerms, readSkonti } from '#contract/payment-term.ts';
import { defaultCheckoutState } from '#domain/checkout/checkout-state.ts';
import type { PaymentOption } from '#domain/checkout/delivery.ts';
import { paymentOptions } from '#domain/checkout/delivery.ts';
import { rappenFromChf, zeroRappen } from '#domain/money/money.ts';
import { chfText } from '#domain/money/money-text.ts';
import { allowedPaymentMethods, isProviderMethod, paymentMethod } from '#domain/order/payment-method.ts';
import { requestKindOf } from '#domain/order/request-kind.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { useCart } from '../cart/cart-state.tsx';
import { useBuyer, useCheckout } from './checkout-state.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { useMethodNames } from '../document/method-name.ts';
import { useTermLines } from '../document/payment-terms.ts';
import { StepForm } from '../form/step-form.tsx';
import { routeOf, stepAfter } from './step-guard.ts';

interface PaymentTerms {
  /** Agreed with the customer, in words; null: the default terms. */
  terms: string | null;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<PaymentTerms> {
  const { call, session } = pageServices(context);
  if (session === null || session.guest || session.customerId === null) return { terms: null };
  const query = { customerId: session.customerId };
  const [terms, skonti] = await Promise.all([call(readPaymentTerms, { query }), call(readSkonti, { query })]);
  return { terms: [...terms.items, ...skonti.items].map(({ name }) => name).join(', ') };
}

/** The payment method: which ones are allowed, and why the others are not. */
export default function PaymentPage() {
  const t = useTranslations('checkout');
  const p = useTranslations('payment');
  const profile = useRootData()?.profile;
  const usual = useTermLines({ paymentTermDays: profile?.paymentTermDays ?? 0, skonto: null });
  const methods = useMethodNames(useLoaderData<PaymentTerms>().terms ?? usual.join(', '));
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { store, session } = useCheckout();
  const { loggedIn } = useBuyer();
  const { price } = useCart();
  const shop = profile?.shop ?? 'verpackung';
  const online = profile?.onlinePaymentMethods ?? [];
  const twintMaximum = rappenFromChf(profile?.twintMaximum ?? 0);
  // Methods the provider does not offer are hidden; those not allowed for this order are shown with the reason.
  const offered = paymentOptions.filter((option) => !isProviderMethod(paymentMethod[option]) || online.includes(paymentMethod[option]));
  const errors = useFormErrors({ paymentOption: t('paymentWay') });
  const total = price?.totals ? rappenFromChf(price.totals.total) : zeroRappen;
  const allowed = allowedPaymentMethods({
    customerRequestType: requestKindOf(shop),
    total,
    online,
    twintMaximum,
  });
  // Nothing is refused before the price is known.
  const isAllowed = (option: PaymentOption): boolean => price === null || allowed.includes(paymentMethod[option]);
  const [choice, setChoice] = useState(session.checkout.paymentOption);
  const value = [choice, defaultCheckoutState.paymentOption, ...offered].find((option) => option !== null && isAllowed(option)) ?? null;
  const submit = async (): Promise<void> => {
    if (value === null) {
      errors.refuse([refusal('validation.required', {}, 'paymentOption')]);
      return;
    }
    store.changeCheckout({ paymentOption: value });
    const facts = { cartEmpty: false, loggedIn, checkout: store.session.checkout };
    await navigate(stepAfter('payment', facts, search.get('return') === 'summary'));
  };
  return (
    <StepForm errors={errors} next={t('toSummary')} back={routeOf('deliveryAddress')} onSubmit={submit}>
      <RadioCards
        legend={t('paymentWay')}
        name="paymentOption"
        value={value}
        onChange={setChoice}
        error={errors.at('paymentOption')}
        options={offered.map((option) => ({
          value: option,
          title: methods.name(option),
          text: methods.text(option),
          disabled: !isAllowed(option),
          reason: option === 'TWINT' ? p('twintLimit', { amount: chfText(twintMaximum) }) : t('payNotHere'),
        }))}
      />
    </StepForm>
  );
}
