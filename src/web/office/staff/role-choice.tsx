import type { Role } from '#contract/staff.ts';
import { staffWords as t } from './staff-words.ts';
import styles from './staff.module.css';

interface RoleChoiceProps {
  roles: readonly Role[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  problem?: string | undefined;
}

export function RoleChoice({ roles, chosen, onChange, problem }: RoleChoiceProps) {
  return (
    <fieldset className={styles['choice']}>
      <legend>{t.roles}</legend>
      {roles.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            aria-invalid={problem === undefined ? undefined : true}
            onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
          />
          {name}
        </label>
      ))}
      {problem === undefined ? null : <p role="alert">{problem}</p>}
    </fieldset>
  );
}
