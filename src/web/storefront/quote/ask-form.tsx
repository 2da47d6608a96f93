import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { addQuoteFile } from '#contract/quote-file.ts';
import { requestQuote } from '#contract/quote.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { addressProblems } from '#domain/contact/address.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { call } from '#web/call.ts';
import { paths } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { upload } from '#web/upload.ts';
import { useCart } from '../cart/cart-state.tsx';
import { addressText, asBuyer, chooseInvoice, saveDelivery, saveGuest, saveInvoice } from '../checkout/buyer-actions.ts';
import { useBuyer, useCheckout } from '../checkout/checkout-state.tsx';
import { newAttemptKey } from '../checkout/order-attempt-storage.ts';
import { OwnReference } from '../checkout/order-notes.tsx';
import { AddressFields, useAddressLabels } from '../form/address-fields.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { GuestFields, useGuestLabels } from '../form/guest-fields.tsx';
import type { GuestForm } from '../form/guest-form.ts';
import { guestProblems, orderPerson, paperName } from '../form/guest-form.ts';
import { StepForm } from '../form/step-form.tsx';
import { newAddress, StoredAddresses, useStoredAddresses } from '../form/stored-addresses.tsx';
import { RequestFiles } from './request-files.tsx';

export interface Asked {
  id: number;
  number: string;
  email: string;
}

interface AskFormProps {
  /** Without the cart: only message and files. */
  drawing: boolean;
  onAsked: (asked: Asked) => void;
}

/** The quote request: who asks, the destination, a message. If a file is refused the form stays open; sending it again repeats the same request. */
export function AskForm({ drawing, onAsked }: AskFormProps) {
  const t = useTranslations('quote');
  const c = useTranslations('checkout');
  const language = useLocale();
  const cart = useCart();
  const lines = drawing ? [] : cart.lines;
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  const { store, session } = useCheckout();
  const buyer = useBuyer();
  const addresses = useStoredAddresses(buyer.customerId);
  const [choice, setChoice] = useState<string | null>(null);
  const [pickup, setPickup] = useState(false);
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [until, setUntil] = useState('');
  const [key] = useState(newAttemptKey);
  const requested = useRef<Asked | null>(null);
  // Visitors from the checkout have already given delivery and invoice address.
  const elsewhere = session.deliveryChoice === 'other' && session.invoiceAddress !== null;
  const errors = useFormErrors(
    {
      ...useGuestLabels(),
      ...useAddressLabels(),
      comment: t(drawing ? 'drawMessage' : 'askMessage'),
      requestedDeliveryDate: t('askUntil'),
    },
    [...guestProblems(session.guestDraft), ...addressProblems(addressText(elsewhere ? session.deliveryDraft : session.invoiceDraft))],
  );
  if (addresses === null) return <p>{c('loading')}</p>;
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
      ...(drawing && message.trim() === '' ? [refusal('validation.required', {}, 'comment')] : []),
      ...(buyer.loggedIn ? [] : guestProblems(form)),
      // Without another name the guest's own is used, which is checked above.
      ...(stored ? [] : addressProblems(addressText(address)).filter(({ field }) => field !== 'name' || buyer.loggedIn || elsewhere)),
    ];
    if (problems.length > 0) {
      errors.refuse(problems);
      return;
    }
    errors.clear();
    const email = buyer.loggedIn ? buyer.email : form.email.trim();
    requested.current ??= await ask(form, email, address);
    const { id } = requested.current;
    for (const file of files)
      await asBuyer(services, async (_customerId, { token }) => upload(addQuoteFile, file, { params: { id }, token }));
    if (!drawing) cart.clear();
    onAsked(requested.current);
  };
  const ask = async (form: GuestForm, email: string, address: AddressText): Promise<Asked> => {
    if (!buyer.loggedIn) await saveGuest(services, form);
    const given = stored ?? (elsewhere ? await saveDelivery(services, address) : null);
    if (given === null) await saveInvoice(services, address, email);
    else if (!elsewhere) chooseInvoice(store, given, email);
    const invoiceAddressId = store.session.invoiceAddress?.id ?? 0;
    const { id, formattedId } = await asBuyer(services, async (customerId, options) =>
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
            externalCustomerRef: drawing ? '' : store.session.checkout.orderReference,
            orderPerson: buyer.loggedIn ? '' : orderPerson(form),
            customerId,
            invoiceEmail: email,
            invoiceAddressId,
            deliveryAddressId: pickup ? null : (given?.id ?? invoiceAddressId),
            deliveryType: pickup ? 'PICKUP' : 'DELIVERY',
            requestedDeliveryDate: until,
          },
        },
        { ...options, idempotencyKey: key },
      ),
    );
    return { id, number: formattedId, email };
  };
  return (
    <StepForm errors={errors} next={t('askSend')} back={drawing ? undefined : paths.cart} onSubmit={submit}>
      <TextField
        label={t(drawing ? 'drawMessage' : 'askMessage')}
        multiline
        maxLength={2000}
        required={drawing}
        hint={t(drawing ? `drawMessageHint_${shop}` : `askMessageHint_${shop}`)}
        {...errors.input('comment', message, setMessage)}
      />
      <RequestFiles files={files} onChange={setFiles} />
      <TextField label={t('askUntil')} type="date" {...errors.input('requestedDeliveryDate', until, setUntil)} />
      {buyer.loggedIn ? null : (
        <GuestFields value={session.guestDraft} onChange={(part) => store.typeGuest(part)} errors={errors} legend={t('askAs')} />
      )}
      {drawing ? null : <OwnReference />}
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
          named={buyer.loggedIn || elsewhere}
        />
      )}
      <CheckboxField name="pickup" checked={pickup} onChange={setPickup} label={t('askPickup')} />
    </StepForm>
  );
}
