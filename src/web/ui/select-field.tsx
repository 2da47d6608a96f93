import type { ReactNode } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

export interface SelectFieldProps {
  label: ReactNode;
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[];
  id?: string | undefined;
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
}

export function SelectField({
  label,
  name,
  value,
  onChange,
  options,
  id = name,
  error,
  hint,
  required,
  disabled,
  autoComplete,
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <div className={styles['select']}>
        <select
          id={id}
          name={name}
          value={value}
          required={required && options[0]?.value === ''}
          disabled={disabled}
          autoComplete={autoComplete}
          className={styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
