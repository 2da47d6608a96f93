/** Fields only for addresses abroad: state or province where the country has them, and whom the carrier calls. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AddressText } from '#domain/contact/address.ts';
import { stateCodesOf } from '#domain/contact/country.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { FormInput } from './form-errors.ts';
import { stateOptions } from './state-names.ts';

interface AbroadFieldsProps {
  country: string;
  section: 'billing' | 'shipping';
  field: (name: keyof AddressText) => FormInput;
  phoneLabel: ReactNode;
  /** Class of a field that takes half a line. */
  half: string | undefined;
}

export default function AbroadFields({ country, section, field, phoneLabel, half }: AbroadFieldsProps) {
  const t = useTranslations('checkout');
  return (
    <>
      {stateCodesOf(country) === null ? null : (
        <div className={half}>
          <SelectField
            label={t(country === 'US' ? 'stateUs' : 'stateCa')}
            {...field('stateOrProvinceCode')}
            options={[{ value: '', label: t('choose') }, ...stateOptions(country)]}
            required
            autoComplete={`${section} address-level1`}
          />
        </div>
      )}
      <div className={half}>
        <TextField
          label={phoneLabel}
          {...field('carrierPhone')}
          type="tel"
          inputMode="tel"
          autoComplete={`${section} tel`}
          maxLength={17}
          hint={t('carrierPhoneHint')}
        />
      </div>
    </>
  );
}
