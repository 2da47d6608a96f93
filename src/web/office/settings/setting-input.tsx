import styles from './setting-fields.module.css';

interface InputProps {
  id: string;
  label: string;
  unit?: string;
  value: string;
  /** As it was read: what differs from it is marked. */
  stored: string | undefined;
  wrong: boolean;
  onChange: (value: string) => void;
}

/** A number under its label, its unit at the label's end. */
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
