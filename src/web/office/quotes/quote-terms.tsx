import { useEffect, useState } from 'react';
import { readAddresses } from '#contract/address.ts';
import type { Address } from '#contract/address.ts';
import { readPaymentTerms, readSkonti } from '#contract/payment-term.ts';
import type { Quote } from '#contract/quote.ts';
import { placedStreet } from '#domain/contact/street-suggestion.ts';
import { call } from '#web/call.ts';
import { DocumentAddresses } from '../document/document-address.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import type { PlainOption } from '../ui/plain-select.tsx';
import { keptAddress } from './quote-draft.ts';
import type { DraftHead, QuoteDraft } from './quote-draft.ts';
import type { DraftProblems } from './quote-problems.ts';
import styles from './quote-page.module.css';
import { quoteWords as t } from './quote-words.ts';

interface QuoteTermsProps {
  quote: Quote;
  draft: QuoteDraft;
  problems: DraftProblems;
  readOnly: boolean;
  onChange: (draft: QuoteDraft) => void;
}

interface Known {
  addresses: readonly Address[];
  terms: readonly PlainOption[];
  skonti: readonly PlainOption[];
}

const nothing: Known = { addresses: [], terms: [], skonti: [] };

/** Addresses, day and payment: with the customer's other addresses and the shop's terms to choose from. */
export function QuoteTerms({ quote, draft, problems, readOnly, onChange }: QuoteTermsProps) {
  const known = useKnown(quote.customerId, readOnly);
  const text = (field: keyof DraftHead, more: { maxLength?: number; hint?: string } = {}) => (
    <PlainField
      id={field}
      label={t.fields[field]}
      value={draft[field]}
      problem={problems[field]}
      readOnly={readOnly}
      onChange={(value) => onChange({ ...draft, [field]: value })}
      {...more}
    />
  );
  const choice = (field: keyof DraftHead, options: readonly PlainOption[]) => (
    <PlainSelect
      id={field}
      label={t.fields[field]}
      value={draft[field]}
      options={options}
      problem={problems[field]}
      readOnly={readOnly}
      onChange={(value) => onChange({ ...draft, [field]: value })}
    />
  );
  const others = known.addresses.map((address): PlainOption => [String(address.id), `${address.name}, ${placedStreet(address)}`]);
  const none: PlainOption = ['', t.none];
  const kept: PlainOption = [keptAddress, t.keptAddress];
  return (
    <div className={styles['terms']}>
      <DocumentAddresses document={quote} />
      <div className={styles['termFields']}>
        {choice('deliveryType', t.deliveryTypes)}
        {draft.deliveryType === 'PICKUP'
          ? null
          : choice('deliveryAddress', [...(quote.deliveryAddress === null ? [none] : [kept]), ...others])}
        {choice('invoiceAddress', [kept, ...others])}
        {text('orderPerson', { maxLength: 140 })}
        {text('invoiceEmail', { maxLength: 254 })}
        {text('externalCustomerNo', { maxLength: 100 })}
        {text('requestedDeliveryDate', { hint: t.dayHint })}
        {text('confirmedDeliveryDate', { hint: t.dayHint })}
        {choice(
          'paymentMethodId',
          draft.customerRequestType === '3' ? t.paymentMethods.filter(([value]) => value !== '1') : t.paymentMethods,
        )}
        {choice('paymentTermId', [none, ...known.terms])}
        {choice('vatForced', t.vatChoices)}
        {choice('skontoId', [none, ...known.skonti])}
        {choice(
          'customerRequestType',
          t.requestTypes.filter(([value]) => value === '3' || value === String(quote.customerRequestType)),
        )}
      </div>
    </div>
  );
}

const option = ({ id, name }: { id: number; name: string }): PlainOption => [String(id), name];

function useKnown(customerId: number, readOnly: boolean): Known {
  const [known, setKnown] = useState(nothing);
  useEffect(() => {
    if (readOnly) return;
    const read = async (): Promise<void> => {
      const [terms, skonti] = await Promise.all([call(readPaymentTerms, { query: {} }), call(readSkonti, { query: {} })]);
      const chosen = { terms: terms.items.map(option), skonti: skonti.items.map(option) };
      setKnown((before) => ({ ...before, ...chosen }));
      const { items: addresses } = await call(readAddresses, { params: { id: customerId } });
      setKnown((before) => ({ ...before, addresses }));
    };
    // Options that cannot be read are missing; the quote's current values stay.
    read().catch(() => undefined);
  }, [customerId, readOnly]);
  return known;
}
