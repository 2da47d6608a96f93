import styles from './field.module.css';

interface PlainCheckProps {
  id: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box of the office to tick. */
export function PlainCheck({ id, label, checked, onChange }: PlainCheckProps) {
  return (
    <label className={styles['check']} htmlFor={id}>
      <input id={id} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} /> {label}
    </label>
  );
}
