import fieldStyles from '../ui/field.module.css';

interface SecretFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password' | 'one-time-code';
  problem?: string | undefined;
}

/** A password or code, marked so that password managers recognise it. */
export function SecretField({ id, label, value, onChange, autoComplete, problem }: SecretFieldProps) {
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={autoComplete === 'one-time-code' ? 'text' : 'password'}
        inputMode={autoComplete === 'one-time-code' ? 'numeric' : undefined}
        autoComplete={autoComplete}
        value={value}
        maxLength={200}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem === undefined ? null : (
        <span id={`${id}-problem`} className={fieldStyles['problem']}>
          {problem}
        </span>
      )}
    </div>
  );
}
