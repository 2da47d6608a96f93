import styles from './setting-fields.module.css';

interface InputProps {
  id: string;
  label: string;
  unit?: string;
  value: string;
  /** As stored: a different value is marked. */
  stored: string | undefined;
  wrong: boolean;
  onChange: (value: string) => void;
}

/** A number with its label, which ends with the unit. */
export function SettingInput({ id, label, unit, value, stored, wrong, onChange }: InputProps) {
  return (
    <div className={styles['input']}>
      <label htmlFor={id}>
        {label}
        {unit === undefined ? null : <i>{unit}</i>}
      </label>
      <input
        id={id}
        className={value === stored ? undefined : styles['changed']}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={value}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id.split('.')[0]}-says`}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
