import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { payOrder } from '#contract/payment.ts';
import type { OrderPayment } from '#contract/payment.ts';
import type { PaymentOption } from '#domain/checkout/delivery.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { useFreshNews } from '../document/use-fresh-news.ts';
import { optionOf, useMethodNames } from '../document/method-name.ts';
import { OpenPayment } from './open-payment.tsx';
import styles from './open-payment.module.css';

interface RestPaymentProps {
  uuid: string;
  payment: OrderPayment;
}

/** A change left an amount to pay: online here, or by the payment slip below. */
export function RestPayment({ uuid, payment }: RestPaymentProps) {
  const t = useTranslations('order.rest');
  useFreshNews(uuid, payment);
  const amount = chfText(rappenFromChf(payment.total));
  if (payment.state !== 'OPEN' && payment.state !== 'FAILED') return <OpenPayment uuid={uuid} payment={payment} />;
  const options = payment.methods.map(optionOf).filter((option) => option !== null);
  return (
    <section className={styles['open']}>
      <h2>{t('title', { amount })}</h2>
      {payment.state === 'FAILED' ? <p role="status">{t('failed')}</p> : null}
      <p>{t(options.length === 0 ? 'transfer' : 'online', { amount })}</p>
      {options.length === 0 ? null : <PayOnline uuid={uuid} options={options} />}
    </section>
  );
}

function PayOnline({ uuid, options }: { uuid: string; options: readonly PaymentOption[] }) {
  const t = useTranslations('order.rest');
  const p = useTranslations('payment');
  const names = useMethodNames();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [choice, setChoice] = useState<PaymentOption | null>(options[0] ?? null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (choice === null) return null;
  const pay = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      const { redirectUrl } = await call(payOrder, { params: { uuid }, body: { paymentMethodId: paymentMethod[choice] } });
      if (redirectUrl !== null) return globalThis.location.assign(redirectUrl);
      await revalidate();
    } catch (failure) {
      setProblem(failureText(failure));
    }
    setBusy(false);
  };
  return (
    <>
      <RadioCards
        legend={t('with')}
        name="restOption"
        value={choice}
        onChange={setChoice}
        options={options.map((option) => ({ value: option, title: names.name(option) }))}
      />
      <p role="alert">{problem}</p>
      <Button mark="arrow" busy={busy} onClick={() => void pay()}>
        {busy ? p('redirecting') : p('payThis', { method: names.name(choice) })}
      </Button>
    </>
  );
}
