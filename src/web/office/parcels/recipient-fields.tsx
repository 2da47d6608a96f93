import type { ParcelRecipient } from '#contract/parcel.ts';
import { stateCodesOf } from '#domain/contact/country.ts';
import { PlainField } from '../ui/plain-field.tsx';
import type { ParcelDraft } from './parcel-draft.ts';
import styles from './parcels.module.css';
import { parcelWords } from './parcel-words.ts';

const t = parcelWords.recipient;

interface RecipientFieldsProps {
  draft: ParcelDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (draft: ParcelDraft) => void;
}

/** Name and address as printed on the label. The country is that of the order. */
export function RecipientFields({ draft, problems, onChange }: RecipientFieldsProps) {
  const { recipient } = draft;
  const states = stateCodesOf(recipient.country);
  const field = (name: keyof ParcelRecipient, more: { readOnly?: boolean; list?: readonly string[]; maxLength?: number } = {}) => (
    <PlainField
      id={`recipient-${name}`}
      label={t[name]}
      value={recipient[name]}
      problem={problems[`recipient.${name}`]}
      onChange={(value) => onChange({ ...draft, recipient: { ...recipient, [name]: value } })}
      {...more}
    />
  );
  return (
    <section className={styles['section']} aria-label={t.title}>
      <header>
        <h2>{t.title}</h2>
        <small>{t.hint}</small>
      </header>
      <div className={styles['grid']}>
        {field('companyName')}
        {field('personName')}
        {field('phone')}
        {field('email')}
        {field('street')}
        {field('street2')}
        {field('zipCode')}
        {field('city')}
        {states === null ? null : field('stateOrProvinceCode', { list: states, maxLength: 2 })}
        {field('country', { readOnly: true })}
      </div>
    </section>
  );
}
