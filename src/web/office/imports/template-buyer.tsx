import { CustomerChoice, customerLabel } from '../people/customer-choice.tsx';
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
            onChosen={(found) => onChange({ ...value, customer: { id: found.id, name: customerLabel(found) } })}
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
