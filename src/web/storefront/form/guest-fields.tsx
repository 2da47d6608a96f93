import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isPhoneShort } from '#domain/contact/rules.ts';
import { priceViewFor } from '#domain/vat/shown-totals.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useChoosePriceView } from '../page/choose-price-view.ts';
import styles from './address-fields.module.css';
import { EmailField } from './email-field.tsx';
import type { FormErrors, FormInput } from './form-errors.ts';
import type { GuestForm } from './guest-form.ts';

const names = ['companyName', 'firstName', 'lastName', 'email', 'phone'] as const;

export function useGuestLabels(): Record<(typeof names)[number], string> {
  const t = useTranslations('checkout');
  return { companyName: t('companyName'), firstName: t('firstName'), lastName: t('lastName'), email: t('email'), phone: t('phone') };
}

interface GuestFieldsProps {
  value: GuestForm;
  onChange: (part: Partial<GuestForm>) => void;
  errors: FormErrors;
  /** Label of the person/company choice; default: who orders. */
  legend?: string;
}

export function GuestFields({ value, onChange, errors, legend }: GuestFieldsProps) {
  const t = useTranslations('checkout');
  const choosePriceView = useChoosePriceView();
  const field = (name: (typeof names)[number]) => ({
    ...errors.input(name, value[name], (text) => onChange({ [name]: text })),
    required: true,
  });
  return (
    <>
      <RadioCards
        legend={legend ?? t('buyerKind')}
        name="kind"
        value={value.kind}
        onChange={(kind) => {
          // Errors of the other kind's fields no longer apply.
          errors.clear();
          onChange({ kind });
          choosePriceView(priceViewFor(kind === 'company'));
        }}
        options={[
          { value: 'person', title: t('person') },
          { value: 'company', title: t('company') },
        ]}
      />
      <div className={styles['fields']}>
        {value.kind === 'company' ? (
          <div className={styles['whole']}>
            <TextField label={t('companyName')} {...field('companyName')} autoComplete="organization" maxLength={100} />
          </div>
        ) : null}
        <div className={styles['half']}>
          <TextField label={t('firstName')} {...field('firstName')} autoComplete="given-name" maxLength={70} />
        </div>
        <div className={styles['half']}>
          <TextField label={t('lastName')} {...field('lastName')} autoComplete="family-name" maxLength={70} />
        </div>
        <div className={styles['half']}>
          <EmailField label={t('email')} {...field('email')} autoComplete="email" />
        </div>
        <div className={styles['half']}>
          <PhoneField {...field('phone')} />
        </div>
      </div>
    </>
  );
}

function PhoneField({ onBlur, ...props }: FormInput & { required: boolean }) {
  const t = useTranslations('checkout');
  const [left, setLeft] = useState(false);
  return (
    <TextField
      label={t('phone')}
      {...props}
      onBlur={() => {
        onBlur();
        setLeft(true);
      }}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={17}
      hint={t(left && isPhoneShort(props.value) ? 'phoneShort' : 'phoneHint')}
    />
  );
}
