import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { countryOptions } from '#domain/contact/country-options.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { isDomestic } from '#domain/contact/address.ts';
import { useRootData } from '#web/root-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './address-fields.module.css';
import type { FormErrors } from './form-errors.ts';
import { Optional } from './optional.tsx';
import { placeInCanton, usePlaces } from './places.ts';
import { useTownOf } from './use-town-of.ts';

const StreetList = lazy(async () => import('./street-list.tsx'));
const AbroadFields = lazy(async () => import('./abroad-fields.tsx'));

export function useAddressLabels(): Record<keyof AddressText, string> {
  const t = useTranslations('checkout');
  return {
    name: t('name'),
    addition: t('addition'),
    street: t('street'),
    additionalAddress: t('addition'),
    zipCode: t('zipCode'),
    city: t('city'),
    country: t('country'),
    stateOrProvinceCode: t('state'),
    carrierPhone: t('carrierPhone'),
  };
}

interface AddressFieldsProps {
  value: AddressText;
  onChange: (part: Partial<AddressText>) => void;
  errors: FormErrors;
  /** For the browser's autofill. */
  section: 'billing' | 'shipping';
  /** False: the name is asked elsewhere. */
  named?: boolean;
}

/** An address form; the postal code fills in its town, which can be changed. */
export function AddressFields({ value, onChange, errors, section, named = true }: AddressFieldsProps) {
  const t = useTranslations('checkout');
  const language = useLocale();
  const places = usePlaces(value.zipCode, value.country);
  const inBrowser = useInBrowser();
  const proposes = useRootData()?.profile.streetSearch === true && value.street !== '' && isDomestic(value.country) && inBrowser;
  const streets = `${section}-streets`;
  useTownOf(places, { value, onChange, errors });
  const field = (name: keyof AddressText) => ({
    ...errors.input(name, value[name] ?? '', (text) => onChange({ [name]: text })),
    error: errors.at(name) ?? (name === 'zipCode' && places?.places.length === 0 ? t('zipCodeUnknown') : undefined),
  });
  const first = places?.places[0];
  return (
    <div className={styles['fields']}>
      {named ? (
        <>
          <div className={styles['half']}>
            <TextField label={t('name')} {...field('name')} required autoComplete={`${section} organization`} maxLength={100} />
          </div>
          <div className={styles['half']}>
            <TextField label={<Optional text={t('addition')} />} {...field('addition')} hint={t('additionHint')} maxLength={100} />
          </div>
        </>
      ) : null}
      <div className={styles['whole']}>
        <TextField
          label={t('street')}
          {...field('street')}
          list={proposes ? streets : undefined}
          required
          autoComplete={`${section} address-line1`}
          maxLength={100}
        />
        {proposes ? (
          <Suspense>
            <StreetList
              id={streets}
              typed={value}
              onTake={(taken) => {
                errors.typed('zipCode');
                errors.typed('city');
                onChange(taken);
              }}
            />
          </Suspense>
        ) : null}
      </div>
      <div className={styles['zip']}>
        <TextField
          label={t('zipCode')}
          {...field('zipCode')}
          required
          autoComplete={`${section} postal-code`}
          inputMode={isDomestic(value.country) ? 'numeric' : 'text'}
          maxLength={11}
          hint={
            first ? (
              <span className={styles['found']}>
                <Icon name="check" size="small" /> {placeInCanton(first)}
              </span>
            ) : undefined
          }
        />
      </div>
      <div className={styles['city']}>
        <TextField label={t('city')} {...field('city')} required autoComplete={`${section} address-level2`} maxLength={60} />
      </div>
      <div className={styles['half']}>
        <SelectField
          label={t('country')}
          {...field('country')}
          options={inBrowser ? countryOptions(language) : [{ value: value.country, label: value.country }]}
          required
          autoComplete={`${section} country`}
        />
      </div>
      {isDomestic(value.country) ? null : (
        <Suspense>
          <AbroadFields
            country={value.country}
            section={section}
            field={field}
            half={styles['half']}
            phoneLabel={<Optional text={t('carrierPhone')} />}
          />
        </Suspense>
      )}
    </div>
  );
}

const never = (): (() => void) => () => undefined;

/** Names of countries come from the browser's own language data: the server's may differ. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
