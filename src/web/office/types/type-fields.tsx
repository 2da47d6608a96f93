import type { Problems } from '../record/use-record.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
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
  const select = (field: TypeField, options: readonly (readonly [string, string])[]) => (
    <PlainSelect id={`${idPrefix}${field}`} label={t.form[field]} value={draft[field]} options={options} onChange={set(field)} />
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
      {select('kind', Object.entries(t.kinds))}
      {select('categoryId', [['', t.none], ...choices.categories.map(({ id, name }) => [String(id), name] as const)])}
      {select('modelId', [['', t.noModel], ...modelOptions(choices.models, draft.modelId)])}
      {select('landingPage', Object.entries(t.landingPages))}
      {select('reportId', [['', t.noReport], ...choices.reports.map((id) => [id, id] as const)])}
    </div>
  );
}

/** A model that no longer exists stays selected until another is chosen. */
function modelOptions(models: TypeChoices['models'], chosen: string): (readonly [string, string])[] {
  const options = models.map(({ id, name }) => [id, `${name} (${id})`] as const);
  return chosen === '' || models.some(({ id }) => id === chosen) ? options : [...options, [chosen, chosen] as const];
}
