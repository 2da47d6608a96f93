import { lazy, Suspense, useMemo, useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { readDeliveryDates, readHolidays } from '#contract/calendar.ts';
import { lastHolidayYear } from '#domain/calendar/holiday.ts';
import { addressLines, addressProblems } from '#domain/contact/address.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { AddressFields, useAddressLabels } from '../form/address-fields.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { knowsZipCode } from '../form/places.ts';
import { StepForm } from '../form/step-form.tsx';
import { StoredAddresses } from '../form/stored-addresses.tsx';
import { addressText } from './buyer-actions.ts';
import { useBuyer, useCheckout } from './checkout-state.tsx';
import { isQuoted, problemsOf, takeOver, wayOf } from './delivery-destination.ts';
import { routeOf, stepAfter } from './step-guard.ts';
import { useDeliveryDay } from './use-delivery-day.ts';
import { useOtherAddress } from './use-other-address.ts';

/** The carrier answers after the page is rendered, so its part is loaded later too. */
const DeliveryPlan = lazy(async () => import('./delivery-plan.tsx'));

export async function loader({ context }: LoaderFunctionArgs) {
  const { call: ask, profile } = pageServices(context);
  const dates = await ask(readDeliveryDates, { query: { shop: profile.shop } });
  const year = Number(dates.earliest.slice(0, 4));
  const years = [year, year + 1].filter((one) => one <= lastHolidayYear);
  const holidays = await Promise.all(years.map(async (one) => ask(readHolidays, { query: { year: one } })));
  return { ...dates, holidays: holidays.flat() };
}

/** Where and when the goods go. */
export default function DeliveryAddressPage() {
  const t = useTranslations('checkout');
  const language = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const dates = useLoaderData<typeof loader>();
  const { store, session } = useCheckout();
  const buyer = useBuyer();
  const city = useRootData()?.profile.city ?? '';
  const [isSettled, markSettled] = useState(false);
  const errors = useFormErrors(
    { ...useAddressLabels(), deliveryChoice: '', storedAddress: '', requestedDeliveryDate: t('deliveryDay') },
    addressProblems(addressText(session.deliveryDraft), knowsZipCode),
  );
  const holidays = useMemo(() => new Map(dates.holidays.map(({ date, name }) => [date, name])), [dates]);
  const offered = useDeliveryDay(dates);
  const { others, chosen, choose, stored } = useOtherAddress();
  if (others === null || offered === null) return <p>{t('loading')}</p>;
  const { earliest, day } = offered;
  const submit = async (): Promise<void> => {
    const problems = problemsOf(session, stored);
    if (problems.length > 0) {
      errors.refuse(problems);
      return;
    }
    errors.clear();
    await takeOver({ store, call, language, customerId: buyer.customerId }, stored, day);
    const facts = { cartEmpty: false, loggedIn: buyer.loggedIn, checkout: store.session.checkout };
    await navigate(stepAfter('deliveryAddress', facts, search.get('return') === 'summary'));
  };
  const { deliveryChoice, invoiceAddress, deliveryDraft } = session;
  return (
    <StepForm errors={errors} next={t('toPayment')} back={routeOf('invoice')} waits={!isSettled} onSubmit={submit}>
      <RadioCards
        legend={t('deliveryWay')}
        name="deliveryChoice"
        value={deliveryChoice}
        onChange={(value) => {
          errors.clear();
          store.change({ deliveryChoice: value });
        }}
        error={errors.at('deliveryChoice')}
        options={[
          { value: 'same', title: t('sameAddress'), text: invoiceAddress ? addressLines(invoiceAddress, language).join(', ') : undefined },
          { value: 'other', title: t('otherAddress') },
          { value: 'pickup', title: t('pickupIn', { city }), text: t('free') },
        ]}
      />
      {deliveryChoice === 'other' && others.length > 0 ? (
        <StoredAddresses
          legend={t('yourAddresses')}
          addresses={others}
          value={chosen}
          onChange={choose}
          error={errors.at('storedAddress')}
        />
      ) : null}
      {deliveryChoice === 'other' && !stored ? (
        <AddressFields section="shipping" value={deliveryDraft} onChange={(part) => store.typeDelivery(part)} errors={errors} />
      ) : null}
      <Suspense>
        <DeliveryPlan
          picksUp={deliveryChoice === 'pickup'}
          goesAbroad={isQuoted(session, stored)}
          isShown={isSettled}
          onSettled={markSettled}
          day={{
            earliest,
            holidays,
            value: day,
            onChange: (date) => {
              errors.typed('requestedDeliveryDate');
              store.changeCheckout({ requestedDeliveryDate: date });
            },
            way: deliveryChoice === 'pickup' ? 'PICKUP' : wayOf(session),
            error: errors.at('requestedDeliveryDate'),
          }}
        />
      </Suspense>
    </StepForm>
  );
}
