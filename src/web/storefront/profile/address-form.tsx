import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { createAddress, updateAddress } from '#contract/address.ts';
import type { Address } from '#contract/address.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { addressProblems } from '#domain/contact/address.ts';
import { call } from '#web/call.ts';
import { sentKeys } from '#web/sent-keys.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { AddressFields, useAddressLabels } from '../form/address-fields.tsx';
import { addressText } from '../checkout/buyer-actions.ts';
import { emptyAddress } from '../checkout/checkout-session.ts';
import { useFormErrors } from '../form/form-errors.ts';
import { knowsZipCode } from '../form/places.ts';
import { StepForm } from '../form/step-form.tsx';
import styles from './profile-form.module.css';
import { useSave } from './use-save.ts';

interface AddressFormProps {
  customerId: number;
  /** null: a new one. */
  address: Address | null;
  /** The first address becomes the preferred one for everything. */
  first: boolean;
  onStored: () => void;
}

export function AddressForm({ customerId, address, first, onStored }: AddressFormProps) {
  const t = useTranslations('profile');
  const save = useSave();
  const [keys] = useState(sentKeys);
  const [text, setText] = useState<AddressText>(address ?? emptyAddress);
  const [isDefaultShipping, setDefaultShipping] = useState(address?.isDefaultShipping ?? first);
  const [isDefaultInvoice, setDefaultInvoice] = useState(address?.isDefaultInvoice ?? first);
  const body = { ...addressText(text), isDefaultShipping, isDefaultInvoice };
  const problems = addressProblems(body, knowsZipCode);
  const errors = useFormErrors(useAddressLabels(), problems);
  const submit = async (): Promise<void> => {
    if (problems.length > 0) {
      errors.refuse(problems);
      return;
    }
    errors.clear();
    const params = { id: customerId };
    await save(async () =>
      address === null
        ? call(createAddress, { params, body }, { idempotencyKey: keys.keyFor(body) })
        : call(updateAddress, { params, body: { ...body, id: address.id } }),
    );
    onStored();
  };
  return (
    <StepForm errors={errors} next={t('save')} onSubmit={submit}>
      <AddressFields section="shipping" value={text} onChange={(part) => setText((before) => ({ ...before, ...part }))} errors={errors} />
      <div className={styles['question']}>
        <CheckboxField label={t('defaultDelivery')} name="isDefaultShipping" checked={isDefaultShipping} onChange={setDefaultShipping} />
        <CheckboxField label={t('defaultInvoice')} name="isDefaultInvoice" checked={isDefaultInvoice} onChange={setDefaultInvoice} />
      </div>
    </StepForm>
  );
}
