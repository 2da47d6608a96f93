import styles from './field.module.css';

export type PlainOption = readonly [value: string, word: string];

interface PlainSelectProps {
  id: string;
  label: string;
  value: string;
  options: readonly PlainOption[];
  problem?: string | undefined;
  readOnly?: boolean;
  onChange: (value: string) => void;
}

/** A select of the office: label, options, problem. A current value that is not among the options stays readable. */
export function PlainSelect({ id, label, value, options, problem, readOnly = false, onChange }: PlainSelectProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={readOnly}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.some(([each]) => each === value) ? null : <option value={value}>{value === '' ? '–' : value}</option>}
        {options.map(([each, word]) => (
          <option key={each} value={each}>
            {word}
          </option>
        ))}
      </select>
      {problem === undefined ? null : (
        <span id={`${id}-problem`} className={styles['problem']}>
          {problem}
        </span>
      )}
    </div>
  );
}
