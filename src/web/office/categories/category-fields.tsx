/** The fields of a category, three names side by side. */
import type { CategoryRecord } from '#contract/category-record.ts';
import type { FieldChoices } from '../record/choice-words.ts';
import type { Problems } from '../record/use-record.ts';
import { PlainCheck } from '../ui/plain-check.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import type { PlainOption } from '../ui/plain-select.tsx';
import styles from './categories.module.css';
import { ticked } from './category-draft.ts';
import type { CategoryDraft, CategoryField } from './category-draft.ts';
import { categoryWords as t } from './category-words.ts';
import { PictureField } from './picture-field.tsx';

interface CategoryFieldsProps {
  draft: CategoryDraft;
  problems: Problems;
  records: readonly CategoryRecord[];
  /** null: it is not created yet. */
  record: CategoryRecord | null;
  /** Prefix of the fields' ids: a dialog and the panel can be on the page together. */
  idPrefix?: string;
  onChange: (draft: CategoryDraft) => void;
}

export function CategoryFields({ draft, problems, records, record, idPrefix = '', onChange }: CategoryFieldsProps) {
  const set = (field: CategoryField) => (value: string) => onChange({ ...draft, [field]: value });
  const text = (field: CategoryField, options: { maxLength?: number; hint?: string; lines?: number } = {}) => (
    <PlainField
      key={field}
      id={`${idPrefix}${field}`}
      label={t.form[field]}
      value={draft[field]}
      problem={problems[field]}
      maxLength={100}
      {...options}
      onChange={set(field)}
    />
  );
  const below = record === null ? new Set<number>() : idsBelow(records, record.id);
  const parents = records.filter(({ id }) => !below.has(id));
  const isRoot = record !== null && record.parentId === null;
  return (
    <div className={styles['fields']}>
      {(['name.de', 'name.fr', 'name.en'] as const).map((field) => text(field))}
      {isRoot ? (
        <PlainField id={`${idPrefix}parentId`} label={t.form.parentId} value={t.root} readOnly onChange={() => undefined} />
      ) : (
        <PlainSelect
          id={`${idPrefix}parentId`}
          label={t.form.parentId}
          value={draft.parentId}
          options={parentChoices(parents, records)}
          onChange={set('parentId')}
        />
      )}
      <PlainField
        id={`${idPrefix}url`}
        label={t.address}
        hint={t.addressHint}
        value={record === null ? '' : decodeURI(record.url)}
        readOnly
        onChange={() => undefined}
      />
      {text('contentLink', { maxLength: 2000, hint: t.linkHint })}
      <div className={styles['switches']}>
        <PlainCheck
          id={`${idPrefix}published`}
          label={t.form.published}
          checked={draft.published === ticked}
          onChange={(is) => set('published')(is ? ticked : '')}
        />
        <fieldset className={styles['radios']}>
          <legend>{t.form.shopTypeId}</legend>
          {shopChoices.map(([shop, word]) => (
            <label key={shop}>
              <input
                type="radio"
                name={`${idPrefix}shopTypeId`}
                checked={draft.shopTypeId === shop}
                onChange={() => set('shopTypeId')(shop)}
              />{' '}
              {word}
            </label>
          ))}
          {problems['shopTypeId'] === undefined ? null : <small>{problems['shopTypeId']}</small>}
        </fieldset>
      </div>
      <details className={styles['more']}>
        <summary>{t.more}</summary>
        <div className={styles['fields']}>
          {(['description.de', 'description.fr', 'description.en'] as const).map((field) => text(field, { maxLength: 2000, lines: 4 }))}
          <PictureField id={`${idPrefix}imageFileName`} value={draft.imageFileName} onChange={set('imageFileName')} />
          {text('pictureArticleNumber', { maxLength: 80, hint: t.articleHint })}
        </div>
      </details>
    </div>
  );
}

const shopChoices: readonly PlainOption[] = [
  ['1', t.shops['1']],
  ['2', t.shops['2']],
  ['99', t.shops.all],
];

const parentChoices = (parents: readonly CategoryRecord[], records: readonly CategoryRecord[]): PlainOption[] =>
  parents.map((each) => [String(each.id), pathOf(records, each)]);

export const categoryChoices = (records: readonly CategoryRecord[]): FieldChoices => ({
  parentId: parentChoices(records, records),
  shopTypeId: shopChoices,
});

/** The category and all below it. */
function idsBelow(records: readonly CategoryRecord[], id: number): Set<number> {
  const ids = new Set([id]);
  for (const record of records) if (record.parentId !== null && ids.has(record.parentId)) ids.add(record.id);
  return ids;
}

/** `Holzkisten › Nach Mass`, without the root. */
function pathOf(records: readonly CategoryRecord[], record: CategoryRecord): string {
  const parent = records.find(({ id }) => id === record.parentId);
  return parent === undefined || parent.parentId === null ? record.name.de : `${pathOf(records, parent)} › ${record.name.de}`;
}
