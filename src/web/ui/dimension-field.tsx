import { latinDigits } from '#domain/language/latin-digits.ts';
import { useId, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './dimension-field.module.css';
import { errorId } from './field-frame.tsx';
import { isUndo } from './undo-key.ts';

export interface DimensionFieldProps {
  label: string;
  unit: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number | undefined;
  error?: ReactNode;
  /** Marks the field as wrong when its error is shown elsewhere, at `describedBy`. */
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
  /** Minimum and maximum in words, for screen readers. */
  range?: string | undefined;
  disabled?: boolean | undefined;
  /** Poster form: a numeral on a ruled line instead of a framed field. */
  big?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  maxLength?: number | undefined;
  onFocused?: ((focused: boolean) => void) | undefined;
  /** Told true when the input is not a number: the text stays visible and the owner explains it in `error`. Without this, other characters are dropped. */
  onUnreadable?: ((unreadable: boolean) => void) | undefined;
}

/** As many fit at full size. */
const usualSigns = 4;

/** A dimension as a numeral. Every number typed is passed on; the owner validates it and sets `error`. */
export function DimensionField({
  label,
  unit,
  value,
  onChange,
  min,
  max,
  step = 1,
  error,
  big = false,
  name,
  id,
  invalid = false,
  describedBy,
  range,
  disabled,
  maxLength = 7,
  onFocused,
  onUnreadable,
}: DimensionFieldProps) {
  const made = useId();
  const own = id ?? made;
  const [typed, setTyped] = useState<{ text: string; value: number } | null>(null);
  // Typed text is shown only while it matches the value: an undo or an accepted suggestion appears at once.
  const shown = typed?.value === value ? typed.text : String(value);
  return (
    <div className={`${big ? styles['poster'] : styles['framed']}${error || invalid ? ` ${styles['wrong']}` : ''}`}>
      <div className={styles['box']}>
        <label className={styles['label']} htmlFor={own}>
          {label}
          {unit !== '' && <span className={styles['unit']}>{unit}</span>}
        </label>
        {range !== undefined && (
          <span id={`r-${own}`} hidden>
            {range}
          </span>
        )}
        <input
          id={own}
          name={name}
          type="text"
          inputMode={step % 1 === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={maxLength}
          value={shown}
          style={shown.length > usualSigns ? ({ '--signs': shown.length } as CSSProperties) : undefined}
          disabled={disabled}
          aria-invalid={error || invalid ? true : undefined}
          aria-describedby={[error ? errorId(own) : describedBy, range && `r-${own}`].filter(Boolean).join(' ') || undefined}
          onFocus={(event) => {
            event.target.select();
            onFocused?.(true);
          }}
          onChange={(event) => {
            const raw = latinDigits(event.target.value)
              .replace(',', '.')
              .replaceAll(/['’\s]/g, '');
            const text = onUnreadable ? raw : raw.replace(/[^\d.]/g, '');
            const number = Number(text);
            const counts = /^-?\d*\.?\d*$/.test(text) && text !== '' && Number.isFinite(number);
            onUnreadable?.(!counts);
            setTyped({ text, value: counts ? number : value });
            if (counts) onChange(number);
          }}
          onBlur={() => {
            onFocused?.(false);
            if (!error) setTyped(null);
          }}
          onKeyDown={(event) => {
            // Undo first reverts typed text that did not change the value.
            if (isUndo(event) && shown !== String(value)) {
              event.preventDefault();
              setTyped(null);
            }
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            setTyped(null);
            const by = (event.key === 'ArrowUp' ? 1 : -1) * step * (event.shiftKey ? 10 : 1);
            onChange(Math.min(max, Math.max(min, value + by)));
          }}
        />
      </div>
      {error ? (
        <div className={styles['error']} id={errorId(own)}>
          {error}
        </div>
      ) : null}
    </div>
  );
}
