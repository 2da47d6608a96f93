import type { Quote } from '#contract/quote.ts';
import { DocumentAddresses } from '../document/document-address.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import type { DraftHead, QuoteDraft } from './quote-draft.ts';
import type { DraftProblems } from './quote-problems.ts';
import styles from './quote-page.module.css';
import { quoteWords as t } from './quote-words.ts';
import type { TermChoices } from './use-term-choices.ts';

interface QuoteTermsProps {
  quote: Quote;
  draft: QuoteDraft;
  problems: DraftProblems;
  choices: TermChoices;
  readOnly: boolean;
  onChange: (draft: QuoteDraft) => void;
}

/** Addresses, day and payment: with the customer's other addresses and the shop's terms to choose from. */
export function QuoteTerms({ quote, draft, problems, choices, readOnly, onChange }: QuoteTermsProps) {
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
  const choice = (field: keyof DraftHead & keyof TermChoices) => (
    <PlainSelect
      id={field}
      label={t.fields[field]}
      value={draft[field]}
      options={choices[field]}
      problem={problems[field]}
      readOnly={readOnly}
      onChange={(value) => onChange({ ...draft, [field]: value })}
    />
  );
  return (
    <div className={styles['terms']}>
      <DocumentAddresses document={quote} />
      <div className={styles['termFields']}>
        {choice('deliveryType')}
        {draft.deliveryType === 'PICKUP' ? null : choice('deliveryAddress')}
        {choice('invoiceAddress')}
        {text('orderPerson', { maxLength: 140 })}
        {text('invoiceEmail', { maxLength: 254 })}
        {text('externalCustomerNo', { maxLength: 100 })}
        {text('requestedDeliveryDate', { hint: t.dayHint })}
        {text('confirmedDeliveryDate', { hint: t.dayHint })}
        {choice('paymentMethodId')}
        {choice('paymentTermId')}
        {choice('vatForced')}
        {choice('skontoId')}
        {choice('customerRequestType')}
      </div>
    </div>
  );
}
