/** A number set with a slider, with its current text. */
import { measureText, numberText } from '#domain/configurator/message.ts';
import type { Property } from '#domain/configurator/describe.ts';
import styles from './slider-field.module.css';

export interface SliderFieldProps {
  property: Extract<Property, { type: 'number' }>;
  label: string;
  disabled: boolean;
  onChange: (value: number) => void;
}

export function SliderField({ property: { id, value, min, max, step, unit }, label, disabled, onChange }: SliderFieldProps) {
  const text = unit === '°' ? `${numberText(value)}°` : measureText(value, unit);
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={`p-${id}`}>
        {label}
      </label>
      <input
        id={`p-${id}`}
        name={id}
        type="range"
        min={min}
        max={max}
        step={step ?? 1}
        value={value}
        disabled={disabled}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span className={styles['value']} aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
