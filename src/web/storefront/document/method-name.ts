/** Payment methods as a customer reads them, and which of them a step can offer. */
import { useTranslations } from 'use-intl';
import type { PaymentOption } from '#domain/checkout/delivery.ts';
import { paymentOptions } from '#domain/checkout/delivery.ts';
import { isProviderMethod, paymentBrand, paymentMethod } from '#domain/order/payment-method.ts';
import { unbrokenName } from '#domain/language/unbroken-size.ts';

type Named = 'INVOICE' | 'PREPAYMENT';

export const optionOf = (methodId: number): PaymentOption | null =>
  paymentOptions.find((option) => paymentMethod[option] === methodId) ?? null;

const own = (option: PaymentOption): option is Named => !isProviderMethod(paymentMethod[option]);

/** `terms`: the agreed invoice terms; the text mentions none until they are known. */
export function useMethodNames(terms = ''): { name: (option: PaymentOption) => string; text: (option: PaymentOption) => string } {
  const t = useTranslations('checkout');
  const p = useTranslations('payment');
  return {
    name: (option) => (own(option) ? t(`pay.${option}`) : unbrokenName(paymentBrand(paymentMethod[option]) ?? '')),
    text: (option) => {
      if (!own(option)) return p(`methodText.${option}`);
      return option === 'INVOICE' && terms !== '' ? t('payText.invoiceTerms', { terms }) : t(`payText.${option}`);
    },
  };
}
