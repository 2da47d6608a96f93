import { findPayers } from '#contract/price-list.ts';
import type { Payer } from '#contract/price-list.ts';
import { call } from '#web/call.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { useSearch } from '../ui/use-search.ts';
import { priceWords as t } from './price-words.ts';
import styles from './prices.module.css';

const find = async (search: string, signal: AbortSignal) => call(findPayers, { query: { search } }, { signal });

/** A customer found by name, number or place. */
export function PayerChoice({ without, onChosen }: { without: readonly number[]; onChosen: (payer: Payer) => void }) {
  const { text, setText, found } = useSearch(find);
  const offered = found.filter(({ id }) => !without.includes(id));
  return (
    <div>
      <PlainField id="payer" label={t.findCustomer} value={text} maxLength={100} onChange={setText} />
      <ul className={styles['payers']}>
        {offered.map((payer) => (
          <li key={payer.id}>
            <button type="button" onClick={() => onChosen(payer)}>
              <b>{payer.name}</b> {payer.number}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
