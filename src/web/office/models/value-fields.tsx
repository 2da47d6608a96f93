import { useId } from 'react';
import type { ModelContent } from '#contract/model-desk.ts';
import type { ParameterValue, Values } from '#domain/configurator/evaluation.ts';
import { membersAt, textAt, valueAt } from './content-path.ts';
import { modelWords as t } from './model-words.ts';
import styles from './model.module.css';

interface ValueFieldsProps {
  content: ModelContent;
  values: Values;
  quantity: number;
  onValues: (values: Values) => void;
  onQuantity: (quantity: number) => void;
}

interface Field {
  id: string;
  label: string;
  type: string;
  options: { value: string; label: string }[];
}

/** The values of the example, to experiment with; display-only parameters are left out. */
export function ValueFields({ content, values, quantity, onValues, onQuantity }: ValueFieldsProps) {
  const key = useId();
  return (
    <div className={styles['values']}>
      {fieldsOf(content).map((field) => (
        <div key={field.id}>
          <label htmlFor={`${key}${field.id}`}>{field.label}</label>
          <ValueField
            id={`${key}${field.id}`}
            field={field}
            value={values[field.id]}
            onChange={(value) => onValues({ ...values, [field.id]: value })}
          />
        </div>
      ))}
      <div>
        <label htmlFor={`${key}quantity`}>{t.quantity}</label>
        <input
          id={`${key}quantity`}
          type="number"
          min={1}
          max={100_000}
          value={quantity}
          onChange={({ target }) => onQuantity(Math.min(100_000, Math.max(1, Math.round(Number(target.value)) || 1)))}
        />
      </div>
    </div>
  );
}

function ValueField({
  id,
  field,
  value,
  onChange,
}: {
  id: string;
  field: Field;
  value: ParameterValue | undefined;
  onChange: (value: ParameterValue) => void;
}) {
  if (field.type === 'bool')
    return <input id={id} type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />;
  if (field.type === 'option')
    return (
      <select id={id} value={String(value ?? '')} onChange={({ target }) => onChange(target.value)}>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  if (field.type === 'number')
    return <input id={id} type="number" value={Number(value ?? 0)} onChange={({ target }) => onChange(Number(target.value))} />;
  return <input id={id} value={String(value ?? '')} maxLength={200} onChange={({ target }) => onChange(target.value)} />;
}

function fieldsOf(content: ModelContent): Field[] {
  const render = new Set(
    membersAt(content, ['document', 'groups']).flatMap(([, group]) =>
      valueAt(group, ['role']) === 'render' ? [valueAt(group, ['id'])] : [],
    ),
  );
  return membersAt(content, ['document', 'params']).flatMap(([, param]) => {
    const [id, options] = [valueAt(param, ['id']), valueAt(param, ['options'])];
    if (typeof id !== 'string' || render.has(valueAt(param, ['group']))) return [];
    const [label, unit] = [textAt(param, ['label', 'de']), textAt(param, ['unit'])];
    return [
      {
        id,
        label: `${label || id}${unit === '' ? '' : ` ${unit}`}`,
        type: textAt(param, ['type']),
        options: Array.isArray(options) ? options.map((option) => optionOf(option)) : [],
      },
    ];
  });
}

function optionOf(option: unknown): Field['options'][number] {
  const value = textAt(option, ['value']);
  return { value, label: textAt(option, ['label', 'de']) || value };
}
