import type { ProductHead } from '#contract/product-head.ts';
import type { ProductRecord } from '#contract/product-record.ts';
import { PlainCheck } from '../ui/plain-check.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import { productChoices } from './field-text.ts';
import { PresetPart } from './preset-part.tsx';
import { ticked } from './product-draft.ts';
import type { ProductDraft } from './product-draft.ts';
import styles from './product-edit.module.css';
import { productWords as t } from './product-words.ts';
import { TextColumns } from './text-columns.tsx';
import { ValueEditor } from './value-editor.tsx';

export interface ProductFormProps {
  head: ProductHead;
  record: ProductRecord;
  draft: ProductDraft;
  problems: Readonly<Record<string, string>>;
  types: readonly { id: number; name: string }[];
  onChange: (field: string, value: string) => void;
}

/** Everything that staff edit of a product: texts, base, shop, properties, preset. */
export function ProductForm({ head, record, draft, problems, types, onChange }: ProductFormProps) {
  const choices = productChoices(types);
  const text = (field: 'articleNumber' | 'localFilePath', maxLength: number, hint?: string) => (
    <PlainField
      id={field}
      label={t.fields[field]}
      value={draft[field] ?? ''}
      maxLength={maxLength}
      problem={problems[field]}
      {...(hint === undefined ? {} : { hint })}
      onChange={(value) => onChange(field, value)}
    />
  );
  const check = (field: 'published' | 'publiclyAvailable') => (
    <PlainCheck id={field} label={t.fields[field]} checked={draft[field] === ticked} onChange={(is) => onChange(field, is ? ticked : '')} />
  );
  const day = (field: 'publishOn' | 'hideOn') => (
    <PlainField
      id={field}
      label={t.fields[field]}
      value={draft[field] ?? ''}
      hint="tt.mm.jjjj"
      maxLength={10}
      problem={problems[field]}
      onChange={(value) => onChange(field, value)}
    />
  );
  return (
    <div className={styles['form']}>
      <TextColumns draft={draft} problems={problems} onChange={onChange} />
      <section aria-labelledby="form-base">
        <h2 id="form-base">{t.sections.base}</h2>
        {text('articleNumber', 80)}
        <PlainSelect
          id="typeId"
          label={t.fields.typeId}
          value={draft['typeId'] ?? ''}
          options={choices.typeId}
          onChange={(value) => onChange('typeId', value)}
        />
        {draft['typeId'] === String(record.typeId) ? null : <p className={styles['note']}>{t.typeChange}</p>}
        <PlainSelect
          id="kindCode"
          label={t.fields.kindCode}
          value={draft['kindCode'] ?? ''}
          options={choices.kindCode}
          onChange={(value) => onChange('kindCode', value)}
        />
        {text('localFilePath', 200, t.folderHint)}
      </section>
      <section aria-labelledby="form-shop">
        <h2 id="form-shop">{t.sections.shop}</h2>
        {check('published')}
        {check('publiclyAvailable')}
        {draft['publiclyAvailable'] === ticked ? null : <p className={styles['note']}>{t.notForAll}</p>}
        {draft['published'] === ticked ? null : day('publishOn')}
        {day('hideOn')}
      </section>
      {record.modelId === null ? null : <PresetPart head={head} draft={draft} problems={problems} onChange={onChange} />}
      <section aria-labelledby="form-values" className={styles['whole']}>
        <h2 id="form-values">{t.sections.values}</h2>
        {record.attributes.length === 0 ? <p className={styles['note']}>{t.noValues}</p> : null}
        <div className={styles['values']}>
          {record.attributes.map((attribute) => (
            <ValueEditor key={attribute.attributeId} attribute={attribute} draft={draft} problems={problems} onChange={onChange} />
          ))}
        </div>
      </section>
    </div>
  );
}
