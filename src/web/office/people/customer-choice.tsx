import type { Customer } from '#contract/customer.ts';
import { readCustomers } from '#contract/customer.ts';
import { call } from '#web/call.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { useSearch } from '../ui/use-search.ts';
import { peopleWords as t } from './people-words.ts';

interface ChoiceProps {
  label: string;
  hint?: string;
  /** Whether typing can begin at once. */
  focused?: boolean;
  /** The customer to leave out. */
  without?: number;
  onChosen: (customer: Customer) => void;
}

const most = 8;

const findCustomers = async (search: string, signal: AbortSignal) => call(readCustomers, { query: { search, perPage: most } }, { signal });

export const customerLabel = ({ formattedId, name }: Pick<Customer, 'formattedId' | 'name'>): string => `${formattedId} ${name}`;

/** A customer found by name, company, e-mail, number or place. */
export function CustomerChoice({ without, onChosen, ...field }: ChoiceProps) {
  const { text, setText, found, foundNothing } = useSearch(findCustomers);
  return (
    <ChoiceField
      {...field}
      text={text}
      onText={setText}
      found={found.filter(({ id, isDefault }) => id !== without && isDefault !== true)}
      foundLabel={t.found}
      status={foundNothing ? t.nobody : ''}
      onChosen={onChosen}
    >
      {(customer) => (
        <>
          <b>{customerLabel(customer)}</b> {[customer.email, customer.city].filter((each) => each !== '').join(', ')}
        </>
      )}
    </ChoiceField>
  );
}
