import { useId, useState } from 'react';
import { readProductSummary, readProducts } from '#contract/product.ts';
import type { ProductSummary } from '#contract/product.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import fieldStyles from '../ui/field.module.css';
import pageStyles from '../ui/page.module.css';
import styles from './lines.module.css';
import type { DraftLine } from './quote-draft.ts';
import { quoteWords as t } from './quote-words.ts';

export interface Service {
  id: number;
  name: string;
  articleNumber: string;
}

interface AddLineProps {
  services: readonly Service[];
  onAdd: (line: Partial<DraftLine>) => void;
}

const mostShown = 20;

const wordOf = ({ articleNumber, name }: ProductSummary): string => `${articleNumber} ${name}`;

/** Adds a product of the catalogue by number or name, a line written by hand, a set, or a service. */
export function AddLine({ services, onAdd }: AddLineProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const id = useId();
  const [search, setSearch] = useState('');
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  const [asked, setAsked] = useState(false);
  const readAll = async (): Promise<void> => {
    if (asked) return;
    setAsked(true);
    try {
      setProducts((await call(readProductSummary, {})).items);
    } catch (error) {
      setAsked(false);
      toast.error(failureText(error));
    }
  };
  const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean);
  const found = products
    .filter((product) => words.every((word) => wordOf(product).toLocaleLowerCase('de').includes(word)))
    .slice(0, mostShown);
  const add = async (word: string): Promise<void> => {
    const chosen = products.find((product) => wordOf(product) === word);
    if (chosen === undefined) return;
    try {
      const { items } = await call(readProducts, { query: { ids: String(chosen.id) } });
      const product = items[0];
      setSearch('');
      if (product === undefined) return;
      const { name, articleNumber, configuration, unitOfSales } = product;
      onAdd({ productId: product.id, name, articleNumber, configuration, quantity: String(unitOfSales) });
    } catch (error) {
      toast.error(failureText(error));
    }
  };
  return (
    <div className={styles['add']}>
      <div className={fieldStyles['field']}>
        <label htmlFor={id}>{t.addProduct}</label>
        <input
          id={id}
          list={`${id}-products`}
          autoComplete="off"
          placeholder={t.searchProduct}
          value={search}
          maxLength={200}
          onFocus={() => void readAll()}
          onChange={({ target: { value } }) => {
            setSearch(value);
            void add(value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [only] = found;
            if (only !== undefined && search.trim() !== '') void add(wordOf(only));
          }}
        />
        <datalist id={`${id}-products`}>
          {found.map((product) => (
            <option key={product.id} value={wordOf(product)} />
          ))}
        </datalist>
      </div>
      <button type="button" className={pageStyles['button']} onClick={() => onAdd({ name: t.newLine })}>
        {t.addFree}
      </button>
      <button type="button" className={pageStyles['button']} onClick={() => onAdd({ name: t.newSet, type: 'COMPOSITE' })}>
        {t.addSet}
      </button>
      {services.map(({ id, name, articleNumber }) => (
        <button key={id} type="button" className={pageStyles['button']} onClick={() => onAdd({ productId: id, name, articleNumber })}>
          {t.addService(name)}
        </button>
      ))}
    </div>
  );
}
