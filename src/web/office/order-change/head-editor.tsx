import { useEffect, useState } from 'react';
import { readAddresses } from '#contract/address.ts';
import { readPaymentTerms, readSkonti } from '#contract/payment-term.ts';
import type { Address } from '#contract/address.ts';
import type { Order } from '#contract/order.ts';
import { isProviderMethod, paymentBrand, paymentMethod } from '#domain/order/payment-method.ts';
import { call } from '#web/call.ts';
import { DayInput } from '../ui/day-input.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import { AddressChooser } from './address-chooser.tsx';
import type { ChangeDraft, HeadField } from './change-draft.ts';
import styles from './order-change.module.css';
import { changeWords as t } from './change-words.ts';

interface HeadEditorProps {
  order: Order;
  draft: ChangeDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (draft: ChangeDraft) => void;
}

interface Choices {
  addresses: readonly Address[];
  terms: readonly { id: number; name: string }[];
  skonti: readonly { id: number; name: string }[];
}

const none: Choices = { addresses: [], terms: [], skonti: [] };

const named = (rows: Choices['terms']) => rows.map(({ id, name }) => [String(id), name] as const);

/** The head of the order: customer, destination, day and terms. */
export function HeadEditor({ order, draft, problems, onChange }: HeadEditorProps) {
  const choices = useChoices(order.customerId);
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
        {choice('deliveryType', [
          ['DELIVERY', t.deliveryTypes.DELIVERY],
          ['PICKUP', t.deliveryTypes.PICKUP],
          ['FEDEX', t.deliveryTypes.FEDEX],
        ])}
        {text('deliveryCost', { amount: true, hint: t.fields.deliveryCostHint })}
        {text('discount', { numeric: true })}
        {choice('vatForced', Object.entries(t.vat))}
        {choice('paymentMethodId', [
          ...online,
          [String(paymentMethod.INVOICE), 'Rechnung'],
          [String(paymentMethod.PREPAYMENT), 'Vorauskasse'],
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

/** Without them the order's current values can still be kept or typed. */
function useChoices(customerId: number): Choices {
  const [choices, setChoices] = useState(none);
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      const [addresses, terms, skonti] = await Promise.all([
        call(readAddresses, { params: { id: customerId } }),
        call(readPaymentTerms, { query: {} }),
        call(readSkonti, { query: {} }),
      ]);
      if (wanted) setChoices({ addresses: addresses.items, terms: terms.items, skonti: skonti.items });
    };
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [customerId]);
  return choices;
}
