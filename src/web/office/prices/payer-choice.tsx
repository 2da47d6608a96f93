import { findPayers } from '#contract/price-list.ts';
import type { Payer } from '#contract/price-list.ts';
import { call } from '#web/call.ts';
import { peopleWords } from '../people/people-words.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { useSearch } from '../ui/use-search.ts';
import { priceWords as t } from './price-words.ts';

const find = async (search: string, signal: AbortSignal) => call(findPayers, { query: { search } }, { signal });

/** A customer found by name, number or place. */
export function PayerChoice({ without, onChosen }: { without: readonly number[]; onChosen: (payer: Payer) => void }) {
  const { text, setText, found, foundNothing } = useSearch(find);
  return (
    <ChoiceField
      label={t.findCustomer}
      text={text}
      onText={setText}
      found={found.filter(({ id }) => !without.includes(id))}
      foundLabel={peopleWords.found}
      status={foundNothing ? peopleWords.nobody : ''}
      onChosen={onChosen}
    >
      {({ name, number }) => (
        <>
          <b>{name}</b> {number}
        </>
      )}
    </ChoiceField>
  );
}
