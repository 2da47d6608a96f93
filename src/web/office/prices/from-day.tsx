import fieldStyles from '../ui/field.module.css';
import { DayInput } from '../ui/day-input.tsx';
import styles from './planned.module.css';

interface FromDayProps {
  id: string;
  label: string;
  hint: string;
  /** `2027-01-01`; empty: at once. */
  value: string;
  problem?: string | undefined;
  onChange: (value: string) => void;
}

/** The day from which something applies. */
export function FromDay({ id, label, hint, value, problem, onChange }: FromDayProps) {
  return (
    <div className={`${fieldStyles['field']} ${styles['day']}`}>
      <label htmlFor={id}>{label}</label>
      <DayInput id={id} value={value} onChange={onChange} />
      {problem === undefined ? <small>{hint}</small> : <span className={fieldStyles['problem']}>{problem}</span>}
    </div>
  );
}
