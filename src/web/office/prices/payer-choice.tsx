import { useEffect, useState } from 'react';
import { findPayers } from '#contract/price-list.ts';
import type { Payer } from '#contract/price-list.ts';
import { call } from '#web/call.ts';
import { QuoteField } from '../ui/field.tsx';
import { priceWords as t } from './price-words.ts';
import styles from './prices.module.css';

const waitMs = 150;

/** A customer found by name, number or place. */
export function PayerChoice({ without, onChosen }: { without: readonly number[]; onChosen: (payer: Payer) => void }) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Payer[]>([]);
  const search = text.trim().slice(0, 100);
  useEffect(() => {
    if (search.length < 2) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      call(findPayers, { query: { search } }, { signal: control.signal }).then(
        ({ items }) => setFound(items),
        () => setFound([]),
      );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [search]);
  const offered = search.length < 2 ? [] : found.filter(({ id }) => !without.includes(id));
  return (
    <div>
      <QuoteField id="payer" label={t.findCustomer} value={text} maxLength={100} onChange={setText} />
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
