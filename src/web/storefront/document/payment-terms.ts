/** Agreed payment terms of an invoice, in words: days to pay, and the discount for early payment. */
import { useLocale, useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { fractionFromNumber, percentText } from '#domain/money/fraction.ts';

type Terms = Pick<Order, 'paymentTermDays' | 'skonto'>;

export function useTermLines({ paymentTermDays, skonto }: Terms): string[] {
  const t = useTranslations('payment');
  const language = useLocale();
  return [
    t('netWithin', { days: String(paymentTermDays) }),
    ...(skonto === null
      ? []
      : [t('skonto', { percent: percentText(fractionFromNumber(skonto.percent / 100), language), days: String(skonto.days) })]),
  ];
}
