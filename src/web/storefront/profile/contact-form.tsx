import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { updateCustomer } from '#contract/customer.ts';
import type { Customer } from '#contract/customer.ts';
import { contactPersonProblems, languageId } from '#domain/contact/customer.ts';
import type { ContactPerson } from '#domain/contact/customer.ts';
import { required, webAddress } from '#domain/contact/rules.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { call } from '#web/call.ts';
import { useColon } from '#web/texts/use-colon.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { EmailField } from '../form/email-field.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { useGuestLabels } from '../form/guest-fields.tsx';
import { StepForm } from '../form/step-form.tsx';
import styles from './profile-form.module.css';
import { useSave } from './use-save.ts';

interface Form {
  companyName: string;
  title: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  language: string;
}

function formOf({ companyInfo, contactPerson }: Customer): Form {
  const [person] = contactPerson;
  return {
    companyName: companyInfo.name,
    title: String(person?.title ?? 0),
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    phone: person?.phone ?? '',
    email: person?.email ?? '',
    language: String(person?.languageId ?? languageId.DE),
  };
}

const personOf = ({ title, firstName, lastName, phone, email, language }: Form): ContactPerson => ({
  // The casts are safe: both values come from the options of this form.
  title: Number(title) as ContactPerson['title'],
  languageId: Number(language) as ContactPerson['languageId'],
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phone: phone.trim(),
  email: email.trim(),
});

/** The customer: person, language and, for a company, its name. */
export function ContactForm({ customer }: { customer: Customer }) {
  const t = useTranslations('profile');
  const a = useTranslations('account');
  const colon = useColon();
  const labels = useGuestLabels();
  const save = useSave();
  const [form, setForm] = useState(() => formOf(customer));
  const company = customer.isCompanyCustomer;
  const wrongName = company ? (required(form.companyName) ?? webAddress(form.companyName)) : null;
  const problems = [
    ...(wrongName ? [refusal(wrongName.key, wrongName.params, 'companyName')] : []),
    ...contactPersonProblems(personOf(form)),
  ];
  const errors = useFormErrors(labels, problems);
  const field = (name: keyof Form) => errors.input(name, form[name], (text) => setForm((before) => ({ ...before, [name]: text })));
  const submit = async (): Promise<void> => {
    if (problems.length > 0) {
      errors.refuse(problems);
      return;
    }
    errors.clear();
    const companyInfo = company ? { name: form.companyName.trim(), invoiceEmail: customer.companyInfo.invoiceEmail } : undefined;
    await save(async () =>
      call(updateCustomer, { body: { id: customer.id, contactPerson: personOf(form), ...(companyInfo ? { companyInfo } : {}) } }),
    );
  };
  return (
    <section className={styles['part']}>
      <h2>{t('contact')}</h2>
      <StepForm errors={errors} next={t('save')} onSubmit={submit}>
        {company ? (
          <TextField
            label={labels.companyName}
            {...field('companyName')}
            required
            autoComplete="organization"
            maxLength={100}
            hint={customer.companyInfo.code === '' ? undefined : `${t('customerCode')}${colon} ${customer.companyInfo.code}`}
          />
        ) : null}
        <div className={styles['fields']}>
          <TextField label={labels.firstName} {...field('firstName')} autoComplete="given-name" maxLength={70} />
          <TextField label={labels.lastName} {...field('lastName')} required autoComplete="family-name" maxLength={70} />
          <SelectField
            label={a('title')}
            {...field('title')}
            options={[
              { value: '0', label: a('titles.unknown') },
              { value: '2', label: a('titles.female') },
              { value: '1', label: a('titles.male') },
            ]}
          />
          <SelectField
            label={t('language')}
            {...field('language')}
            options={[
              { value: String(languageId.DE), label: t('languages.de') },
              { value: String(languageId.FR), label: t('languages.fr') },
              { value: String(languageId.EN), label: t('languages.en') },
            ]}
          />
          <TextField label={labels.phone} {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" maxLength={17} />
          <EmailField label={t('orderEmail')} {...field('email')} required autoComplete="email" hint={t('orderEmailHint')} />
        </div>
      </StepForm>
    </section>
  );
}
