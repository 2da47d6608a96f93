import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { requestQuote } from '#contract/quote.ts';
import { addressProblems } from '#domain/contact/address.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { call } from '#web/call.ts';
import { useRootData } from '#web/root-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { paths } from '#web/paths.ts';
import '#web/texts/buyer-texts.ts';
import { useCart } from '../cart/cart-state.tsx';
import { AddressFields, useAddressLabels } from '../form/address-fields.tsx';
import { addressText, asBuyer, chooseInvoice, saveDelivery, saveGuest, saveInvoice } from '../checkout/buyer-actions.ts';
import { CheckoutProvider, useBuyer, useCheckout } from '../checkout/checkout-state.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { GuestFields, useGuestLabels } from '../form/guest-fields.tsx';
import { guestProblems, orderPerson, paperName } from '../form/guest-form.ts';
import { LinesReview } from '../checkout/lines-review.tsx';
import { newAttemptKey } from '../checkout/order-attempt-storage.ts';
import { StepForm } from '../form/step-form.tsx';
import { newAddress, StoredAddresses, useStoredAddresses } from '../form/stored-addresses.tsx';
import { StorefrontErrorBoundary } from '../page/error-page.tsx';
import { PageHead } from '../page/page-head.tsx';
import styles from './quote-page.module.css';

export { StorefrontErrorBoundary as ErrorBoundary };
export { privateHeaders as headers } from '../page/private-headers.ts';

interface Asked {
  number: string;
  email: string;
}

/** A quote for what lies in the cart: who asks, where it goes, a message. */
export default function RequestQuotePage() {
  const t = useTranslations('quote');
  const domain = useRootData()?.profile.domain ?? '';
  const { ready, lines } = useCart();
  const [asked, setAsked] = useState<Asked | null>(null);
  const empty = ready && lines.length === 0;
  return (
    <CheckoutProvider>
      <PageHead title={`${t('askTitle')} | ${domain}`} noIndex />
      <div className={`wrap ${styles['page']} ${styles['main']}`}>
        {asked === null ? <Asking empty={empty} onAsked={setAsked} /> : <Done asked={asked} />}
      </div>
    </CheckoutProvider>
  );
}

function Asking({ empty, onAsked }: { empty: boolean; onAsked: (asked: Asked) => void }) {
  const t = useTranslations('quote');
  return (
    <>
      <div className={styles['ask']}>
        <h1>{t('askTitle')}</h1>
        {empty ? null : <p className={styles['lead']}>{t('askLead')}</p>}
      </div>
      {empty ? (
        <EmptyState
          title={t('askEmptyTitle')}
          text={t('askEmpty')}
          action={
            <ButtonLink to={paths.category} mark="arrow">
              {t('askBrowse')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <LinesReview edit="/checkout" />
          <AskForm onAsked={onAsked} />
        </>
      )}
    </>
  );
}

function Done({ asked: { number, email } }: { asked: Asked }) {
  const t = useTranslations('quote');
  return (
    <section className={styles['done']} role="status">
      <h1>{t('asked', { number })}</h1>
      <p>{t('askedText', { email })}</p>
      <ButtonLink to={paths.category} mark="arrow">
        {t('keepShopping')}
      </ButtonLink>
    </section>
  );
}

function AskForm({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const t = useTranslations('quote');
  const c = useTranslations('checkout');
  const language = useLocale();
  const { lines, clear } = useCart();
  const { store, session } = useCheckout();
  const buyer = useBuyer();
  const addresses = useStoredAddresses(buyer.customerId);
  const [choice, setChoice] = useState<string | null>(null);
  const [pickup, setPickup] = useState(false);
  const [message, setMessage] = useState('');
  const [key] = useState(newAttemptKey);
  const errors = useFormErrors({ ...useGuestLabels(), ...useAddressLabels(), comment: t('askMessage') });
  if (addresses === null) return <p>{c('loading')}</p>;
  // Who comes from the checkout has said where the goods go and who pays.
  const elsewhere = session.deliveryChoice === 'other' && session.invoiceAddress !== null;
  const wanted = elsewhere ? session.deliveryAddress?.id : session.invoiceAddress?.id;
  const preferred = addresses.find(({ id }) => id === wanted) ?? addresses.find((one) => one.isDefaultShipping) ?? addresses[0];
  const draft = elsewhere ? session.deliveryDraft : session.invoiceDraft;
  const begun = elsewhere && draft.street !== '';
  const chosen = choice ?? (preferred && !begun ? String(preferred.id) : newAddress);
  const stored = addresses.find(({ id }) => String(id) === chosen);
  const services = { store, call, language, customerId: buyer.customerId };
  const submit = async (): Promise<void> => {
    const form = session.guestDraft;
    const address = draft.name === '' && !buyer.loggedIn ? { ...draft, name: paperName(form) } : draft;
    const problems: readonly Refusal[] = [
      ...(buyer.loggedIn ? [] : guestProblems(form)),
      // The paper bears the guest's own name where no other is given; that one is asked for above.
      ...(stored
        ? []
        : addressProblems(addressText(address)).filter(
            ({ field }) => field !== 'name' || buyer.loggedIn || session.invoiceDraft.name !== '',
          )),
    ];
    if (problems.length > 0) {
      errors.refuse(problems);
      return;
    }
    errors.clear();
    const email = buyer.loggedIn ? buyer.email : form.email.trim();
    if (!buyer.loggedIn) await saveGuest(services, form);
    const given = stored ?? (elsewhere ? await saveDelivery(services, address) : null);
    if (given === null) await saveInvoice(services, address, email);
    else if (!elsewhere) chooseInvoice(store, given, email);
    const invoiceAddressId = store.session.invoiceAddress?.id ?? 0;
    const { formattedId } = await asBuyer(services, async (customerId, options) =>
      call(
        requestQuote,
        {
          body: {
            cartItems: lines.map((line) => ({
              key: line.key,
              productId: line.productId,
              configuration: line.configuration,
              quantity: line.quantity,
              externalCustomerRef: line.remark,
            })),
            comment: message,
            externalCustomerRef: store.session.checkout.orderReference,
            orderPerson: buyer.loggedIn ? '' : orderPerson(form),
            customerId,
            invoiceEmail: email,
            invoiceAddressId,
            deliveryAddressId: pickup ? null : (given?.id ?? invoiceAddressId),
            deliveryType: pickup ? 'PICKUP' : 'DELIVERY',
          },
        },
        { ...options, idempotencyKey: key },
      ),
    );
    clear();
    onAsked({ number: formattedId, email });
  };
  return (
    <StepForm errors={errors} next={t('askSend')} back="/checkout" onSubmit={submit}>
      {buyer.loggedIn ? null : <GuestFields value={session.guestDraft} onChange={(part) => store.typeGuest(part)} errors={errors} />}
      <h2>{t('askAddress')}</h2>
      {addresses.length > 0 ? (
        <StoredAddresses legend={c('yourAddresses')} addresses={addresses} value={chosen} onChange={setChoice} />
      ) : null}
      {stored ? null : (
        <AddressFields
          section="shipping"
          value={draft}
          onChange={(part) => (elsewhere ? store.typeDelivery(part) : store.typeInvoice(part))}
          errors={errors}
        />
      )}
      <CheckboxField name="pickup" checked={pickup} onChange={setPickup} label={t('askPickup')} />
      <TextField
        label={t('askMessage')}
        multiline
        maxLength={2000}
        hint={t('askMessageHint')}
        {...errors.input('comment', message, setMessage)}
      />
    </StepForm>
  );
}
