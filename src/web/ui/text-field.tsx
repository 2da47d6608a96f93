import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { withoutUnseenSigns } from '#domain/contact/unseen-signs.ts';
import { latinDigits } from '#domain/language/latin-digits.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

export interface TextFieldProps {
  label: ReactNode;
  /** Also the id of the input unless `id` is given: error summaries link to it. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'date' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | undefined;
  unit?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  multiline?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Id of a list of suggestions. */
  list?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, name, value, onChange, id = name, error, hint, required, type = 'text', unit, multiline = false, ...rest } = props;
  const shared = {
    ...rest,
    id,
    name,
    value,
    required,
    className: styles['input'],
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, hint, error),
  };
  return (
    <FieldFrame id={id} label={label} unit={unit} required={required} hint={hint} error={error}>
      {multiline ? (
        <textarea {...shared} rows={3} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...shared}
          type={type}
          onChange={({ target }) => onChange(type === 'password' ? target.value : latinDigits(withoutUnseenSigns(target.value)))}
        />
      )}
    </FieldFrame>
  );
}
