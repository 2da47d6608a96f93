import type { SettingKey } from '#domain/setting/setting.ts';
import { ticked } from './setting-draft.ts';
import { SettingInput } from './setting-input.tsx';
import { settingFields } from './setting-fields.ts';
import styles from './setting-fields.module.css';

interface FieldsetProps {
  settingKey: SettingKey;
  values: Readonly<Record<string, string>>;
  stored: Readonly<Record<string, string>>;
  problem: string | undefined;
  onChange: (field: string, value: string) => void;
}

/** One setting: a checkbox, a number, or a number for each of its parts, with the sentence about its effect. */
export function SettingFieldset({ settingKey: key, values, stored, problem, onChange }: FieldsetProps) {
  const { label, unit, says, parts } = settingFields[key];
  if (parts !== undefined)
    return (
      <div className={styles['list']} id={key} tabIndex={-1} role="group" aria-label={label} aria-describedby={`${key}-says`}>
        <b>
          {label} {unit === undefined ? null : <i>{unit}</i>}
        </b>
        <div>
          {parts.map((part, index) => {
            const field = `${key}.${index}`;
            return (
              <SettingInput
                key={part}
                id={field}
                label={part}
                value={values[field] ?? ''}
                stored={stored[field]}
                wrong={problem !== undefined}
                onChange={(value) => onChange(field, value)}
              />
            );
          })}
        </div>
        <Says id={key} says={says} problem={problem} />
      </div>
    );
  if (unit === undefined)
    return (
      <div className={styles['box']}>
        <label htmlFor={key}>
          <input
            id={key}
            type="checkbox"
            aria-describedby={`${key}-says`}
            checked={values[key] === ticked}
            onChange={({ target }) => onChange(key, target.checked ? ticked : '')}
          />
          {label}
        </label>
        <Says id={key} says={says} />
      </div>
    );
  return (
    <div className={styles['single']}>
      <SettingInput
        id={key}
        label={label}
        unit={unit}
        value={values[key] ?? ''}
        stored={stored[key]}
        wrong={problem !== undefined}
        onChange={(value) => onChange(key, value)}
      />
      <Says id={key} says={says} problem={problem} />
    </div>
  );
}

function Says({ id, says, problem }: { id: string; says: string; problem?: string | undefined }) {
  return (
    <small id={`${id}-says`}>
      {problem === undefined ? null : <b className={styles['problem']}>{problem} </b>}
      {says}
    </small>
  );
}
