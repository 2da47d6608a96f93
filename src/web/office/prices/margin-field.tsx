import { PlainField } from '../ui/plain-field.tsx';
import styles from './prices.module.css';

interface MarginFieldProps {
  label: string;
  /** Percent. */
  value: string;
  problem: string | undefined;
  onChange: (margin: string) => void;
}

/** The margin of a price, or the overhead of an internal one. */
export function MarginField(field: MarginFieldProps) {
  return (
    <div className={styles['short']}>
      <PlainField id="margin" numeric maxLength={8} {...field} />
    </div>
  );
}
