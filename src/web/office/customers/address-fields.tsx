import { useSyncExternalStore } from 'react';
import { countryOptions } from '#domain/contact/country-options.ts';
import { stateCodesOf } from '#domain/contact/country.ts';
import { isDomestic } from '#domain/contact/address.ts';
import { useRootData } from '#web/root-data.ts';
import { chosenStreet, proposalText, useStreets } from '#web/use-streets.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import type { AddressDraft } from './address-draft.ts';
import { customerWords } from './customer-words.ts';
import styles from './customer.module.css';

const t = customerWords.address;

type TextField = Exclude<keyof AddressDraft, 'isDefaultShipping' | 'isDefaultInvoice'>;

const never = () => () => undefined;

/** Names come from the browser's own language data; the server renders only the selected one. */
function useCountries(chosen: string): readonly (readonly [code: string, name: string])[] {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? countryOptions('de').map(({ value, label }) => [value, label]) : [[chosen, chosen]];
}

interface FieldsProps {
  address: AddressDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (address: AddressDraft) => void;
}

/** The fields of an address; those for abroad only for foreign addresses. */
export function AddressFields({ address, problems, onChange }: FieldsProps) {
  const options = useCountries(address.country);
  const proposes = useRootData()?.profile.streetSearch === true;
  const streets = useStreets(address, proposes);
  const text = (field: TextField, maxLength: number) => (
    <PlainField
      id={field}
      label={t[field]}
      value={address[field]}
      maxLength={maxLength}
      problem={problems[field]}
      onChange={(value) => onChange({ ...address, [field]: value })}
    />
  );
  return (
    <div className={styles['form']}>
      <div className={styles['pair']}>
        {text('name', 100)}
        {text('addition', 100)}
      </div>
      <div className={styles['pair']}>
        <PlainField
          id="street"
          label={t.street}
          value={address.street}
          maxLength={100}
          problem={problems['street']}
          list={proposes ? streets.map((each) => proposalText(each, address.zipCode)) : undefined}
          onChange={(value) => onChange({ ...address, ...(chosenStreet(streets, value) ?? { street: value }) })}
        />
        {text('additionalAddress', 100)}
      </div>
      <div className={styles['pair']}>
        {text('zipCode', 11)}
        {text('city', 60)}
        <PlainSelect
          id="country"
          label={t.country}
          value={address.country}
          options={options}
          onChange={(country) => onChange({ ...address, country })}
        />
      </div>
      {isDomestic(address.country) ? null : (
        <div className={styles['pair']}>
          {stateCodesOf(address.country) === null ? null : text('stateOrProvinceCode', 2)}
          {text('carrierPhone', 17)}
        </div>
      )}
    </div>
  );
}
