import { useLayoutEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { addressProblems } from '#domain/contact/address.ts';
import { email, required } from '#domain/contact/rules.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { call } from '#web/call.ts';
import { AddressFields, useAddressLabels } from '../form/address-fields.tsx';
import { addressText, chooseInvoice, saveInvoice } from './buyer-actions.ts';
import { useBuyer, useCheckout } from './checkout-state.tsx';
import { EmailField } from '../form/email-field.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { paperName } from '../form/guest-form.ts';
import { knowsZipCode } from '../form/places.ts';
import { useInvoiceEmail } from './invoice-email.ts';
import { OwnReference } from './order-notes.tsx';
import { StepForm } from '../form/step-form.tsx';
import { routeOf, stepAfter } from './step-guard.ts';
import { newAddress, StoredAddresses, useStoredAddresses } from '../form/stored-addresses.tsx';

function emailProblems(text: string): readonly Refusal[] {
  const problem = required(text) ?? email(text.trim());
  return problem ? [refusal(problem.key, problem.params, 'invoiceEmail')] : [];
}

/** Invoice address and e-mail. */
export default function InvoicePage() {
  const t = useTranslations('checkout');
  const language = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { store, session } = useCheckout();
  const buyer = useBuyer();
  const addresses = useStoredAddresses(buyer.customerId);
  const [choice, setChoice] = useState<string | null>(null);
  const { invoiceDraft, checkout, guest } = session;
  const errors = useFormErrors({ ...useAddressLabels(), invoiceEmail: t('invoiceEmail') }, [
    ...addressProblems(addressText(invoiceDraft), knowsZipCode),
    ...emailProblems(checkout.invoiceEmail),
  ]);
  const settled = useInvoiceEmail(buyer.customerId);
  // Before the page is seen: nobody is quicker than what it fills in.
  useLayoutEffect(() => {
    const name = guest ? paperName(guest.form) : '';
    const mail = guest ? guest.form.email : settled === '' ? buyer.email : (settled ?? '');
    const now = store.session;
    if (now.invoiceDraft.name === '' && name !== '') store.typeInvoice({ name });
    if (now.checkout.invoiceEmail === '' && mail !== '') store.changeCheckout({ invoiceEmail: mail });
  }, [store, guest, buyer.email, settled]);
  if (addresses === null || settled === null) return <p>{t('loading')}</p>;
  const preferred =
    addresses.find(({ id }) => id === checkout.invoiceAddressId) ?? addresses.find((one) => one.isDefaultInvoice) ?? addresses[0];
  const chosen = choice ?? (preferred ? String(preferred.id) : newAddress);
  const stored = addresses.find(({ id }) => String(id) === chosen);
  const submit = async (): Promise<void> => {
    const problems = [...(stored ? [] : addressProblems(addressText(invoiceDraft), knowsZipCode)), ...emailProblems(checkout.invoiceEmail)];
    if (problems.length > 0) {
      errors.refuse(problems);
      return;
    }
    errors.clear();
    if (stored) chooseInvoice(store, stored, checkout.invoiceEmail);
    else await saveInvoice({ store, call, language, customerId: buyer.customerId }, invoiceDraft, checkout.invoiceEmail);
    const facts = { cartEmpty: false, loggedIn: buyer.loggedIn, checkout: store.session.checkout };
    await navigate(stepAfter('invoice', facts, search.get('return') === 'summary'));
  };
  return (
    <StepForm errors={errors} next={t('toDelivery')} back={routeOf(buyer.loggedIn ? 'cart' : 'signin')} onSubmit={submit}>
      {addresses.length > 0 ? (
        <StoredAddresses legend={t('yourAddresses')} addresses={addresses} value={chosen} onChange={setChoice} />
      ) : null}
      {stored ? null : (
        <AddressFields section="billing" value={invoiceDraft} onChange={(part) => store.typeInvoice(part)} errors={errors} />
      )}
      <EmailField
        label={t('invoiceEmail')}
        required
        autoComplete="billing email"
        {...errors.input('invoiceEmail', checkout.invoiceEmail, (invoiceEmail) => store.changeCheckout({ invoiceEmail }))}
        hint={t('invoiceEmailHint')}
      />
      <OwnReference />
    </StepForm>
  );
}
