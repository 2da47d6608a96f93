import { CustomerChoice } from '../customers/customer-choice.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { importTexts as t } from './import-words.ts';
import styles from './imports-page.module.css';

export interface TemplateBuyer {
  /** Null: taken from the table. */
  customer: { id: number; name: string } | null;
  reference: string;
}

/** The customer of the template, and the order number, where the table itself has neither. */
export function TemplateBuyerFields({ value, onChange }: { value: TemplateBuyer; onChange: (value: TemplateBuyer) => void }) {
  const { customer, reference } = value;
  return (
    <div className={styles['buyer']}>
      <div>
        {customer === null ? (
          <CustomerChoice
            label={t.customer}
            hint={t.customerNote}
            without={0}
            onChosen={(id, name) => onChange({ ...value, customer: { id, name } })}
          />
        ) : (
          <p className={styles['chosen']}>
            <span>
              {t.customer}: <b>{customer.name}</b>
            </span>
            <button type="button" className={pageStyles['button']} onClick={() => onChange({ ...value, customer: null })}>
              {t.otherCustomer}
            </button>
          </p>
        )}
      </div>
      <PlainField
        id="template-reference"
        label={t.reference}
        hint={t.referenceNote}
        value={reference}
        maxLength={100}
        onChange={(text) => onChange({ ...value, reference: text })}
      />
    </div>
  );
}
