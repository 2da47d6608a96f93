import type { ProductListItem } from '#contract/product-list.ts';
import type { Column } from '../../grid/rules/column.ts';
import { PlainField } from '../../ui/plain-field.tsx';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { productWords } from '../product-words.ts';
import styles from '../products.module.css';

const t = productWords.bulk;

interface BulkFieldsProps {
  fields: readonly Column<ProductListItem>[];
  field: string;
  text: string;
  onField: (key: string) => void;
  onText: (text: string) => void;
}

/** The field and its new value. */
export function BulkFields({ fields, field, text, onField, onText }: BulkFieldsProps) {
  const column = fields.find(({ key }) => key === field);
  const words = column?.kind === 'boolean' ? [productWords.yes, productWords.no] : column?.choices?.map(({ label }) => label);
  const choose = (key: string): void => {
    onField(key);
    onText('');
  };
  return (
    <div className={styles['fields']}>
      <PlainSelect
        id="bulk-field"
        label={t.fieldLabel}
        value={field}
        options={fields.map(({ key, head }) => [key, head])}
        onChange={choose}
      />
      <PlainField id="bulk-value" label={t.value} value={text} list={words} onChange={onText} />
    </div>
  );
}
