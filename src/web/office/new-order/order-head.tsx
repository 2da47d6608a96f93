import type { Address } from '#contract/address.ts';
import { placedStreet } from '#domain/contact/street-suggestion.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { percentOf } from '../text/percent-of.ts';
import { DayInput } from '../ui/day-input.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import fieldStyles from '../ui/field.module.css';
import styles from './new-order.module.css';
import type { OrderDraft } from './order-draft.ts';
import { newOrderWords as t } from './new-order-words.ts';

interface OrderHeadProps {
  draft: OrderDraft;
  addresses: readonly Address[];
  /** Of the customer's first person, who receives the confirmation. */
  email: string;
  checked: boolean;
  onChange: (part: Partial<OrderDraft>) => void;
}

/** Destination, day, payment, and who ordered. */
export function OrderHead({ draft, addresses, email, checked, onChange }: OrderHeadProps) {
  const places = addresses.map((address) => [String(address.id), `${address.name}, ${placedStreet(address)}`] as const);
  const text = (field: 'invoiceEmail' | 'reference' | 'person' | 'comment', maxLength: number, lines = 1) => (
    <PlainField
      id={field}
      label={t[field]}
      value={draft[field]}
      maxLength={maxLength}
      lines={lines}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <section aria-label={t.head} className={styles['head']}>
      <PlainSelect
        id="deliveryType"
        label={t.deliveryType}
        value={draft.deliveryType}
        options={Object.entries(t.deliveryTypes)}
        onChange={(value) => onChange({ deliveryType: value === 'PICKUP' ? 'PICKUP' : 'DELIVERY' })}
      />
      <div className={fieldStyles['field']}>
        <label htmlFor="day">{t.day}</label>
        <DayInput id="day" value={draft.day} onChange={(day) => onChange({ day })} />
        {checked && draft.day === '' ? <span className={fieldStyles['problem']}>{t.problems.day}</span> : null}
      </div>
      {draft.deliveryType === 'PICKUP' ? null : (
        <PlainSelect
          id="deliveryAddress"
          label={t.deliveryAddress}
          value={String(draft.deliveryAddressId)}
          options={places}
          onChange={(id) => onChange({ deliveryAddressId: Number(id) })}
        />
      )}
      <PlainSelect
        id="invoiceAddress"
        label={t.invoiceAddress}
        value={String(draft.invoiceAddressId)}
        options={places}
        onChange={(id) => onChange({ invoiceAddressId: Number(id) })}
      />
      <PlainSelect
        id="payment"
        label={t.payment}
        value={String(draft.paymentMethodId)}
        options={Object.entries(t.payments)}
        onChange={(value) => onChange({ paymentMethodId: value === '2' ? 2 : 1 })}
      />
      <PlainField
        id="discount"
        label={t.discount}
        numeric
        value={draft.discount}
        problem={checked && percentOf(draft.discount) === null ? t.problems.discount : undefined}
        onChange={(discount) => onChange({ discount })}
      />
      {text('invoiceEmail', 254)}
      {text('person', 140)}
      {text('reference', 100)}
      {text('comment', 2000, 3)}
      <CheckboxField label={t.tell(email)} name="tell" checked={draft.tell} onChange={(tell) => onChange({ tell })} />
    </section>
  );
}
