import { useId } from 'react';
import type { ProductListItem } from '#contract/product-list.ts';
import type { Column } from '../../grid/rules/column.ts';
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
  const listId = useId();
  const column = fields.find(({ key }) => key === field);
  const words = column?.kind === 'boolean' ? [productWords.yes, productWords.no] : (column?.choices?.map(({ label }) => label) ?? []);
  return (
    <div className={styles['fields']}>
      <label className={styles['field']}>
        <span>{t.fieldLabel}</span>
        <select
          value={field}
          onChange={({ target }) => {
            onField(target.value);
            onText('');
          }}
        >
          {fields.map(({ key, head }) => (
            <option key={key} value={key}>
              {head}
            </option>
          ))}
        </select>
      </label>
      <label className={styles['field']}>
        <span>{t.value}</span>
        <input
          value={text}
          list={words.length === 0 ? undefined : listId}
          autoComplete="off"
          onChange={({ target }) => onText(target.value)}
        />
      </label>
      {words.length === 0 ? null : (
        <datalist id={listId}>
          {words.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </div>
  );
}
