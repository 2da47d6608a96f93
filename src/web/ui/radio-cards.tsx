import { useId } from 'react';
import type { ReactNode } from 'react';
import { errorId } from './field-frame.tsx';
import tileStyles from './option-tile.module.css';
import styles from './radio-cards.module.css';

interface RadioCard<Value extends string> {
  value: Value;
  title: ReactNode;
  text?: ReactNode;
  disabled?: boolean | undefined;
  /** Why it cannot be chosen; shown instead of `text`. */
  reason?: ReactNode;
}

export interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  name: string;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly RadioCard<Value>[];
  error?: ReactNode;
}

/** Joined frames; the selected one is marked three times: ink frame, tint, bold. */
export function RadioCards<Value extends string>({ legend, name, value, onChange, options, error }: RadioCardsProps<Value>) {
  const made = useId();
  return (
    <fieldset aria-describedby={error ? errorId(made) : undefined} id={name} tabIndex={-1}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.value} className={`${tileStyles['tile']} ${styles['card']}`}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles['dot']} aria-hidden="true" />
            <span>
              <span className={styles['title']}>{option.title}</span>
              {option.disabled && option.reason ? <span className={styles['text']}>{option.reason}</span> : null}
              {!(option.disabled && option.reason) && option.text ? <span className={styles['text']}>{option.text}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <div className={styles['error']} id={errorId(made)}>
          {error}
        </div>
      ) : null}
    </fieldset>
  );
}
