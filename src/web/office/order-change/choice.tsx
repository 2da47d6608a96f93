import styles from './order-change.module.css';

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  /** Value and label. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

export function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  return (
    <label className={styles['field']} htmlFor={id}>
      {label}
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, word]) => (
          <option key={key} value={key}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
