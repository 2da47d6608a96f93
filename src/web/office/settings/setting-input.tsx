import { groupedNumber } from '../text/grouped-number.ts';
import styles from './setting-fields.module.css';

interface InputProps {
  id: string;
  label: string;
  unit?: string;
  /** Lengths are written without apostrophes. Default: number. */
  kind?: 'number' | 'length' | 'words';
  value: string;
  /** As stored: a different value is marked. */
  stored: string | undefined;
  wrong: boolean;
  onChange: (value: string) => void;
}

/** A number, or words, with its label, which ends with the unit. */
export function SettingInput({ id, label, unit, kind = 'number', value, stored, wrong, onChange }: InputProps) {
  return (
    <div className={styles['input']}>
      <label htmlFor={id}>
        {label}
        {unit === undefined ? null : <i>{unit}</i>}
      </label>
      <input
        id={id}
        className={value === stored ? undefined : styles['changed']}
        inputMode={kind === 'words' ? undefined : 'decimal'}
        autoComplete="off"
        maxLength={kind === 'words' ? 80 : 20}
        value={value}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id.split('.')[0]}-says`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => kind === 'number' && groupedNumber(value) !== value && onChange(groupedNumber(value))}
      />
    </div>
  );
}
