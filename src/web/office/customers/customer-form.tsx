import type { ReactNode } from 'react';
import type { Address } from '#contract/address.ts';
import type { Problems } from '../record/use-record.ts';
import { PlainCheck } from '../ui/plain-check.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import { ticked } from './customer-draft.ts';
import type { CustomerDraft, HeadField } from './customer-draft.ts';
import { customerChoices } from './customer-choices.ts';
import type { Choices } from './customer-choices.ts';
import { customerWords } from './customer-words.ts';
import { featureFlags, hasFlag, withFlag } from './feature-flags.ts';
import styles from './customer.module.css';
import { PersonRows } from './person-rows.tsx';

const t = customerWords.form;

interface FormProps {
  draft: CustomerDraft;
  problems: Problems;
  choices: Choices;
  /** null: a customer that has none yet. */
  addresses: readonly Address[] | null;
  onChange: (draft: CustomerDraft) => void;
  children?: ReactNode;
}

/** Everything that staff edit of a customer: company, persons, order settings, agreed terms. */
export function CustomerForm({ draft, problems, choices, addresses, onChange, children }: FormProps) {
  const set = (field: HeadField) => (value: string) => onChange({ ...draft, [field]: value });
  const text = (field: HeadField, maxLength = 254, more: { numeric?: boolean; amount?: boolean } = {}) => (
    <PlainField
      id={field}
      label={t[field as keyof typeof t]}
      value={draft[field]}
      maxLength={maxLength}
      {...more}
      problem={problems[field]}
      onChange={set(field)}
    />
  );
  const check = (field: HeadField, label: string) => (
    <PlainCheck id={field} label={label} checked={draft[field] === ticked} onChange={(is) => set(field)(is ? ticked : '')} />
  );
  const options = customerChoices(choices, addresses ?? []);
  const select = (field: HeadField & keyof typeof options) => (
    <PlainSelect id={field} label={t[field as keyof typeof t]} value={draft[field]} options={options[field]} onChange={set(field)} />
  );
  return (
    <div className={styles['columns']}>
      <section aria-labelledby="form-company">
        <h2 id="form-company">{t.company}</h2>
        {check('isCompany', t.isCompany)}
        {draft.isCompany === ticked ? (
          <>
            {text('companyName', 100)}
            <div className={styles['pair']}>
              {text('companyCode', 40)}
              {text('companyInvoiceEmail')}
            </div>
          </>
        ) : null}
        {check('active', t.active)}
      </section>
      <section aria-labelledby="form-order">
        <h2 id="form-order">{t.order}</h2>
        {text('invoiceEmail')}
        {addresses === null || addresses.length === 0 ? null : (
          <>
            {select('deliveryAddressId')}
            {select('invoiceAddressId')}
          </>
        )}
        {select('invoiceRhythm')}
      </section>
      <PersonRows draft={draft} problems={problems} onChange={onChange} />
      {children}
      <section aria-labelledby="form-agreed">
        <h2 id="form-agreed">{t.agreed}</h2>
        <div className={styles['pair']}>
          {text('discount', 10, { numeric: true })}
          {text('multiplier', 10, { numeric: true })}
        </div>
        {select('paymentTermId')}
        {select('skontoId')}
        {check('quickOrder', t.quickOrder)}
        {draft.quickOrder === ticked ? select('truckId') : null}
      </section>
      <section aria-labelledby="form-money">
        <h2 id="form-money">{t.money}</h2>
        {text('creditLimit', 16, { amount: true })}
        {check('onHold', t.onHold)}
        {draft.onHold === ticked ? (
          <PlainField
            id="holdReason"
            label={t.holdReason}
            hint={t.holdHint}
            lines={2}
            maxLength={500}
            value={draft.holdReason}
            problem={problems['holdReason']}
            onChange={set('holdReason')}
          />
        ) : null}
      </section>
      <section aria-labelledby="form-features">
        <h2 id="form-features">{t.features}</h2>
        {featureFlags.map(({ bit, word }) => (
          <PlainCheck
            key={bit}
            id={`feature-${bit}`}
            label={word}
            checked={hasFlag(draft.featureFlags, bit)}
            onChange={(is) => set('featureFlags')(withFlag(draft.featureFlags, bit, is))}
          />
        ))}
      </section>
    </div>
  );
}
