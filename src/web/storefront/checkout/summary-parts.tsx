import { useLocale, useTranslations } from 'use-intl';
import { dayText } from '#domain/calendar/date-text.ts';
import type { StepId } from '#domain/checkout/checkout-step.ts';
import { addressLines, placeLine } from '#domain/contact/address.ts';
import { useRootData } from '#web/root-data.ts';
import { useMethodNames } from '../document/method-name.ts';
import { ReviewPart } from '../document/review-part.tsx';
import { orderPerson } from '../form/guest-form.ts';
import { useCheckout } from './checkout-state.tsx';
import { routeOf } from './step-guard.ts';
import styles from './step-page.module.css';

const edit = (id: StepId): string => `${routeOf(id)}?return=summary`;

const dayWord = { PICKUP: 'pickupDay', DELIVERY: 'deliveryDay', FEDEX: 'dispatchDay' } as const;

/** What was entered in each step, with a link back to it. */
export function SummaryParts({ online, dayProblem }: { online: boolean; dayProblem: string }) {
  const t = useTranslations('checkout');
  const p = useTranslations('payment');
  const language = useLocale();
  const profile = useRootData()?.profile;
  const methods = useMethodNames();
  const { checkout, invoiceAddress, deliveryAddress, guest } = useCheckout().session;
  return (
    <div className={styles['grid']}>
      {guest ? (
        <ReviewPart title={t('contact')} edit={edit('signin')}>
          {[guest.form.kind === 'company' ? guest.form.companyName : '', orderPerson(guest.form), guest.form.email, guest.form.phone]}
        </ReviewPart>
      ) : null}
      <ReviewPart title={t('invoiceTo')} edit={edit('invoice')}>
        {[...(invoiceAddress ? addressLines(invoiceAddress, language) : []), checkout.invoiceEmail]}
      </ReviewPart>
      <ReviewPart title={t(checkout.deliveryMode === 'PICKUP' ? 'pickupTitle' : 'deliveryTo')} edit={edit('deliveryAddress')}>
        {checkout.deliveryMode === 'PICKUP' || !deliveryAddress
          ? [profile?.companyName ?? '', profile?.street ?? '', placeLine({ zipCode: profile?.zipCode ?? '', city: profile?.city ?? '' })]
          : addressLines(deliveryAddress, language)}
      </ReviewPart>
      <ReviewPart title={t(dayWord[checkout.deliveryMode])} edit={edit('deliveryAddress')} id="requestedDeliveryDate">
        {[checkout.requestedDeliveryDate === null ? '' : dayText(checkout.requestedDeliveryDate, language), dayProblem]}
      </ReviewPart>
      <ReviewPart title={t('paymentTitle')} edit={edit('payment')}>
        {[checkout.paymentOption === null ? '' : methods.name(checkout.paymentOption), online ? p('leavesShop') : '']}
      </ReviewPart>
    </div>
  );
}
