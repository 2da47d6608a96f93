import type { Address } from '#contract/address.ts';
import { placedStreet } from '#domain/contact/street-suggestion.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import { addressFields } from './change-draft.ts';
import type { AddressDraft } from './change-draft.ts';
import styles from './order-change.module.css';
import { changeWords as t } from './change-words.ts';

interface AddressChooserProps {
  id: string;
  label: string;
  draft: AddressDraft;
  addresses: readonly Address[];
  problem?: string | undefined;
  onChange: (draft: AddressDraft) => void;
}

/** One of the customer's addresses, or a text to print. */
export function AddressChooser({ id, label, draft, addresses, problem, onChange }: AddressChooserProps) {
  const isNone = draft.text.name === '';
  const options: [string, string][] = [
    ['asIs', isNone ? t.noAddress : t.addressAsIs],
    ...addresses.map((address): [string, string] => [String(address.id), `${address.name}, ${placedStreet(address)}`]),
    ['typed', t.addressTyped],
  ];
  return (
    <div className={styles['address']}>
      <PlainSelect
        id={id}
        label={label}
        value={draft.chosen}
        options={options}
        problem={problem}
        onChange={(chosen) => onChange({ ...draft, chosen })}
      />
      {draft.chosen === 'asIs' && !isNone ? (
        <p>
          {draft.text.name}, {placedStreet(draft.text)}
        </p>
      ) : null}
      {draft.chosen === 'typed' ? (
        <div className={styles['grid']}>
          {addressFields.map((field) => (
            <PlainField
              key={field}
              id={`${id}-${field}`}
              label={t.address[field]}
              value={draft.text[field]}
              maxLength={100}
              onChange={(value) => onChange({ ...draft, text: { ...draft.text, [field]: value } })}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}
