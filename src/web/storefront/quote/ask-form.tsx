import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { addQuoteFile } from '#contract/quote-file.ts';
import { addressProblems } from '#domain/contact/address.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { call } from '#web/call.ts';
import { paths } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useCart } from '../cart/cart-state.tsx';
import { addressText, asBuyer } from '../checkout/buyer-actions.ts';
import { useBuyer, useCheckout } from '../checkout/checkout-state.tsx';
import { newAttemptKey } from '../checkout/order-attempt-storage.ts';
import { OwnReference } from '../checkout/order-notes.tsx';
import { useToldBefore } from '../checkout/use-told-before.ts';
import { useAddressLabels } from '../form/address-fields.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { GuestFields, useGuestLabels } from '../form/guest-fields.tsx';
import { guestProblems, paperName } from '../form/guest-form.ts';
import { knowsZipCode } from '../form/places.ts';
import { Optional } from '../form/optional.tsx';
import { StepForm } from '../form/step-form.tsx';
import { askForQuote } from './ask.ts';
import type { Asked } from './ask.ts';
import { AskedAddressFields, useAskedAddress } from './asked-address.tsx';
import { RequestFiles } from './request-files.tsx';

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
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  const { store, session } = useCheckout();
  const buyer = useBuyer();
  const asked = useAskedAddress();
  useToldBefore();
  const [pickup, setPickup] = useState(false);
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [until, setUntil] = useState('');
  const [idempotencyKey] = useState(newAttemptKey);
  const requested = useRef<Omit<Asked, 'files'> | null>(null);
  const errors = useFormErrors(
    {
      ...useGuestLabels(),
      ...useAddressLabels(),
      comment: t(drawing ? 'drawMessage' : 'askMessage'),
      requestedDeliveryDate: t('askUntil'),
    },
    [...guestProblems(session.guestDraft), ...addressProblems(addressText(asked.draft), knowsZipCode)],
  );
  if (asked.addresses === null) return <p>{c('loading')}</p>;
  const submit = async (): Promise<void> => {
    const { stored, draft, elsewhere } = asked;
    const guest = buyer.loggedIn ? null : session.guestDraft;
    const address = draft.name === '' && guest !== null ? { ...draft, name: paperName(guest) } : draft;
    const problems: readonly Refusal[] = [
      ...(drawing && message.trim() === '' ? [refusal('validation.required', {}, 'comment')] : []),
      ...(guest === null ? [] : guestProblems(guest)),
      // Without another name the guest's own is used, which is checked above.
      ...(stored
        ? []
        : addressProblems(addressText(address), knowsZipCode).filter(({ field }) => field !== 'name' || buyer.loggedIn || elsewhere)),
    ];
    if (problems.length > 0) {
      errors.refuse(problems);
      return;
    }
    errors.clear();
    const services = { store, call, language, customerId: buyer.customerId };
    const email = buyer.loggedIn ? buyer.email : session.guestDraft.email.trim();
    const what = drawing ? { lines: [], reference: '' } : { lines: cart.lines, reference: session.checkout.orderReference };
    requested.current ??= await askForQuote(services, { ...what, message, pickup, until, email, guest, address, idempotencyKey }, asked);
    const { id } = requested.current;
    for (const file of files) {
      // Most requests have no file.
      const { upload } = await import('#web/upload.ts');
      await asBuyer(services, async (_customerId, { token }) => upload(addQuoteFile, file, { params: { id }, token }));
    }
    if (!drawing) cart.clear();
    onAsked({ ...requested.current, files: files.map(({ name }) => name) });
  };
  return (
    <StepForm errors={errors} next={t('askSend')} back={drawing ? undefined : paths.cart} onSubmit={submit}>
      <TextField
        label={drawing ? t('drawMessage') : <Optional text={t('askMessage')} />}
        multiline
        maxLength={2000}
        required={drawing}
        hint={t(drawing ? `drawMessageHint_${shop}` : `askMessageHint_${shop}`)}
        {...errors.input('comment', message, setMessage)}
      />
      <RequestFiles files={files} onChange={setFiles} />
      <TextField label={<Optional text={t('askUntil')} />} type="date" {...errors.input('requestedDeliveryDate', until, setUntil)} />
      {buyer.loggedIn ? null : (
        <GuestFields value={session.guestDraft} onChange={(part) => store.typeGuest(part)} errors={errors} legend={t('askAs')} />
      )}
      {drawing ? null : <OwnReference />}
      <AskedAddressFields address={asked} errors={errors} />
      <CheckboxField name="pickup" checked={pickup} onChange={setPickup} label={t('askPickup')} />
    </StepForm>
  );
}
