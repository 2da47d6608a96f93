import type { ReactNode } from 'react';
import { moneyText } from '../text/money-text.ts';
import styles from './field.module.css';

interface PlainFieldProps {
  id: string;
  label: string;
  /** The label as shown, if parts of it are for screen readers only. */
  shown?: ReactNode;
  /** The column's head shows the label, so it is for screen readers only. */
  bare?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Instead of storing the form. */
  onEnter?: () => void;
  problem?: string | undefined;
  readOnly?: boolean;
  numeric?: boolean;
  /** In francs: written as prices are, once it is left. */
  amount?: boolean;
  maxLength?: number;
  hint?: string | undefined;
  lines?: number;
  /** Suggested texts; others may be typed. */
  list?: readonly string[] | undefined;
}

/** A plain field of the office: label, value, problem. */
export function PlainField({
  id,
  label,
  shown = label,
  bare = false,
  value,
  onChange,
  onEnter,
  problem,
  readOnly = false,
  amount = false,
  numeric = amount,
  maxLength,
  hint,
  lines = 1,
  list,
}: PlainFieldProps) {
  const notes = [problem === undefined ? null : `${id}-problem`, hint === undefined ? null : `${id}-hint`].filter((one) => one !== null);
  const common = {
    id,
    value,
    readOnly,
    maxLength,
    className: numeric ? styles['numeric'] : undefined,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': notes.length === 0 ? undefined : notes.join(' '),
  };
  return (
    <div className={styles['field']}>
      {bare ? null : <label htmlFor={id}>{shown}</label>}
      {lines > 1 ? (
        <textarea {...common} rows={lines} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...common}
          aria-label={bare ? label : undefined}
          inputMode={numeric ? 'decimal' : undefined}
          autoComplete="off"
          list={list === undefined ? undefined : `${id}-list`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (onEnter === undefined || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            onEnter();
          }}
          onBlur={() => amount && moneyText(value) !== value && onChange(moneyText(value))}
        />
      )}
      {list === undefined ? null : (
        <datalist id={`${id}-list`}>
          {list.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
      {problem === undefined ? null : (
        <span id={`${id}-problem`} className={styles['problem']}>
          {problem}
        </span>
      )}
      {hint === undefined ? null : <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
