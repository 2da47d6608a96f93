import type { Order } from '#contract/order.ts';
import { deliveryTypes } from '#domain/checkout/delivery.ts';
import { isProviderMethod, paymentBrand, paymentMethod } from '#domain/order/payment-method.ts';
import { DayInput } from '../ui/day-input.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import { AddressChooser } from './address-chooser.tsx';
import type { ChangeDraft, HeadField } from './change-draft.ts';
import type { Choices } from './use-choices.ts';
import styles from './order-change.module.css';
import { changeWords as t } from './change-words.ts';

interface HeadEditorProps {
  order: Order;
  draft: ChangeDraft;
  problems: Readonly<Record<string, string>>;
  choices: Choices;
  onChange: (draft: ChangeDraft) => void;
}

const named = (rows: Choices['terms']) => rows.map(({ id, name }) => [String(id), name] as const);

/** The head of the order: customer, destination, day and terms. */
export function HeadEditor({ order, draft, problems, choices, onChange }: HeadEditorProps) {
  const { head } = draft;
  const put = (field: HeadField) => (value: string) => onChange({ ...draft, head: { ...head, [field]: value } });
  const text = (field: HeadField, more: { lines?: number; hint?: string; numeric?: boolean; amount?: boolean } = {}) => (
    <PlainField id={field} label={t.fields[field]} value={head[field]} problem={problems[field]} {...more} onChange={put(field)} />
  );
  const choice = (field: HeadField, options: readonly (readonly [string, string])[]) => (
    <PlainSelect id={field} label={t.fields[field]} value={head[field]} options={options} onChange={put(field)} />
  );
  const day = (field: HeadField) => (
    <label className={styles['field']}>
      {t.fields[field]}
      <DayInput value={head[field]} onChange={put(field)} />
    </label>
  );
  const online = isProviderMethod(order.paymentMethodId)
    ? [[String(order.paymentMethodId), paymentBrand(order.paymentMethodId) ?? ''] as const]
    : [];
  return (
    <section aria-label={t.head}>
      <div className={`${styles['grid']} ${styles['head']}`}>
        {day('requestedDeliveryDate')}
        {day('confirmedDeliveryDate')}
        {choice(
          'deliveryType',
          deliveryTypes.map((type) => [type, type === 'DELIVERY' && order.byMail ? t.deliveryByMail : t.deliveryTypes[type]]),
        )}
        {text('deliveryCost', { amount: true, hint: t.fields.deliveryCostHint })}
        {text('discount', { numeric: true })}
        {choice('vatForced', Object.entries(t.vat))}
        {choice('paymentMethodId', [
          ...online,
          ...[paymentMethod.INVOICE, paymentMethod.PREPAYMENT].map((method) => [String(method), t.payments[method]] as const),
        ])}
        {choice('paymentTermId', [['', t.usualTerm], ...named(choices.terms)])}
        {choice('skontoId', [['', t.noSkonto], ...named(choices.skonti)])}
        {text('orderPerson')}
        {text('externalCustomerNo')}
        {text('invoiceEmail')}
        {text('comment', { lines: 3 })}
        {head.deliveryType === 'PICKUP' ? null : (
          <AddressChooser
            id="deliveryAddress"
            label={t.fields.deliveryAddress}
            draft={draft.deliveryAddress}
            problem={problems['deliveryAddress']}
            addresses={choices.addresses}
            onChange={(deliveryAddress) => onChange({ ...draft, deliveryAddress })}
          />
        )}
        <AddressChooser
          id="invoiceAddress"
          label={t.fields.invoiceAddress}
          draft={draft.invoiceAddress}
          addresses={choices.addresses}
          onChange={(invoiceAddress) => onChange({ ...draft, invoiceAddress })}
        />
      </div>
    </section>
  );
}
