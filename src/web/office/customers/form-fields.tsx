import fieldStyles from '../ui/field.module.css';
import styles from './customer.module.css';

interface SelectProps {
  id: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  problem?: string | undefined;
  onChange: (value: string) => void;
}

/** A labelled select. */
export function SelectField({ id, label, value, options, problem, onChange }: SelectProps) {
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([each, word]) => (
          <option key={each} value={each}>
            {word}
          </option>
        ))}
      </select>
      {problem === undefined ? null : (
        <small id={`${id}-problem`} className={fieldStyles['problem']}>
          {problem}
        </small>
      )}
    </div>
  );
}

interface CheckProps {
  id: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckField({ id, label, checked, onChange }: CheckProps) {
  return (
    <label className={styles['check']} htmlFor={id}>
      <input id={id} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} /> {label}
    </label>
  );
}
