import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { readDeliveryDates, readHolidays } from '#contract/calendar.ts';
import type { Address } from '#contract/address.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { lastHolidayYear } from '#domain/calendar/holiday.ts';
import { addressLines, addressProblems, isDomestic } from '#domain/contact/address.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { AddressFields, useAddressLabels } from '../form/address-fields.tsx';
import { addressText, saveDelivery } from './buyer-actions.ts';
import type { BuyerServices } from './buyer-actions.ts';
import type { CheckoutSession } from './checkout-session.ts';
import { useBuyer, useCheckout } from './checkout-state.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { StepForm } from '../form/step-form.tsx';
import { routeOf, stepAfter } from './step-guard.ts';
import { newAddress, StoredAddresses, useStoredAddresses } from '../form/stored-addresses.tsx';

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

/** Abroad, staff quote the shipping, unless a cost was agreed for the address or it goes by parcel carrier. */
function abroad(address: { country: string; fixedDeliveryCost?: number }, way: 'FEDEX' | 'DELIVERY'): readonly Refusal[] {
  const quoted = way !== 'FEDEX' && !isDomestic(address.country) && (address.fixedDeliveryCost ?? -1) < 0;
  return quoted ? [refusal('shippingNotEstimated', { country: address.country }, 'country')] : [];
}

function problemsOf(session: CheckoutSession, stored: Address | undefined): readonly Refusal[] {
  const { deliveryChoice, invoiceAddress, deliveryDraft } = session;
  const way = wayOf(session);
  if (deliveryChoice === 'pickup') return [];
  const given = deliveryChoice === 'same' ? invoiceAddress : stored;
  if (given) return abroad(given, way).map((one) => ({ ...one, field: deliveryChoice === 'same' ? 'deliveryChoice' : 'storedAddress' }));
  const text = addressText(deliveryDraft);
  const problems = addressProblems(text);
  return problems.length > 0 ? problems : abroad(text, way);
}

/** Whether the chosen destination needs a quote, so that the cart cannot be ordered directly. */
function isQuoted(session: CheckoutSession, stored: Address | undefined): boolean {
  const { deliveryChoice, invoiceAddress, deliveryDraft } = session;
  if (deliveryChoice === 'pickup') return false;
  const address = deliveryChoice === 'same' ? invoiceAddress : (stored ?? deliveryDraft);
  return address !== null && abroad(address, wayOf(session)).length > 0;
}

const wayOf = ({ checkout }: CheckoutSession): 'FEDEX' | 'DELIVERY' => (checkout.deliveryMode === 'FEDEX' ? 'FEDEX' : 'DELIVERY');

async function settle(services: BuyerServices, stored: Address | undefined, day: PlainDate): Promise<void> {
  const { store } = services;
  const { deliveryChoice } = store.session;
  if (deliveryChoice === 'pickup') {
    store.changeCheckout({ deliveryMode: 'PICKUP', deliveryAddressId: null, requestedDeliveryDate: day });
    return;
  }
  const other = deliveryChoice === 'other' ? (stored ?? (await saveDelivery(services, store.session.deliveryDraft))) : null;
  const address = other ?? store.session.invoiceAddress;
  store.change({
    deliveryAddress: address,
    checkout: {
      ...store.session.checkout,
      deliveryMode: wayOf(store.session),
      deliveryAddressId: address?.id ?? null,
      requestedDeliveryDate: day,
    },
  });
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
  const addresses = useStoredAddresses(buyer.customerId);
  const [isSettled, markSettled] = useState(false);
  const [choice, setChoice] = useState<string | null>(null);
  const errors = useFormErrors(
    { ...useAddressLabels(), deliveryChoice: '', storedAddress: '', requestedDeliveryDate: t('deliveryDay') },
    addressProblems(addressText(session.deliveryDraft)),
  );
  const holidays = useMemo(() => new Map(dates.holidays.map(({ date, name }) => [date, name])), [dates]);
  const earliest = parsePlainDate(dates.earliest);
  const preselected = parsePlainDate(dates.preselected);
  const kept = session.checkout.requestedDeliveryDate;
  // A stored day may have passed since.
  const day = kept !== null && earliest !== null && kept >= earliest ? kept : preselected;
  useEffect(() => {
    if (day !== null && day !== kept) store.changeCheckout({ requestedDeliveryDate: day });
  }, [store, day, kept]);
  const others = (addresses ?? []).filter(({ id }) => id !== session.invoiceAddress?.id);
  const preferred = others.find((one) => one.isDefaultShipping);
  const chosen =
    choice ?? String((others.find(({ id }) => id === session.deliveryAddress?.id) ?? preferred ?? others[0])?.id ?? newAddress);
  const stored = others.find(({ id }) => String(id) === chosen);
  const storedId = session.deliveryChoice === 'other' && buyer.loggedIn ? (stored?.id ?? null) : undefined;
  useEffect(() => {
    // The price follows the chosen address at once; the step is complete only when it is submitted.
    if (storedId === undefined || (store.session.deliveryAddress?.id ?? null) === storedId) return;
    store.change({
      deliveryAddress: stored ?? null,
      checkout: { ...store.session.checkout, deliveryAddressId: null },
    });
  }, [store, storedId, stored]);
  const offered = useRef(false);
  useEffect(() => {
    // Once, and only if nothing was chosen yet: preselects the customer's preferred delivery address.
    if (addresses === null || offered.current) return;
    offered.current = true;
    const { deliveryAddress, deliveryChoice: way } = store.session;
    if (preferred && deliveryAddress === null && way === 'same') store.change({ deliveryChoice: 'other' });
  }, [store, addresses, preferred]);
  if (addresses === null || earliest === null || day === null) return <p>{t('loading')}</p>;
  const submit = async (): Promise<void> => {
    const problems = problemsOf(session, stored);
    if (problems.length > 0) {
      errors.refuse(problems);
      return;
    }
    errors.clear();
    await settle({ store, call, language, customerId: buyer.customerId }, stored, day);
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
          onChange={setChoice}
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
