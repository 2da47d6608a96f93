import fieldStyles from '../ui/field.module.css';
import styles from './quote-page.module.css';

export interface Option {
  value: string;
  label: string;
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  options: readonly Option[];
  problem?: string | undefined;
  readOnly?: boolean;
  onChange: (value: string) => void;
}

/** A select; a current value that is not among the options stays readable. */
export function Choice({ id, label, value, options, problem, readOnly = false, onChange }: ChoiceProps) {
  return (
    <div className={`${fieldStyles['field']} ${styles['choice']}`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={readOnly}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.some((option) => option.value === value) ? null : <option value={value}>{value === '' ? '–' : value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
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
