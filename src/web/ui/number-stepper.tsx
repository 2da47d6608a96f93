import { latinDigits } from '#domain/language/latin-digits.ts';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';
import styles from './number-stepper.module.css';
import { isUndo } from './undo-key.ts';

export interface NumberStepperProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  hideLabel?: boolean | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/** A whole number between minus and plus. Valid input counts at once; leaving the field restores the nearest valid number. */
export function NumberStepper({
  label,
  value,
  onChange,
  min = 1,
  max = 100_000,
  step = 1,
  hideLabel = false,
  name,
  disabled,
}: NumberStepperProps) {
  const t = useTranslations('shell');
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; value: number } | null>(null);
  // As in a dimension field: typed text is shown only while it matches the value.
  const shown = typed?.value === value ? typed.text : String(value);
  const nearest = (wanted: number): number => Math.min(max, Math.max(min, min + Math.round((wanted - min) / step) * step));
  const valid = (wanted: number): boolean => Number.isInteger(wanted) && nearest(wanted) === wanted;
  const settle = (): void => {
    if (typed !== null && shown !== '' && !valid(Number(shown))) onChange(nearest(Number(shown)));
    setTyped(null);
  };
  const go = (by: number): void => {
    setTyped(null);
    onChange(nearest(value + by));
  };
  return (
    <div className={styles['group']} role="group" aria-label={label}>
      {hideLabel ? null : (
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={styles['stepper']}>
        <button type="button" aria-label={t('less', { label })} disabled={disabled || value <= min} onClick={() => go(-step)}>
          <Icon name="minus" size="small" />
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          name={name}
          aria-label={hideLabel ? label : undefined}
          disabled={disabled}
          maxLength={7}
          value={shown}
          onChange={(event) => {
            // `12.00` from a table is twelve, not twelve hundred.
            const text = latinDigits(event.target.value)
              .replace(/[.,]\d{1,2}$/, '')
              .replace(/\D/g, '');
            const counts = text !== '' && valid(Number(text));
            setTyped({ text, value: counts ? Number(text) : value });
            if (counts) onChange(Number(text));
          }}
          onBlur={settle}
          onKeyDown={(event) => {
            if (isUndo(event) && shown !== String(value)) {
              event.preventDefault();
              setTyped(null);
            }
            // Enter confirms the input, like leaving the field.
            if (event.key === 'Enter') settle();
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            go(event.key === 'ArrowUp' ? step : -step);
          }}
        />
        <button type="button" aria-label={t('more', { label })} disabled={disabled || value >= max} onClick={() => go(step)}>
          <Icon name="plus" size="small" />
        </button>
      </div>
    </div>
  );
}
