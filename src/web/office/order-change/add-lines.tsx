import { useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { ProductSearch } from '../document/product-search.tsx';
import { useProductToAdd } from '../document/use-product-to-add.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import type { AddedLine } from './change-draft.ts';
import styles from './order-change.module.css';
import { changeWords as t } from './change-words.ts';

export type NewLine = Omit<AddedLine, 'key'>;

interface AddLinesProps {
  /** Of the order. */
  language: Language;
  /** Ticked lines, which can become a set. */
  grouped: readonly number[];
  onAdd: (line: NewLine) => void;
  onGrouped: () => void;
}

const free: NewLine = { productId: null, articleNumber: '', name: '', configuration: null, quantity: '1', price: '', positionIds: null };

/** A product, a line written by hand, or a named set of the ticked lines. */
export function AddLines({ language, grouped, onAdd, onGrouped }: AddLinesProps) {
  const [setName, setSetName] = useState('');
  const productToAdd = useProductToAdd(language);
  const addProduct = async (id: number): Promise<void> => {
    const product = await productToAdd(id);
    if (product === null) return;
    const { articleNumber, name, configuration, unitOfSales } = product;
    onAdd({ ...free, productId: id, articleNumber, name, configuration, quantity: String(unitOfSales) });
  };
  const addSet = (): void => {
    onAdd({ ...free, name: setName, positionIds: grouped });
    onGrouped();
    setSetName('');
  };
  return (
    <div className={styles['adding']}>
      <ProductSearch label={t.search} onChoose={({ id }) => void addProduct(id)} />
      <button type="button" className={pageStyles['button']} onClick={() => onAdd(free)}>
        {t.addFree}
      </button>
      {grouped.length === 0 ? null : (
        <>
          <PlainField id="set-name" label={t.groupName} value={setName} maxLength={200} onChange={setSetName} />
          <button type="button" className={pageStyles['button']} disabled={setName.trim() === ''} onClick={addSet}>
            {t.group}
          </button>
        </>
      )}
    </div>
  );
}
