import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/order.ts';
import { refundOrder } from '#contract/payment.ts';
import { chfText, parseAmount } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { paymentStatus } from '#domain/order/order-state.ts';
import { isProviderMethod } from '#domain/order/payment-method.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import pageStyles from '../ui/page.module.css';
import { officeTexts } from '../frame/office-words.ts';

const t = officeTexts.refund;

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Gives back what was paid online; one opening of the dialog refunds once, however often it is sent. */
export function RefundPanel({ order }: { order: Order }) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const failureText = useFailureText();
  const [key, setKey] = useState<string | null>(null);
  const [amount, setAmount] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (order.paymentStatusId !== paymentStatus.PAID || !isProviderMethod(order.paymentMethodId)) return null;
  const close = (): void => setKey(null);
  const refund = async (): Promise<void> => {
    const wanted = amount.trim() === '' ? null : parseAmount(amount);
    if (amount.trim() !== '' && (wanted === null || wanted <= 0)) {
      setError(t.notAmount);
      return;
    }
    setBusy(true);
    setError(null);
    try {
      const body = wanted === null ? {} : { amount: wanted };
      const { state, amount: given } = await call(refundOrder, { params: { id: order.id }, body }, { idempotencyKey: key ?? newKey() });
      const text = chfText(rappenFromChf(given));
      if (state === 'FAILED') toast.error(t.failed(text));
      else toast.success(state === 'SUCCESSFUL' ? t.given(text) : t.pending(text));
      close();
      await revalidate();
    } catch (failure) {
      setError(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section>
      <button
        type="button"
        className={pageStyles['button']}
        onClick={() => {
          setAmount('');
          setError(null);
          setKey(newKey());
        }}
      >
        {t.open}
      </button>
      <Dialog title={t.title(order.formattedId)} open={key !== null} onClose={close}>
        <p>{t.text}</p>
        <TextField
          label={t.amount}
          name="refundAmount"
          value={amount}
          onChange={setAmount}
          inputMode="decimal"
          unit="CHF"
          hint={t.hint}
          error={error}
        />
        <div className={pageStyles['answer']}>
          <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} disabled={busy} onClick={() => void refund()}>
            {t.now}
          </button>
          <button type="button" className={pageStyles['button']} onClick={close}>
            {officeTexts.cancel}
          </button>
        </div>
      </Dialog>
    </section>
  );
}
