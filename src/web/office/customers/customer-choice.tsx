import { useEffect, useId } from 'react';
import { readCustomers } from '#contract/customer.ts';
import { call } from '#web/call.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { useSearch } from '../ui/use-search.ts';
import styles from './customer.module.css';

interface ChoiceProps {
  label: string;
  hint?: string;
  /** Whether typing can begin at once. */
  focused?: boolean;
  /** The customer to leave out. */
  without: number;
  /** `name`: as shown to people. */
  onChosen: (id: number, name: string) => void;
}

const most = 8;

const findCustomers = async (search: string, signal: AbortSignal) => call(readCustomers, { query: { search, perPage: most } }, { signal });

/** A customer found by name, company, e-mail, number or place. */
export function CustomerChoice({ label, hint, focused = false, without, onChosen }: ChoiceProps) {
  const field = useId();
  const { text, setText, found } = useSearch(findCustomers);
  useEffect(() => {
    if (focused) document.getElementById(field)?.focus();
  }, [focused, field]);
  const offered = found.filter(({ id, isDefault }) => id !== without && isDefault !== true);
  return (
    // The field itself takes the key.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={(event) => {
        const [first] = offered;
        if (event.key !== 'Enter' || first === undefined || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        onChosen(first.id, `${first.formattedId} ${first.name}`);
      }}
    >
      <PlainField id={field} label={label} value={text} maxLength={100} onChange={setText} {...(hint === undefined ? {} : { hint })} />
      <ul className={styles['choices']}>
        {offered.map(({ id, formattedId, name, email, city }) => (
          <li key={id}>
            <button type="button" onClick={() => onChosen(id, `${formattedId} ${name}`)}>
              <b>{`${formattedId} ${name}`}</b> {[email, city].filter((each) => each !== '').join(', ')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
