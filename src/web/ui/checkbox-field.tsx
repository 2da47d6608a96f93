import { useId } from 'react';
import type { ReactNode } from 'react';
import { errorId } from './field-frame.tsx';
import styles from './field.module.css';

export interface CheckboxFieldProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string | undefined;
  id?: string | undefined;
  error?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

export function CheckboxField({ label, checked, onChange, name, id, error, required, disabled }: CheckboxFieldProps) {
  const made = useId();
  const own = id ?? name ?? made;
  return (
    <div className={`${styles['field']} ${error ? styles['wrong'] : ''}`}>
      <label className={styles['check']}>
        <input
          type="checkbox"
          id={own}
          name={name}
          checked={checked}
          required={required}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId(own) : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <div className={styles['error']} id={errorId(own)}>
          {error}
        </div>
      ) : null}
    </div>
  );
}
