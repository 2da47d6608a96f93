import { useLocale, useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { deliveryModeOf } from '#domain/checkout/delivery.ts';
import { deliveryDayWords } from '#domain/order/delivery-day-words.ts';
import type { ProgressNote } from '#domain/order/order-progress.ts';
import { nextThing, orderProgress } from '#domain/order/order-progress.ts';
import type { Language } from '#domain/language/language.ts';
import { useRootData } from '#web/root-data.ts';
import { unbrokenPhone } from '#domain/language/unbroken-size.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './order-steps.module.css';

const dayOf = (instant: string, language: Language): string => dayText(localNow(Date.parse(instant)).date, language);

/** Progress of the order, each step with its day, and a sentence about what happens next. */
export function OrderSteps({ order, notes }: { order: Order; notes: readonly ProgressNote[] }) {
  const t = useTranslations('order');
  const c = useTranslations('checkout');
  const language = useLocale();
  const phone = unbrokenPhone(useRootData()?.profile.phone ?? '');
  const way = order.deliveryType === 'PICKUP' ? 'pickup' : 'delivery';
  const day = deliveryDayWords(order, language);
  const next = nextThing(order);
  return (
    <section className={styles['progress']} aria-labelledby="order-steps">
      <h2 id="order-steps">{t('progress')}</h2>
      <ol className={styles['steps']}>
        {orderProgress(order, notes).map(({ step, state, at }) => (
          <li key={step} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles['square']} aria-hidden="true" />
            <b>{step === 'delivery' ? t(`steps.${way}.${state}`) : t(`steps.${step}.${state}`)}</b>
            <span className="small">{at !== null ? dayOf(at, language) : step === 'delivery' && state !== 'done' ? day : ''}</span>
            <VisuallyHidden>{t(`state.${state}`)}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <p>
        {next === 'rest' || next === 'arrived' || next === 'canceled'
          ? t(`next.${next}.${way}`, { phone })
          : `${t(`next.${next}`, { number: order.formattedId })} ${c(`next.coming.${deliveryModeOf(order)}`, { day: day === '' ? t('dayOpen') : day })}`}
      </p>
    </section>
  );
}
