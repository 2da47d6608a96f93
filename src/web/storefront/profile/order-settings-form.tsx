import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { updateCustomer } from '#contract/customer.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Address } from '#contract/address.ts';
import type { Customer } from '#contract/customer.ts';
import { addressLines } from '#domain/contact/address.ts';
import { email as emailRule } from '#domain/contact/rules.ts';
import { call } from '#web/call.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { EmailField } from '../form/email-field.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { StepForm } from '../form/step-form.tsx';
import styles from './profile-form.module.css';
import { useSave } from './use-save.ts';

const idOf = (value: string): number | null => (value === '' ? null : Number(value));
const valueOf = (id: number | null): string => (id === null ? '' : String(id));

/** E-mail for invoices, and the default addresses of an order. The stored choice shows until another one is made. */
export function OrderSettingsForm({ customer, addresses }: { customer: Customer; addresses: readonly Address[] }) {
  const language = useLocale();
  const t = useTranslations('profile');
  const save = useSave();
  const stored = customer.customerOrderSettings;
  const [invoiceEmail, setInvoiceEmail] = useState(stored.invoiceEmail);
  const problem = emailRule(invoiceEmail.trim());
  const problems = problem ? [refusal(problem.key, problem.params, 'invoiceEmail')] : [];
  const errors = useFormErrors({ invoiceEmail: t('invoiceEmail') }, problems);
  const [chosen, setChosen] = useState<{ delivery?: string; invoice?: string }>({});
  const delivery = chosen.delivery ?? valueOf(stored.preferredDeliveryAddressId);
  const invoice = chosen.invoice ?? valueOf(stored.preferredInvoiceAddressId);
  // The field may cut off the end, so the town comes first; a name shared by all addresses is left out.
  const oneName = addresses.every(({ name }) => name === addresses[0]?.name);
  const options = [
    { value: '', label: t('none') },
    ...addresses.map((address) => ({
      value: String(address.id),
      label: addressLines(address, language)
        .slice(oneName ? 1 : 0)
        .toReversed()
        .join(', '),
    })),
  ];
  const submit = async (): Promise<void> => {
    if (problems.length > 0) {
      errors.refuse(problems);
      return;
    }
    errors.clear();
    const customerOrderSettings = {
      invoiceEmail: invoiceEmail.trim(),
      preferredDeliveryAddressId: idOf(delivery),
      preferredInvoiceAddressId: idOf(invoice),
    };
    await save(async () => call(updateCustomer, { body: { id: customer.id, customerOrderSettings } }));
    setChosen({});
  };
  return (
    <section className={styles['part']}>
      <h2>{t('settings')}</h2>
      <StepForm errors={errors} next={t('save')} onSubmit={submit}>
        <EmailField
          label={t('invoiceEmail')}
          autoComplete="billing email"
          {...errors.input('invoiceEmail', invoiceEmail, setInvoiceEmail)}
        />
        <div className={styles['fields']}>
          <SelectField
            label={t('preferredDelivery')}
            name="preferredDelivery"
            value={delivery}
            onChange={(value) => setChosen({ ...chosen, delivery: value })}
            options={options}
          />
          <SelectField
            label={t('preferredInvoice')}
            name="preferredInvoice"
            value={invoice}
            onChange={(value) => setChosen({ ...chosen, invoice: value })}
            options={options}
          />
        </div>
      </StepForm>
    </section>
  );
}
