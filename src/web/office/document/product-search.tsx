import { useEffect, useId, useState } from 'react';
import type { ProductSummary } from '#contract/product.ts';
import { readProductSummary } from '#contract/product.ts';
import { call } from '#web/call.ts';
import { useInsertKey } from '../ui/use-insert-key.ts';
import styles from './product-search.module.css';
import { documentWords as t } from './document-words.ts';

interface ProductSearchProps {
  label: string;
  /** Whether typing can begin at once. */
  focused?: boolean;
  onChoose: (product: ProductSummary) => void;
}

/** Rows in the list at once. */
const mostRows = 5;

const isMeantBy =
  (words: readonly string[]) =>
  ({ articleNumber, name }: ProductSummary): boolean => {
    const text = `${articleNumber} ${name}`.toLocaleLowerCase('de');
    return words.every((word) => text.includes(word));
  };

/** Finds a product of the catalogue by words of its number or name; selected with the mouse or with arrows and Enter. */
export function ProductSearch({ label, focused = false, onChoose }: ProductSearchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [all, setAll] = useState<readonly ProductSummary[]>([]);
  const [at, setAt] = useState(0);
  const wanted = text.trim().toLocaleLowerCase('de');
  useEffect(() => {
    if (focused) document.getElementById(id)?.focus();
  }, [focused, id]);
  useEffect(() => {
    if (wanted === '' || all.length > 0) return;
    call(readProductSummary, {}).then(
      ({ items }) => setAll(items),
      // The list stays empty; further typing asks again.
      () => undefined,
    );
  }, [wanted, all.length]);
  useInsertKey(id);
  const found = wanted === '' ? [] : all.filter(isMeantBy(wanted.split(/\s+/))).slice(0, mostRows);
  const choose = (product: ProductSummary | undefined): void => {
    if (product === undefined) return;
    setText('');
    setAt(0);
    onChoose(product);
  };
  return (
    <div className={styles['search']}>
      <label htmlFor={id}>
        {label} <kbd aria-hidden="true">Ins</kbd>
      </label>
      <input
        id={id}
        role="combobox"
        aria-keyshortcuts="Insert"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step !== undefined) setAt(Math.min(found.length - 1, Math.max(0, at + step)));
          else if (event.key === 'Enter') choose(found[at]);
          else if (event.key === 'Escape') setText('');
          else return;
          event.preventDefault();
        }}
      />
      {wanted === '' ? null : (
        <div id={`${id}-found`} role="listbox" tabIndex={-1} aria-label={t.found} className={styles['found']}>
          {found.map((product, index) => (
            <button
              key={product.id}
              id={`${id}-${index}`}
              type="button"
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              onClick={() => choose(product)}
            >
              <b>{product.name}</b> <small>{product.articleNumber}</small>
            </button>
          ))}
          {found.length === 0 && all.length > 0 ? <p>{t.nothingFound}</p> : null}
        </div>
      )}
    </div>
  );
}
