import { PlainField } from '../ui/plain-field.tsx';
import type { DraftHead, QuoteDraft } from './quote-draft.ts';
import { missingIn } from './quote-problems.ts';
import type { DraftProblems } from './quote-problems.ts';
import styles from './quote-page.module.css';
import { quoteWords as t } from './quote-words.ts';

interface QuoteConditionsProps {
  draft: QuoteDraft;
  problems: DraftProblems;
  readOnly: boolean;
  onChange: (draft: QuoteDraft) => void;
}

const numbers = ['deliveryCost', 'discount', 'validity', 'timeToDeliver'] as const satisfies readonly (keyof DraftHead)[];

/** Conditions of the whole quote, and the answer to the customer. */
export function QuoteConditions({ draft, problems, readOnly, onChange }: QuoteConditionsProps) {
  return (
    <section className={styles['conditions']} aria-labelledby="conditions">
      <h2 id="conditions">{t.conditions}</h2>
      <div className={styles['numbers']}>
        {numbers.map((field) =>
          field === 'deliveryCost' && draft.deliveryType === 'PICKUP' ? null : (
            <PlainField
              key={field}
              id={field}
              label={t.fields[field]}
              numeric
              amount={field === 'deliveryCost'}
              value={draft[field]}
              problem={problems[field]}
              readOnly={readOnly}
              onChange={(value) => onChange({ ...draft, [field]: value })}
              hint={field === 'deliveryCost' && !readOnly && problems[field] === undefined ? missingIn(draft)[field] : undefined}
            />
          ),
        )}
      </div>
      <PlainField
        id="comment"
        label={t.fields.comment}
        lines={2}
        maxLength={2000}
        value={draft.comment}
        readOnly={readOnly}
        onChange={(comment) => onChange({ ...draft, comment })}
      />
      {readOnly ? null : (
        <PlainField
          id="message"
          label={t.fields.message}
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
