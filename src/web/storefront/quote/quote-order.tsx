import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { orderFromQuote } from '#contract/quote-link.ts';
import type { Quote } from '#contract/quote.ts';
import type { PaymentOption } from '#domain/checkout/delivery.ts';
import { paymentOptions } from '#domain/checkout/delivery.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { allowedPaymentMethods, isProviderMethod, paymentMethod } from '#domain/order/payment-method.ts';
import { isRequestKind } from '#domain/order/request-kind.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { call } from '#web/call.ts';
import { useRootData } from '#web/root-data.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { completedPath } from '#web/paths.ts';
import { useFormErrors } from '../form/form-errors.ts';
import { useMethodNames } from '../document/method-name.ts';
import { useTermLines } from '../document/payment-terms.ts';
import { newAttemptKey } from '../checkout/order-attempt-storage.ts';
import { Optional } from '../form/optional.tsx';
import { StepForm } from '../form/step-form.tsx';
import { TermsField } from '../form/terms-field.tsx';
import type { QuoteAccess } from './quote-access.ts';
import { QuoteDay } from './quote-day.tsx';
import styles from './quote-page.module.css';

interface QuoteOrderProps {
  quote: Quote;
  access: QuoteAccess;
  /** Ids of deselected lines. */
  removed: readonly number[];
  /** Gross CHF of the selected lines. */
  total: number;
}

/** Orders at the quote's prices, without asking for known data again. */
export function QuoteOrder({ quote, access, removed, total }: QuoteOrderProps) {
  const t = useTranslations('quote');
  const p = useTranslations('payment');
  const navigate = useNavigate();
  const methods = useMethodNames(useTermLines(quote).join(', '));
  const profile = useRootData()?.profile;
  const kind = quote.customerRequestType;
  const facts = {
    total: rappenFromChf(total),
    online: profile?.onlinePaymentMethods ?? [],
    twintMaximum: rappenFromChf(profile?.twintMaximum ?? 0),
  };
  const allowed = isRequestKind(kind) ? allowedPaymentMethods({ customerRequestType: kind, ...facts }) : [];
  const offered = paymentOptions.filter((option) => allowed.includes(paymentMethod[option]));
  // Orders from quotes default to prepayment.
  const [option, setOption] = useState<PaymentOption>('PREPAYMENT');
  const [day, setDay] = useState('');
  const [reference, setReference] = useState(quote.externalCustomerNo);
  const [accepted, setAccepted] = useState(false);
  const madeToMeasure = quote.positions.some((line) => line.madeToMeasure && !line.storno && !removed.includes(line.id));
  const attempt = useRef<{ key: string; asked: string } | null>(null);
  const errors = useFormErrors({
    requestedDeliveryDate: t('day'),
    orderReference: t('reference'),
    paymentMethodId: t('payment'),
    terms: '',
  });
  const submit = async (): Promise<void> => {
    if (!accepted) {
      errors.refuse([refusal('termsNotAccepted', {}, 'terms')]);
      return;
    }
    errors.clear();
    const body = {
      ...access,
      versionNumber: quote.versionNumber,
      removedPositionIds: [...removed],
      paymentMethodId: paymentMethod[option],
      orderReference: reference,
      termsAccepted: accepted,
      ...(day === '' ? {} : { requestedDeliveryDate: day }),
    };
    const asked = JSON.stringify(body);
    // An unchanged order sent again keeps its key, so that it is the same order.
    if (attempt.current?.asked !== asked) attempt.current = { key: newAttemptKey(), asked };
    const placed = await call(orderFromQuote, { body }, { idempotencyKey: attempt.current.key });
    if (placed.payment.redirectUrl === null) await navigate(completedPath(placed.uuid));
    else globalThis.location.assign(placed.payment.redirectUrl);
  };
  return (
    <div className={styles['order']}>
      <h2>{t('orderTitle')}</h2>
      <p>{t('orderText')}</p>
      <StepForm errors={errors} next={isProviderMethod(paymentMethod[option]) ? p('orderAndPay') : t('orderButton')} onSubmit={submit}>
        <QuoteDay
          timeToDeliver={quote.timeToDeliver}
          pickup={quote.deliveryType === 'PICKUP'}
          value={day}
          onChange={(date) => {
            errors.typed('requestedDeliveryDate');
            setDay(date);
          }}
          error={errors.at('requestedDeliveryDate')}
        />
        <TextField
          label={<Optional text={t('reference')} />}
          name="orderReference"
          maxLength={100}
          value={reference}
          onChange={setReference}
          error={errors.at('orderReference')}
        />
        <RadioCards
          legend={t('payment')}
          name="paymentMethodId"
          value={option}
          onChange={setOption}
          error={errors.at('paymentMethodId')}
          options={offered.map((one) => ({ value: one, title: methods.name(one), text: methods.text(one) }))}
        />
        <TermsField madeToMeasure={madeToMeasure} accepted={accepted} onChange={setAccepted} errors={errors} />
      </StepForm>
    </div>
  );
}
