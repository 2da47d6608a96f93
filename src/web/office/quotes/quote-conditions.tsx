import { PlainField } from '../ui/plain-field.tsx';
import type { DraftHead, QuoteDraft } from './quote-draft.ts';
import type { DraftProblems } from './quote-problems.ts';
import styles from './quote-page.module.css';
import { quoteWords as t } from './quote-words.ts';

interface QuoteConditionsProps {
  draft: QuoteDraft;
  problems: DraftProblems;
  readOnly: boolean;
  onChange: (draft: QuoteDraft) => void;
}

const numbers = [
  ['deliveryCost', t.deliveryCost],
  ['discount', t.discount],
  ['validity', t.validity],
  ['timeToDeliver', t.timeToDeliver],
] as const satisfies readonly (readonly [keyof DraftHead, string])[];

/** Conditions of the whole quote, and the answer to the customer. */
export function QuoteConditions({ draft, problems, readOnly, onChange }: QuoteConditionsProps) {
  return (
    <section className={styles['conditions']} aria-labelledby="conditions">
      <h2 id="conditions">{t.conditions}</h2>
      <div className={styles['numbers']}>
        {numbers.map(([field, label]) =>
          field === 'deliveryCost' && draft.deliveryType === 'PICKUP' ? null : (
            <PlainField
              key={field}
              id={field}
              label={label}
              numeric
              amount={field === 'deliveryCost'}
              value={draft[field]}
              problem={problems[field]}
              readOnly={readOnly}
              onChange={(value) => onChange({ ...draft, [field]: value })}
            />
          ),
        )}
      </div>
      <PlainField
        id="comment"
        label={t.comment}
        lines={2}
        maxLength={2000}
        value={draft.comment}
        readOnly={readOnly}
        onChange={(comment) => onChange({ ...draft, comment })}
      />
      {readOnly ? null : (
        <PlainField
          id="message"
          label={t.message}
          hint={t.messageHint}
          lines={3}
          maxLength={2000}
          value={draft.message}
          onChange={(message) => onChange({ ...draft, message })}
        />
      )}
    </section>
  );
}
