import type { Problems } from '../record/use-record.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import type { PlainOption } from '../ui/plain-select.tsx';
import type { TypeDraft, TypeField } from './type-draft.ts';
import { typeWords as t } from './type-words.ts';
import styles from './types.module.css';

/** Options of the select fields. */
export interface TypeChoices {
  categories: readonly { id: number; name: string }[];
  reports: readonly string[];
  models: readonly { id: string; name: string }[];
}

interface TypeFieldsProps {
  draft: TypeDraft;
  problems: Problems;
  choices: TypeChoices;
  /** Prefix of the fields' ids: a dialog and the panel can be on the page together. */
  idPrefix?: string;
  onChange: (draft: TypeDraft) => void;
}

export function TypeFields({ draft, problems, choices, idPrefix = '', onChange }: TypeFieldsProps) {
  const set = (field: TypeField) => (value: string) => onChange({ ...draft, [field]: value });
  const options = typeChoices(choices);
  const select = (field: TypeField & keyof typeof options) => (
    <PlainSelect id={`${idPrefix}${field}`} label={t.form[field]} value={draft[field]} options={options[field]} onChange={set(field)} />
  );
  return (
    <div className={styles['fields']}>
      <PlainField
        id={`${idPrefix}name`}
        label={t.form.name}
        value={draft.name}
        maxLength={100}
        problem={problems['name']}
        onChange={set('name')}
      />
      {select('kind')}
      {select('categoryId')}
      {select('modelId')}
      {select('landingPage')}
      {select('reportId')}
    </div>
  );
}

/** By field. */
export const typeChoices = ({ categories, reports, models }: TypeChoices) =>
  ({
    kind: Object.entries(t.kinds),
    categoryId: [['', t.none], ...categories.map(({ id, name }): PlainOption => [String(id), name])],
    modelId: [['', t.noModel], ...models.map(({ id, name }): PlainOption => [id, `${name} (${id})`])],
    landingPage: Object.entries(t.landingPages),
    reportId: [['', t.noReport], ...reports.map((id): PlainOption => [id, id])],
  }) satisfies Readonly<Record<string, readonly PlainOption[]>>;
